"""The query of learners.sql by Spark in local mode: python learners_spark.py FOLDER (pip install pyspark, and a Java)."""

import sys
import time
from pathlib import Path

from pyspark.sql import SparkSession

query = (Path(__file__).parent / "learners.sql").read_text()
spark = SparkSession.builder.master("local[*]").appName("learners").getOrCreate()
began = time.monotonic()
spark.read.parquet(sys.argv[1]).createOrReplaceTempView("learners")
for row in spark.sql(query).collect():
    print(*row)
print(f"{time.monotonic() - began:.2f} s")
