#!/usr/bin/env python3
"""A bot to copy: write `choose`, and whatever else you want to remember.

    baralho bot check python3 template.py
    baralho arena escopa --bot me="python3 template.py" --bot robot4

Print nothing to standard output but answers; for notes to yourself use standard error:
    print("I see", view, file=sys.stderr)
"""
import json
import random
import sys

NAME = "my bot"
AUTHOR = "me"
GAMES = ["escopa"]  # escopa scopa escoba scopone rouba-montes buraco; [] for all


class Bot:
    def __init__(self, start):
        """A game begins: start has preset, rules, players, seat, sides, names, clock, ..."""
        self.start = start
        self.seat = start["seat"]
        self.chance = random.Random(start["seed"])  # the same seed plays the same game

    def event(self, event):
        """Something happened: event["kind"] is deal, play, cards, close, ..."""

    def choose(self, moves, view, time_ms):
        """One of the moves, such as "7Dx4C+3S". The view has hand, table, points, ..."""
        return self.chance.choice(moves)

    def end(self, end):
        """The game is over: end has winners, points, reason, and you: won, lost or drew."""


def say(message):
    print(json.dumps(message), flush=True)


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                say({"type": "hello", "protocol": 1, "name": NAME, "author": AUTHOR, "games": GAMES})
            case "ready":
                say({"type": "ready"})
            case "start":
                bot = Bot(message)
            case "event":
                bot.event(message["event"])
            case "request":
                move = bot.choose(message["moves"], message["view"], message["time_ms"])
                say({"id": message["id"], "move": move})
            case "end":
                bot.end(message)
            case "quit":
                return
            case _:
                pass  # a later version's message: not for us


main()
