"""The title's own sections of ``data/rules.toml``."""

from grognard.games.somnium.title import AirBounds, Constants, Record


class Air(AirBounds, frozen=True, kw_only=True):
    """Air points of both sides."""

    allied_per_turn: int
    german_per_turn: int
    bad_weather_factor: float


class Weather(Record, frozen=True, kw_only=True):
    """When the die is rolled, and what bad weather costs."""

    first_roll_turn: int
    die: str
    bad_extra_cost: float


class Edges(Record, frozen=True, kw_only=True):
    """Which edges of the map serve whom; ``Anzio`` stands for the port."""

    german_reinforcement: tuple[str, ...]
    allied_reinforcement: tuple[str, ...]
    allied_exit_and_return: tuple[str, ...]
    exit_no_return: tuple[str, ...]
    german_destroyed_if_exits: tuple[str, ...]


class NavalSupport(Record, frozen=True, kw_only=True):
    """Guns of the fleet."""

    columns_left: int
    where: str
    perimeter_radius_from_0420: int
    turns: str


class CassinoConstants(Constants, frozen=True, kw_only=True):
    """All constants of the title."""

    reduced_values: str
    anzio_limit: int
    anzio_count_radius: int
    return_delay_turns: int
    rail_hexes: int
    end_attrition: str
    air: Air
    weather: Weather
    edges: Edges
    naval_support: NavalSupport
