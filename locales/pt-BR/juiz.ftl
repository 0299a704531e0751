# baralho juiz: help and messages.

cli-juiz = O juiz da disciplina para robôs de Buraco
cli-juiz-words = ...
