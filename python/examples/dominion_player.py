"""A Dominion player: Big Money. Plays what gives cards or Actions, buys Provinces, then Gold, then Silver."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from baize import Player, Question  # noqa: E402


class BigMoney(Player):
    def choose(self, question: Question) -> str:
        provinces = next((pile["left"] for pile in question.view["supply"] if pile["card"] == "Province"), 0)
        late = ["buy Duchy"] if provinces <= 4 else []
        poor = ["buy Estate"] if provinces <= 2 else []
        wanted = ["play treasures", "buy Province", *late, "buy Gold", *poor, "buy Silver", "end actions", "end turn"]
        # What others make it do: part with what is worth least.
        answers = ["reveal", *[f"{verb} {card}" for verb in ("discard", "trash", "topdeck") for card in
                               ("Curse", "Estate", "Duchy", "Province", "Copper")], "done", "pass"]
        return question.first(*wanted, *answers) or question.legal[0]


if __name__ == "__main__":
    BigMoney().run()
