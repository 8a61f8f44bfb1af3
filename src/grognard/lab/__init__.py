"""The laboratory: set up any position, ask for a ruling, odds or reach, and try things out."""

from grognard.lab.errors import LabError
from grognard.lab.position import Position, Ruling

__all__ = ["LabError", "Position", "Ruling"]
