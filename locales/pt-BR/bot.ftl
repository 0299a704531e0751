# baralho bot: help and messages.

cli-bot = Rodar um robô embutido como processo, ou conferir um robô
cli-bot-words = ...
