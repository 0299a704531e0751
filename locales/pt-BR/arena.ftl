# baralho arena: help and messages.

cli-arena = Torneios de robôs embutidos e externos
cli-arena-words = ...
