# baralho juiz: help and messages.

cli-juiz = Il giudice del corso per i bot di Buraco
cli-juiz-words = ...
