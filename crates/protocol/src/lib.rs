//! The jsonl bot protocol: messages between a runner and bot processes, for every game.
