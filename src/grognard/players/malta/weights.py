"""The numbers behind the thinking, read once from a data file."""

from functools import cache
from importlib.resources import files

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Judgements in victory points; the data file says what each is for."""

    result: float
    contempt: float
    doubt: tuple[float, ...]
    drift: tuple[float, ...]
    base_share: tuple[float, ...]
    time: tuple[float, ...]
    spare_base: tuple[float, float]
    field_share: float
    harbour: float
    ground: float
    axis_step: float
    british_step: float
    battery: float
    anti_air: float
    gun: float
    attack_least: tuple[float, float]
    unit_price: float
    thrown_back: float
    shaken: float
    support: float
    siege: float
    opening: float
    pull: float
    pull_scale: float
    crowd: float
    hold: tuple[float, float]
    company: float
    cover: float
    fear: float
    rest: float
    drop_loss: float
    drop_spread: float
    beach_guard: float
    beach_reach: float
    urgency_fight: float
    urgency_move: float
    urgency_air: float
    urgency_land: float


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    weights: Weights
    garrison: dict[str, str] = {}
    """British units that the planner puts elsewhere than the set-up of the game does."""


@cache
def book() -> Book:
    """The weights of the game."""
    text = files("grognard.players").joinpath("data/malta.toml").read_bytes()
    return msgspec.toml.decode(text, type=Book)
