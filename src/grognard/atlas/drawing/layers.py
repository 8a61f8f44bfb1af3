"""Maps put together: layers for clients, whole sheets for paper."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final
from xml.sax.saxutils import escape

from grognard.atlas.drawing import svg
from grognard.atlas.drawing.anchors import Anchors
from grognard.atlas.drawing.border import border, compass, quiet_spot
from grognard.atlas.drawing.frame import HEX_SIZE, SPACING, Frame
from grognard.atlas.drawing.furniture import Panel
from grognard.atlas.drawing.geography import Geography, load_geography
from grognard.atlas.drawing.gridlines import grid_lines, hex_numbers
from grognard.atlas.drawing.ground import Ground
from grognard.atlas.drawing.lettering import NameWork
from grognard.atlas.drawing.lines import LineWork
from grognard.atlas.drawing.signs import SignWork
from grognard.atlas.drawing.theme import Theme, load_theme
from grognard.atlas.transform import Transform, load_transform
from grognard.hexes.board import Board

#: Layer ids in drawing order, with what each shows.
LAYERS: Final[dict[str, str]] = {
    "land": "colour of the lowest ground",
    "terrain": "tinted ground, woods, marsh, lava",
    "relief": "hill-shading",
    "hachures": "strokes down the slopes",
    "rivers": "watercourses",
    "veil": "paling of land that is out of play",
    "sea": "sea with depths, waterlines and coastline",
    "lakes": "inland water",
    "water": "signs on the water, such as minefields",
    "compass": "compass rose in an empty part of the sea",
    "sea_names": "names of seas and gulfs",
    "cliffs": "escarpments and cliffs",
    "built": "blocks of houses in cities",
    "rails": "railways",
    "roads": "roads",
    "bridges": "bridges",
    "grid": "hex outlines",
    "numbers": "hex numbers",
    "forts": "fortified lines",
    "range_names": "names of mountains, plains and rivers",
    "signs": "towns, ports, airfields and other marks",
    "labels": "names of places",
    "border": "paper margin with degrees of latitude and longitude",
    "panel": "title, key, boxes and turn track below the map",
}


class MapDrawing:
    """One board drawn in one theme; layers are made on demand and kept."""

    def __init__(
        self,
        board: Board,
        theme: Theme | None = None,
        geography: Geography | None = None,
        transform: Transform | None = None,
    ) -> None:
        self.board = board
        self.theme = theme or load_theme(board.id)
        panel = Panel(board, self.theme, Frame(board.grid))
        self.frame = Frame(board.grid, panel.height)
        self.panel = Panel(board, self.theme, self.frame)
        self.transform = transform or load_transform(board.id, board.grid)
        self.geography = geography or load_geography(board.id)

    @cached_property
    def ground(self) -> Ground:
        """The painted ground."""
        return Ground(self.board, self.theme, self.geography, self.frame)

    @cached_property
    def anchors(self) -> Anchors:
        """Where things stand in their hexes."""
        return Anchors(self.board, self.theme, self.frame, self.ground.shore)

    @cached_property
    def lines(self) -> LineWork:
        """Roads, railways, rivers and the like."""
        return LineWork(self.board, self.theme, self.frame, self.ground.shore, self.anchors)

    @cached_property
    def signs(self) -> SignWork:
        """Signs in hexes."""
        return SignWork(self.board, self.theme, self.frame, self.anchors)

    @cached_property
    def names(self) -> NameWork:
        """Lettering."""
        return NameWork(
            self.board,
            self.theme,
            self.frame,
            self.signs,
            self.ground.shore,
            self.lines.courses(),
            self.transform,
        )

    @cached_property
    def layers(self) -> dict[str, str]:
        """Every layer as an SVG fragment, in drawing order."""
        ground, lines, signs, names = self.ground, self.lines, self.signs, self.names
        bodies = {
            "land": ground.land(),
            "terrain": ground.terrain(),
            "relief": ground.relief(),
            "hachures": ground.hachures(),
            "rivers": lines.rivers(),
            "veil": ground.veil(),
            "sea": ground.sea(),
            "lakes": ground.lake(),
            "water": ground.water_signs() + lines.ferries(),
            "compass": self._compass(),
            "sea_names": names.curved(["sea", "gulf"]),
            "cliffs": lines.sides("escarpment") + lines.cliffs(),
            "built": signs.built_up(),
            "rails": lines.network("rail"),
            "roads": lines.network("road"),
            "bridges": lines.sides("bridge") + lines.hex_bridges(),
            "grid": grid_lines(self.frame, self.theme),
            "numbers": hex_numbers(self.frame, self.theme),
            "forts": lines.sides("fort") + lines.sides("bar"),
            "range_names": names.curved(["range", "plain", "river"]),
            "signs": signs.marks(),
            "labels": names.place_names(),
            "border": border(self.frame, self.theme, self.transform),
            "panel": self.panel.drawn(),
        }
        return {key: svg.group(key, bodies[key]) for key in LAYERS}

    def _compass(self) -> str:
        """The compass rose, as large as the sea allows."""
        taken = [*self.names.name_boxes(), *(p.box for p in self.names.placed)]
        taken += self.signs.boxes
        for size in (124.0, 100.0, 80.0, 56.0):
            spot = quiet_spot(self.frame, self.ground.shore, taken, size)
            if spot is not None:
                north = -self.transform.parameters.rotation
                return compass(*spot, size, self.theme, north)
        return ""

    def defs(self) -> str:
        """Shared drawings and the style sheet; must precede the layers."""
        return f"<defs><style>{self.names.style_sheet()}</style>{self.signs.defs()}</defs>"

    def metadata(self) -> dict[str, object]:
        """What a client needs to put pieces on the map."""
        grid = self.board.grid
        return {
            "board": self.board.id,
            "hex_size": HEX_SIZE,
            "spacing": round(SPACING, 3),
            "origin": [round(float(v), 1) for v in self.frame.centres[0]],
            "viewBox": [round(v, 1) for v in self.frame.map_box],
            "sheet": [round(v, 1) for v in self.frame.sheet_box],
            "layers": dict(LAYERS),
            "boxes": {
                key: [round(v, 1) for v in place] for key, place in self.panel.places().items()
            },
            "centres": {
                grid.name(h): [round(float(v), 1) for v in self.frame.centres[h]]
                for h in grid.hexes()
            },
        }

    def _heading(self) -> str:
        """The title that screen readers and browser tabs show."""
        return svg.tag("title", escape(f"{self.theme.title}. {self.theme.subtitle}"))

    def sheet(self, layers: Iterable[str] | None = None, extra: str = "") -> str:
        """The map as one SVG document."""
        wanted = set(LAYERS if layers is None else layers)
        unknown = wanted - set(LAYERS)
        if unknown:
            raise ValueError(f"no layer {', '.join(sorted(unknown))}; layers: {', '.join(LAYERS)}")
        body = "".join(self.layers[key] for key in LAYERS if key in wanted)
        full = bool({"border", "panel"} & wanted)
        x, y, w, h = self.frame.sheet_box if full else self.frame.map_box
        n = svg.number
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{n(x)} {n(y)} {n(w)} {n(h)}" '
            f'width="{n(w)}" height="{n(h)}" role="img">'
            f"{self._heading()}{self.defs()}{body}{extra}</svg>"
        )
