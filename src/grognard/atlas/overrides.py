"""Hand corrections: a short visible list per map, applied after everything the pipeline found."""

import msgspec

from grognard.atlas.draft import Draft
from grognard.atlas.files import AtlasError, data_folder, read_toml
from grognard.atlas.terrain import set_land
from grognard.hexes.grid import HexId


class Override(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One correction. ``hexes`` or ``sides`` say where, ``set``/``add``/``remove`` what."""

    reason: str
    hexes: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    set: str | None = None
    """Terrain of the hexes."""
    add: str | None = None
    """Overlay of the hexes, or feature or network of the hexsides."""
    remove: str | None = None
    link_class: str | None = msgspec.field(default=None, name="class")
    protects: str | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    override: tuple[Override, ...] = ()


def load_overrides(game: str) -> tuple[Override, ...]:
    """The corrections of a map, in the order they are applied."""
    raw = read_toml(data_folder(game) / "overrides.toml")
    try:
        return msgspec.convert(raw, _File).override
    except msgspec.ValidationError as error:
        raise AtlasError(f"{game}/overrides.toml: {error}") from error


def apply_overrides(draft: Draft, overrides: tuple[Override, ...]) -> None:
    """Apply corrections; one that changes nothing is an error, so that none goes stale."""
    for override in overrides:
        changed = [_change_hex(draft, override, draft.grid.hex(n)) for n in override.hexes]
        changed += [_change_side(draft, override, name) for name in override.sides]
        if not changed or not all(changed):
            where = ", ".join(override.hexes + override.sides)
            raise AtlasError(f"{draft.recipe.id}: the override of {where} changes nothing")


def _change_hex(draft: Draft, override: Override, h: HexId) -> bool:
    before = (draft.terrain[h], frozenset(draft.overlays[h]))
    if override.set == draft.recipe.land.sea:
        draft.land[h] = False
        draft.terrain[h] = override.set
    elif override.set is not None:
        set_land(draft, h)
        draft.terrain[h] = override.set
    if override.add is not None:
        draft.overlays[h].add(override.add)
    if override.remove is not None:
        draft.overlays[h].discard(override.remove)
    return before != (draft.terrain[h], frozenset(draft.overlays[h]))


def _change_side(draft: Draft, override: Override, name: str) -> bool:
    side = draft.grid.side_named(name)
    if override.add is not None:
        if override.add in draft.links:
            old = draft.links[override.add].get(side, "absent")
            draft.links[override.add][side] = override.link_class
            return old != override.link_class
        protected = draft.grid.hex(override.protects) if override.protects else None
        fresh = side not in draft.sides.setdefault(override.add, {})
        draft.add_side(override.add, side, protected)
        return fresh
    if override.remove is not None:
        link = draft.links.get(override.remove, {}).pop(side, "absent")
        feature = draft.sides.get(override.remove, {}).pop(side, -1)
        return link != "absent" or feature != -1
    return False
