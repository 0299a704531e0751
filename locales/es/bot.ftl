# baralho bot: help and messages.

cli-bot = Ejecutar un bot incluido como proceso, o revisar un bot
cli-bot-words = ...
