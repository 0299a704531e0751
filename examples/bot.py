#!/usr/bin/env python3
"""A bot for every game: it takes what captures or melds most.

    baralho bot check python3 bot.py --game escopa
    baralho arena escopa --bot me="python3 bot.py" --bot robot4
"""
import json
import sys


def worth(move, view):
    """How good a move looks: captures, sweeps, diamonds; melds before discards."""
    if "x" in move:  # a capture, such as 7Dx4C+3S
        card, taken = move.split("x")
        taken = taken.split("+")
        sweep = len(taken) == len(view["table"])
        return 10 * len(taken) + sum(c.endswith("D") for c in [card, *taken]) + 50 * sweep
    word, *cards = move.split()
    order = {"meld": 500, "add": 400, "take": 300}  # Buraco
    return order.get(word, 0) + len(cards) - move.endswith("D")


def say(message):
    print(json.dumps(message), flush=True)  # or the runner would wait in vain


for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say({"type": "hello", "protocol": 1, "name": "example in Python", "author": "Baralho"})
    elif kind == "ready":
        say({"type": "ready"})
    elif kind == "request":
        view = message["view"]
        best = max(message["moves"], key=lambda move: worth(move, view))
        say({"id": message["id"], "move": best})
    elif kind == "quit":
        break
