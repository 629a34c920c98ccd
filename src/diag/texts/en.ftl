# What problems and their cures say. A message is called CODE-case, a cure cure-case, what stands behind a message more-case.
# Before a drawn problem and its cures
word-error = error
word-warning = warning
word-note = note
word-help = help

# Lower-case start, no full stop, plain words that can be read aloud.

# Behind any message
more-again = , and { $again ->
    [one] once
   *[other] { $again } times
 } more
more-in-level = , in level { $inlevel }
