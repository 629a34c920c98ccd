//! Rule languages 1 and 2, read into one typed program; the machine that runs it. Touches no text at play.
