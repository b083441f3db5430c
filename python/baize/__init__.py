"""Baize in Python: write a player, or learn to play in a turn-based environment."""

from .environment import Environment
from .player import Player, Question
from .process import BaizeError

__all__ = ["BaizeError", "Environment", "Player", "Question"]
