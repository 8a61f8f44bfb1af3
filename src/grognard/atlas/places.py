"""Towns, ports, airfields: gazetteer places picked by rules, and the game's own lists."""

import msgspec

from grognard.atlas.draft import Draft, slug
from grognard.atlas.files import AtlasError
from grognard.atlas.gazetteer import GazetteerPlace, load_places
from grognard.atlas.recipe import PlaceRule, TownRule
from grognard.hexes.board import Place, Value
from grognard.hexes.grid import HexId


def lay_places(draft: Draft) -> None:
    """Put places on the map; the game's own list comes last and wins."""
    for rule in draft.recipe.towns:
        for place in load_places():
            if place.region == draft.recipe.region and _picked(rule, place):
                _lay_town(draft, rule, place)
    for own in draft.recipe.places:
        _lay_own(draft, own)


def _picked(rule: TownRule, place: GazetteerPlace) -> bool:
    if place.name in rule.without:
        return False
    return (
        place.name in rule.names
        or place.size in rule.sizes
        or any(role in rule.roles for role in place.roles)
    )


def _lay_town(draft: Draft, rule: TownRule, place: GazetteerPlace) -> None:
    number = place.hexes.get(draft.recipe.id)
    if number is None or any(own.name == place.name for own in draft.recipe.places):
        return
    h = draft.grid.hex(number)
    if not draft.is_land(h):
        raise AtlasError(f"{draft.recipe.id}: {place.name} stands in the sea at {number}")
    if not draft.overlays[h] & set(rule.avoid):
        _mark(draft, h, (rule.overlay,) if rule.overlay else (), rule.base)
    data: dict[str, Value] = {"size": place.size} if place.size else {}
    _record(draft, slug(place.name), place.name, (number,), rule.give, data)


def _lay_own(draft: Draft, rule: PlaceRule) -> None:
    for number in rule.hexes:
        _mark(draft, draft.grid.hex(number), rule.overlays, rule.base)
    data = dict(rule.data)
    for place in load_places():
        if place.name == rule.name and place.region == draft.recipe.region and place.size:
            data.setdefault("size", place.size)
    _record(draft, rule.id or slug(rule.name), rule.name, rule.hexes, rule.roles, data)


def _mark(draft: Draft, h: HexId, overlays: tuple[str, ...], base: str | None) -> None:
    draft.overlays[h].update(overlays)
    if base is not None and draft.is_land(h):
        draft.terrain[h] = base


def _record(
    draft: Draft,
    key: str,
    name: str,
    hexes: tuple[str, ...],
    roles: tuple[str, ...],
    data: dict[str, Value],
) -> None:
    old = draft.places.get(key)
    if old is None:
        draft.places[key] = Place(id=key, name=name, hexes=hexes, roles=roles, data=data)
        return
    if old.hexes != hexes:
        raise AtlasError(f"{draft.recipe.id}: two places are called {name!r}")
    merged = tuple(dict.fromkeys(old.roles + roles))
    draft.places[key] = msgspec.structs.replace(old, roles=merged, data=old.data | data)
