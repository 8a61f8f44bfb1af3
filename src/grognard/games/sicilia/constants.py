"""The title's own sections of ``data/rules.toml``."""

from grognard.games.somnium.title import AirBounds, Constants, Record


class Air(AirBounds, frozen=True, kw_only=True):
    """Air points of both sides."""

    allied_per_turn: int
    allied_bonus: int
    bonus_hex: str
    axis_per_turn: int


class Ports(Record, frozen=True, kw_only=True):
    """Where the sides land and leave."""

    allied_landing: tuple[str, ...]
    axis_entry: str
    axis_exit: str


class NavalSupport(Record, frozen=True, kw_only=True):
    """Guns of the fleet."""

    turns: tuple[int, ...]
    max_hexes_from_coast: int
    columns_left: int
    excludes: tuple[str, ...]
    commandos: str


class SiciliaConstants(Constants, frozen=True, kw_only=True):
    """All constants of the title."""

    drop_die_ok: tuple[int, ...]
    air: Air
    ports: Ports
    naval_support: NavalSupport
