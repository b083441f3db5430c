"""Random games in the environment, a line of JSON for each: how they ended, the same for the same seed.

``python3 examples/random_games.py splendor --games 1000 --seed 7``; moves a second go to standard error.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from baize import Environment  # noqa: E402


class Dice:
    """A generator so simple that any language has it: games can be compared across languages."""

    def __init__(self, seed: int) -> None:
        self.state = seed % 2147483647 or 1

    def below(self, n: int) -> int:
        self.state = self.state * 48271 % 2147483647
        return self.state % n


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--observe", action="store_true", help="look at every view as well")
    given = parser.parse_args()
    steps = 0
    with Environment(given.game, seats=given.seats) as environment:
        environment.reset(seed=0)
        began = time.perf_counter()
        for number in range(given.seed, given.seed + given.games):
            dice = Dice(number)
            environment.reset(seed=number)
            while environment.result is None:
                if given.observe:
                    environment.observe(environment.agent_selection)
                environment.step(dice.below(len(environment.legal())))
                steps += 1
            print(json.dumps({"seed": str(number), "moves": environment.moves, **environment.result}))
        seconds = time.perf_counter() - began
    print(f"{steps} decisions, {steps / seconds:.0f} a second", file=sys.stderr)


if __name__ == "__main__":
    main()
