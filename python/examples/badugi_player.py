"""A Badugi player: keeps the lowest cards of different ranks and suits, bets a finished hand, folds a bad one."""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from typing import List, Tuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from baize import Player, Question  # noqa: E402

RANKS = "A23456789TJQK"


def best(cards: List[str]) -> Tuple[str, ...]:
    """The cards that count: as many as possible of different ranks and suits, the lowest of those."""
    hands = [
        hand
        for size in range(1, 5)
        for hand in combinations(cards, size)
        if len({card[0] for card in hand}) == len({card[1] for card in hand}) == size
    ]
    return min(hands, key=lambda hand: (-len(hand), sorted((RANKS.index(card[0]) for card in hand), reverse=True)))


class Patient(Player):
    def choose(self, question: Question) -> str:
        view = question.view
        kept = best(view["cards"])
        if view["phase"] == "drawing":
            throw = [card for card in view["cards"] if card not in kept and card not in view["picked"]]
            return question.first(*[f"discard {card}" for card in throw], "draw", "stand pat") or question.legal[0]
        top = max(RANKS.index(card[0]) for card in kept)
        strong = len(kept) == 4 or (len(kept) == 3 and top < 6 and view["round"] != "fourth")
        fair = len(kept) == 3 and top < 9
        wanted = ["raise", "bet", "call", "check"] if strong else ["check", "call", "fold"] if fair else ["check", "fold"]
        return question.first(*wanted) or question.legal[0]


if __name__ == "__main__":
    Patient().run()
