from speechd.client import *
