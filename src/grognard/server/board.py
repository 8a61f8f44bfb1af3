"""A board as a client needs it: geometry, names and colours, no rule."""

from grognard.server.wire import Answer, SideCard


class HexInfo(Answer, frozen=True, kw_only=True):
    """A hex: its printed number, its centre on the map picture and what it looks like."""

    id: str
    x: float
    y: float
    terrain: str
    overlays: tuple[str, ...] = ()
    place: str = ""


class PlaceInfo(Answer, frozen=True, kw_only=True):
    """A named place."""

    id: str
    name: str
    hexes: tuple[str, ...]
    roles: tuple[str, ...]


class BoxInfo(Answer, frozen=True, kw_only=True):
    """A box beside the map."""

    id: str
    name: str
    side: str = ""


class NationColours(Answer, frozen=True, kw_only=True):
    """The colours of a nation's counters: front, reduced back, ink, and the box of the symbol."""

    face: str
    back: str
    ink: str
    box: str


class TurnCell(Answer, frozen=True, kw_only=True):
    """A box of the turn track."""

    label: str
    note: str = ""


class BoardInfo(Answer, frozen=True, kw_only=True):
    """All a client needs to put things on the map."""

    game: str
    view_box: tuple[float, float, float, float]
    hex_radius: float
    layers: tuple[str, ...]
    hexes: tuple[HexInfo, ...]
    places: tuple[PlaceInfo, ...]
    boxes: tuple[BoxInfo, ...]
    sides: tuple[SideCard, ...]
    nations: dict[str, NationColours]
    turns: tuple[TurnCell, ...] = ()
