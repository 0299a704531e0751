# baralho arena: help and messages.

cli-arena = Torneos de bots incluidos y externos
cli-arena-words = ...
