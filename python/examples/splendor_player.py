"""A Splendor player: buys the card with the most prestige, else saves gems for the cheapest card it can see."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Dict, List

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from baize import Player, Question  # noqa: E402

Card = Dict[str, Any]


def missing(card: Card, me: Dict[str, Any]) -> Dict[str, int]:
    """The gems that still have to be taken for a card."""
    short = {gem: cost - me["bonuses"][gem] - me["tokens"][gem] for gem, cost in card["cost"].items()}
    return {gem: count for gem, count in short.items() if count > 0}


class Saver(Player):
    def choose(self, question: Question) -> str:
        view = question.view
        me = view["players"][view["you"]]
        table: List[Card] = [card for tier in view["tableau"].values() for card in tier if card is not None]
        cards = table + [card for card in me["reserved"] if "id" in card]
        prestige = {card["id"]: card["prestige"] for card in cards}
        buys = [move for move in question.legal if move.startswith("buy ") and " paying " not in move]
        if buys:
            return max(buys, key=lambda move: prestige.get(move.split()[1], 0))
        wanted = missing(min(cards, key=lambda card: (sum(missing(card, me).values()), card["id"])), me) if cards else {}
        takes = [move for move in question.legal if move.startswith("take ")]
        if takes:
            return max(takes, key=lambda move: sum(min(move.split()[1:].count(gem), n) for gem, n in wanted.items()))
        back = [move for move in question.legal if not any(gem in move for gem in wanted)]
        return (back or question.legal)[0]


if __name__ == "__main__":
    Saver().run()
