# baralho arena: help and messages.

cli-arena = Tournaments of built-in and external bots
cli-arena-words = ...
