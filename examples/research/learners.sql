-- How modelled learners play before and after their presses suggested a pace (examples/learners.rs writes `learners`).
SELECT date, count(*) AS days, round(avg(interval_ms)) AS interval_ms, round(avg(lit_median_ms)) AS median_ms,
       round(100.0 * sum(took_back) / sum(choices - took_back), 1) AS taken_back_percent,
       round(60.0 * sum(choices - 2 * took_back) / sum(play_s), 2) AS choices_a_minute
FROM learners
GROUP BY date
ORDER BY date
