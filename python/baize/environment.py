"""Games as an environment of agents that act in turn, in the style of PettingZoo's AEC interface."""

from __future__ import annotations

import random
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from .process import BaizeError, Process

Action = Union[int, str]


class Moves:
    """The actions of an agent: indices into its legal moves, whose number changes from decision to decision."""

    def __init__(self, environment: "Environment", agent: str) -> None:
        self._environment = environment
        self._agent = agent
        self._random = random.Random(0)

    def seed(self, seed: Optional[int] = None) -> None:
        self._random = random.Random(seed)

    @property
    def n(self) -> int:
        return len(self._environment.legal(self._agent))

    def contains(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < self.n

    def sample(self) -> int:
        if self.n == 0:
            raise BaizeError("NOT_YOUR_TURN", f"{self._agent} has no move now.")
        return self._random.randrange(self.n)


class Environment:
    """One game at a time, in a program that is kept running.

    ``agents`` are called ``seat_0``, ``seat_1`` …; seats named in ``bots`` are played by bots and are not among them.
    Positions with one legal move are played by themselves, so every step is a decision.
    """

    metadata: Dict[str, Any] = {"name": "baize", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Optional[Mapping[str, Any]] = None,
        bots: Optional[Mapping[int, str]] = None,
        view: str = "named",
        command: Optional[Sequence[str]] = None,
    ) -> None:
        if view not in ("named", "numeric"):
            raise BaizeError("USAGE", f"A view is named or numeric, not {view!r}.")
        self.game = game
        self.view = view
        self.render_mode = "ansi"
        self._process = Process(command)
        self._seats = seats
        self._options = dict(options or {})
        self._bots = {str(seat): name for seat, name in (bots or {}).items()}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats) if str(seat) not in self._bots]
        self._spaces = {agent: Moves(self, agent) for agent in self.possible_agents}
        self._schema: Optional[Dict[str, Any]] = None
        self._clear()

    def _clear(self) -> None:
        self.agents: List[str] = []
        self.agent_selection: Optional[str] = None
        self.rewards: Dict[str, float] = {}
        self._cumulative_rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}
        #: How the game ended: scores, winners, payoffs, and a sentence.
        self.result: Optional[Dict[str, Any]] = None
        #: Moves made so far, those of bots and forced ones included.
        self.moves = 0
        self._legal: List[str] = []
        self._next: Optional[str] = None

    def reset(self, seed: Union[int, str, None] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Deals a game. The same seed deals the same cards; ``options`` replace those of the environment for this game."""
        request = {
            "do": "start",
            "game": self.game,
            "seats": self._seats,
            "seed": str(random.getrandbits(48) if seed is None else seed),
            "options": self._options if options is None else dict(options),
            "bots": self._bots,
        }
        standing = self._process.ask(request)
        self._clear()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._stand(standing)

    def step(self, action: Optional[Action]) -> None:
        """Plays a legal move of ``agent_selection``, by index or by words; ``None`` for an agent whose game is over."""
        agent = self.agent_selection
        if agent is None:
            raise BaizeError("GAME_OVER", "The game is over: reset starts another.")
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise BaizeError("ILLEGAL_MOVE", "None is only for agents whose game is over.")
        if isinstance(action, bool) or not isinstance(action, (int, str)):
            action = int(action)
        standing = self._process.ask({"do": "step", "move": action})
        self._cumulative_rewards[agent] = 0.0
        self._stand(standing)

    def _stand(self, standing: Dict[str, Any]) -> None:
        turn = standing["turn"]
        self.moves = standing["made"]
        self._legal = standing["legal"]
        if self.agent_selection is not None:
            self.infos[self.agent_selection] = {}
        if turn is not None:
            self.agent_selection = f"seat_{turn}"
            self.infos[self.agent_selection] = {"legal": self._legal}
            return
        self.result = standing["result"]
        for agent in self.agents:
            reward = float(standing["result"]["payoffs"][int(agent[5:])])
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
            self.infos[agent] = {"result": self.result}
        self.agent_selection = self.agents[0] if self.agents else None

    def _leave(self, agent: str, action: Optional[Action]) -> None:
        if action is not None:
            raise BaizeError("GAME_OVER", "An agent whose game is over can only step with None.")
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            each.pop(agent)
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.agents[0] if self.agents else None

    def legal(self, agent: Optional[str] = None) -> List[str]:
        """The legal moves in words of the agent that must decide; none for any other."""
        if self.result is not None or (agent is not None and agent != self.agent_selection):
            return []
        return self._legal

    def observe(self, agent: Optional[str]) -> Dict[str, Any]:
        """What an agent knows now, as ``observation_space`` describes it; ``None`` looks on."""
        seat = None if agent is None else int(agent[5:])
        view: Dict[str, Any] = self._process.ask({"do": "view", "seat": seat, "form": self.view})["view"]
        return view

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        """What ``agent_selection`` sees, its reward since it last acted, whether its game is over, and its legal moves."""
        agent = self.agent_selection
        if agent is None:
            raise BaizeError("GAME_OVER", "The game is over: reset starts another.")
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they act, until all have left."""
        for _ in range(max_iter):
            if not self.agents or self.agent_selection is None:
                return
            yield self.agent_selection

    def action_space(self, agent: str) -> Moves:
        return self._spaces[agent]

    def observation_space(self, agent: str) -> Dict[str, Any]:
        """The JSON Schema of named views."""
        if self._schema is None:
            self._schema = self._process.ask({"do": "schema", "game": self.game})["schema"] or {}
        return self._schema

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "Environment":
        return self

    def render(self) -> str:
        """The table as text, as the agent that must decide sees it."""
        agent = self.agent_selection
        text: str = self._process.ask({"do": "text", "seat": None if agent is None else int(agent[5:])})["text"]
        return text

    def close(self) -> None:
        self._process.close()

    def __enter__(self) -> "Environment":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __str__(self) -> str:
        return f"baize/{self.game}"
