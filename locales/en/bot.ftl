# baralho bot: help and messages.

cli-bot = Run a built-in bot as a process, or check a bot
cli-bot-words = ...
