# baralho juiz: help and messages.

cli-juiz = El juez del curso para bots de Buraco
cli-juiz-words = ...
