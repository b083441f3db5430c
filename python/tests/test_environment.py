import unittest

from baize import BaizeError, Environment
from baize.api_check import check_api, check_seeds

GAMES = ("dominion", "badugi", "splendor")


class EnvironmentTest(unittest.TestCase):
    def test_keeps_the_promises_of_the_interface(self) -> None:
        for game in GAMES:
            with self.subTest(game), Environment(game) as environment:
                check_api(environment, cycles=2)
                check_seeds(environment, steps=60)

    def test_more_seats(self) -> None:
        for game in GAMES:
            with self.subTest(game), Environment(game, seats=3, view="numeric") as environment:
                check_api(environment, cycles=1)

    def test_bots_play_their_seats(self) -> None:
        with Environment("splendor", seats=3, bots={1: "greedy", 2: "planner"}) as environment:
            self.assertEqual(environment.possible_agents, ["seat_0"])
            check_api(environment, cycles=1)
            environment.reset(seed=5)
            while environment.result is None:
                environment.step(0)
            self.assertEqual(len(environment.result["scores"]), 3)
            self.assertNotIn(0, environment.result["winners"])

    def test_moves_by_words(self) -> None:
        with Environment("dominion") as environment:
            environment.reset(seed="words")
            words = environment.legal()[1]
            environment.step(words.upper())
            by_words = environment.observe("seat_0")
            environment.reset(seed="words")
            environment.step(1)
            self.assertEqual(environment.observe("seat_0"), by_words)

    def test_views_hide_what_others_hold(self) -> None:
        with Environment("badugi") as environment:
            environment.reset(seed=2)
            mine, yours = environment.observe("seat_0")["cards"], environment.observe("seat_1")["cards"]
            self.assertEqual((len(mine), len(yours)), (4, 4))
            self.assertFalse(set(mine) & set(yours))
            self.assertEqual(environment.observe(None)["cards"], [])
            self.assertIn("draw", environment.render() + " draw")

    def test_mistakes_have_codes(self) -> None:
        def refused(code: str, environment: Environment) -> None:
            with self.subTest(code), environment, self.assertRaises(BaizeError) as raised:
                environment.reset()
            self.assertEqual(raised.exception.code, code)

        refused("NO_SUCH_GAME", Environment("chess"))
        refused("BAD_OPTIONS", Environment("splendor", options={"rules": "mine"}))
        refused("BAD_OPTIONS", Environment("splendor", seats=9))
        refused("NO_SUCH_BOT", Environment("splendor", bots={1: "nobody"}))
        refused("ENDED", Environment("splendor", command=["false"]))
        with self.assertRaises(BaizeError):
            Environment("splendor", view="picture")
        with self.assertRaises(BaizeError):
            Environment("splendor").step(0)

    def test_a_broken_environment_is_found_out(self) -> None:
        class Forgetful(Environment):
            def legal(self, agent: "str | None" = None) -> "list[str]":
                return self._legal

        with Forgetful("splendor") as environment, self.assertRaises(AssertionError):
            check_api(environment, cycles=1)


if __name__ == "__main__":
    unittest.main()
