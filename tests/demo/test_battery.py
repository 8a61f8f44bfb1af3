"""The demonstration game goes through the whole battery."""

from grognard.testing.battery import battery_for
from tests.demo.rules import DemoRules

TestBattery = battery_for(lambda: DemoRules(), games=20, close=5, actions=60, every=2)
