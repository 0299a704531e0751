# baralho arena: help and messages.

cli-arena = Tornei di bot inclusi ed esterni
cli-arena-words = ...
