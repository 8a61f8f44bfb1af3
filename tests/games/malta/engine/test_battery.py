"""The generic battery on the real game."""

from grognard.testing.battery import battery_for
from tests.games.malta.engine.playing import ruleset

TestBattery = battery_for(ruleset, games=2, close=1, actions=420, every=30)
