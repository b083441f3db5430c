import io
import json
import unittest
from typing import Union

from baize import Player, Question

QUESTION = {
    "game": "splendor",
    "match": "1.1",
    "seat": 0,
    "players": ["mine", "planner"],
    "view": {"you": 0},
    "text": "Your turn.",
    "legal": ["buy t1-01", "take ruby onyx emerald", "take ruby ruby"],
    "luck": 0.25,
}


class Last(Player):
    def choose(self, question: Question) -> Union[int, str]:
        return len(question.legal) - 1 if question.luck < 0.5 else question.legal[0]


class PlayerTest(unittest.TestCase):
    def test_answers_line_by_line(self) -> None:
        lines = json.dumps(QUESTION) + "\n" + json.dumps({**QUESTION, "luck": 0.75}) + "\n"
        answers = io.StringIO()
        Last().run(io.StringIO(lines), answers)
        self.assertEqual(answers.getvalue(), '{"index": 2}\n{"move": "buy t1-01"}\n')

    def test_questions_help_to_choose(self) -> None:
        question = Question(**QUESTION)  # type: ignore[arg-type]
        self.assertEqual(question.first("reserve", "take", "buy"), "take ruby onyx emerald")
        self.assertIsNone(question.first("pass"))
        self.assertEqual(question.random.random(), question.random.random())

    def test_a_player_has_to_choose(self) -> None:
        with self.assertRaises(NotImplementedError):
            Player().choose(Question(**QUESTION))  # type: ignore[arg-type]


if __name__ == "__main__":
    unittest.main()
