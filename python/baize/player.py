"""A player as a program: ``baize simulate splendor --players "mine=cmd:python3 mine.py",planner``."""

from __future__ import annotations

import json
import random
import sys
from dataclasses import dataclass
from typing import IO, Any, Dict, List, Optional, Union


@dataclass(frozen=True)
class Question:
    """One decision, from what the seat knows."""

    game: str
    #: Changes with every game: what was remembered of another must not be used.
    match: str
    seat: int
    #: What everybody is called, by seat.
    players: List[str]
    #: What the seat knows, as the game's schema describes it (``baize schema splendor``).
    view: Dict[str, Any]
    #: The same in words, with what is asked.
    text: str
    #: The legal moves in words.
    legal: List[str]
    #: From 0 up to 1, the same when the same game is played again.
    luck: float

    @property
    def random(self) -> random.Random:
        """Chance that comes again when the same game is played again."""
        return random.Random(self.luck)

    def first(self, *starts: str) -> Optional[str]:
        """The first legal move that begins with the first of these that any begins with."""
        for start in starts:
            for move in self.legal:
                if move.startswith(start):
                    return move
        return None


class Player:
    """Subclass it, write ``choose``, and end the program with ``YourPlayer().run()``."""

    def choose(self, question: Question) -> Union[int, str]:
        """The move: its index in ``question.legal``, or its words."""
        raise NotImplementedError

    def run(self, questions: Optional[IO[str]] = None, answers: Optional[IO[str]] = None) -> None:
        """Answers questions until there are no more. Print nothing else to standard output."""
        source = sys.stdin if questions is None else questions
        out = sys.stdout if answers is None else answers
        for line in source:
            answer = self.choose(Question(**json.loads(line)))
            out.write(json.dumps({"index": answer} if isinstance(answer, int) else {"move": answer}) + "\n")
            out.flush()
