"""Does an environment keep the promises of the AEC interface? Modelled on PettingZoo's ``api_test`` and ``seed_test``.

``python3 -m baize.api_check splendor`` checks one of ours.
"""

from __future__ import annotations

import random
import sys
from typing import Any, List, Tuple

from .environment import Environment
from .process import BaizeError


def check_api(environment: Environment, cycles: int = 3, seed: int = 0) -> None:
    """Raises an ``AssertionError`` that says which promise is broken."""
    assert environment.possible_agents, "there are no agents"
    assert len(set(environment.possible_agents)) == environment.max_num_agents, "agents have names of their own"
    assert isinstance(environment.metadata.get("name"), str), "metadata has a name"
    assert environment.unwrapped is environment
    for agent in environment.possible_agents:
        assert environment.action_space(agent) is environment.action_space(agent), "spaces do not change"
        assert environment.observation_space(agent) is environment.observation_space(agent), "spaces do not change"
    chance = random.Random(seed)
    for cycle in range(cycles):
        environment.reset(seed=seed + cycle)
        _check_game(environment, chance)
    _check_mistakes(environment)


def _check_dicts(environment: Environment) -> None:
    agents = set(environment.agents)
    for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
        assert set(getattr(environment, name)) == agents, f"{name} is about the agents that are left"
    assert agents <= set(environment.possible_agents), "agents are among the possible ones"
    assert environment.num_agents == len(agents)


def _check_game(environment: Environment, chance: random.Random) -> None:
    assert environment.agents == environment.possible_agents, "everybody is there after a reset"
    earned = dict.fromkeys(environment.possible_agents, 0.0)
    seen = dict.fromkeys(environment.possible_agents, 0.0)
    over = False
    for agent in environment.agent_iter():
        _check_dicts(environment)
        assert agent == environment.agent_selection and agent in environment.agents
        observation, reward, termination, truncation, info = environment.last()
        assert isinstance(reward, float), "rewards are numbers"
        assert isinstance(termination, bool) and isinstance(truncation, bool) and isinstance(info, dict)
        _check_observation(environment, agent, observation)
        seen[agent] += reward
        if termination or truncation:
            over = True
            assert environment.legal() == [], "an agent whose game is over has no moves"
            environment.step(None)
            assert agent not in environment.agents, "an agent leaves by its last step"
            continue
        assert not over, "nobody acts after the end"
        moves = environment.legal()
        assert len(moves) > 1 and len(set(moves)) == len(moves), "a decision has several moves, each of its own"
        assert info["legal"] == moves
        space = environment.action_space(agent)
        assert space.n == len(moves) and space.contains(space.sample()) and not space.contains(len(moves))
        others = [each for each in environment.agents if each != agent]
        assert all(environment.legal(each) == [] for each in others), "only one agent acts at a time"
        environment.step(chance.randrange(len(moves)))
        for each, amount in environment.rewards.items():
            earned[each] += amount
    assert over and not environment.agents and environment.result is not None
    assert earned == seen, "what is earned is what is told"


def _check_observation(environment: Environment, agent: str, observation: Any) -> None:
    assert isinstance(observation, dict) and observation == environment.observe(agent), "looking changes nothing"
    if environment.view == "named":
        required = environment.observation_space(agent).get("required", [])
        assert sorted(observation) == sorted(required), "an observation has the fields of its space"
        assert observation["you"] == int(agent[5:]), "an agent sees its own view"


def _check_mistakes(environment: Environment) -> None:
    environment.reset(seed=1)
    before = (environment.agent_selection, environment.legal(), environment.observe(environment.agent_selection))
    for wrong in (len(environment.legal()), -1, "no such move", None):
        try:
            environment.step(wrong)
        except BaizeError as error:
            assert error.code == "ILLEGAL_MOVE", error.code
        else:
            raise AssertionError(f"{wrong!r} was played")
    after = (environment.agent_selection, environment.legal(), environment.observe(environment.agent_selection))
    assert before == after, "a refused move changes nothing"


def check_seeds(environment: Environment, steps: int = 200, seed: int = 7) -> None:
    """The same seed and the same choices give the same game; another seed gives another."""

    def play(game: int) -> List[Tuple[Any, ...]]:
        chance = random.Random(3)
        seen: List[Tuple[Any, ...]] = []
        environment.reset(seed=game)
        for agent in environment.agent_iter(steps):
            observation, reward, termination, _, _ = environment.last()
            seen.append((agent, observation, reward, termination))
            environment.step(None if termination else chance.randrange(len(environment.legal())))
        return seen

    first = play(seed)
    assert play(seed) == first, "the same seed gives the same game"
    assert play(seed + 1) != first, "another seed gives another game"


def main(games: List[str]) -> None:
    for game in games:
        for view in ("named", "numeric"):
            with Environment(game, view=view) as environment:
                check_api(environment)
                check_seeds(environment)
        print(f"{game}: keeps the promises of the interface")


if __name__ == "__main__":
    main(sys.argv[1:] or ["dominion", "badugi", "splendor"])
