# baralho juiz: help and messages.

cli-juiz = The course judge for Buraco bots
cli-juiz-words = ...
