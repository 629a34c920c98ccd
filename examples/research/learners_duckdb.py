"""The query of learners.sql by DuckDB: python learners_duckdb.py FOLDER (pip install duckdb)."""

import sys
import time
from pathlib import Path

import duckdb

query = (Path(__file__).parent / "learners.sql").read_text()
began = time.monotonic()
duckdb.sql(f"CREATE VIEW learners AS SELECT * FROM read_parquet('{sys.argv[1]}/*.parquet')")
for row in duckdb.sql(query).fetchall():
    print(*row)
print(f"{time.monotonic() - began:.2f} s")
