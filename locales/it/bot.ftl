# baralho bot: help and messages.

cli-bot = Eseguire un bot incluso come processo, o verificare un bot
cli-bot-words = ...
