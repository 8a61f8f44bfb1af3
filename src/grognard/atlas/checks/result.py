"""What a check looks at and what it answers."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from grognard.atlas.draft import Draft
from grognard.atlas.files import AtlasError, data_folder, read_toml
from grognard.hexes.board import Board


class CheckResult(msgspec.Struct, frozen=True):
    """One acceptance check: its name, whether the map passes, and the figures behind it."""

    name: str
    passed: bool
    detail: str


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a movement class may stand: terrains, or anywhere on certain networks."""

    terrain: tuple[str, ...]
    by: tuple[str, ...] = ()
    closed_overlays: tuple[str, ...] = ()
    """Overlays that bar the hex unless one of ``opened_by`` is there too."""
    opened_by: tuple[str, ...] = ()


class Requirements(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures a map is held to, from ``checks.toml``."""

    hexes: int
    land: int
    """Land hexes of the prototype survey; the map may differ by a twentieth."""
    terrain: dict[str, int] = {}
    """Hexes by terrain, counted where the value ``terrain_key`` is ``terrain_value``."""
    terrain_tolerance: float = 0.15
    terrain_key: str | None = None
    terrain_value: str | None = None
    standing: dict[str, Standing] = {}
    stacking: int = 0
    """Most points in a hex, in the unit of the set-up list; 0 means not limited here."""
    stacked: tuple[str, ...] = ()
    """Kinds of set-up for which stacking is checked."""
    alone: tuple[str, ...] = ()
    """Movement classes that share their hex with nobody."""
    connected: tuple[str, ...] = ()
    """Networks that must be one piece on each land mass."""
    joined: dict[str, tuple[tuple[str, str], ...]] = {}
    """Hexes that a network must join."""


@dataclass(frozen=True)
class Subject:
    """A map under examination: a fresh build, and the committed board file."""

    draft: Draft
    board: Board
    requirements: Requirements


Check = Callable[[Subject], CheckResult]


def load_requirements(game: str) -> Requirements:
    """The figures of a map."""
    try:
        return msgspec.convert(read_toml(data_folder(game) / "checks.toml"), Requirements)
    except msgspec.ValidationError as error:
        raise AtlasError(f"{game}/checks.toml: {error}") from error


def answer(name: str, problems: list[str], fine: str) -> CheckResult:
    """Passed with a remark if there are no problems, else failed with the first of them."""
    if not problems:
        return CheckResult(name, True, fine)
    shown = "; ".join(problems[:6])
    more = f" and {len(problems) - 6} more" if len(problems) > 6 else ""
    return CheckResult(name, False, shown + more)
