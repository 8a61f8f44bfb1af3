"""The research door: every game and scenario as a PettingZoo environment.

``grognard_env("sicilia")`` gives an AEC environment. See :mod:`grognard.env.encoding` for what the
numbers mean; ``env.view(agent)`` gives the same position as the typed view that people play with.
"""

from grognard.env.aec import GrognardEnv, grognard_env
from grognard.env.encoding import CHOICE_FEATURES, HEX_PLANES, SCALARS, Encoder

__all__ = ["CHOICE_FEATURES", "HEX_PLANES", "SCALARS", "Encoder", "GrognardEnv", "grognard_env"]
