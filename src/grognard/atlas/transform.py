"""From latitude and longitude to the page of a hex map, and back.

A map is a similarity of the local kilometre plane, followed on the two hand-drawn maps by a smooth
warp that puts the anchored towns into their printed hexes. The fitted plane has its own origin and
its y axis points north; callers only see page coordinates, the hex units of ``Grid.centre``.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, radians, sqrt

import msgspec
import numpy as np
import numpy.typing as npt

from grognard.atlas.files import AtlasError, data_folder
from grognard.hexes.grid import Grid, HexId

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

KM_PER_DEGREE_EAST = 111.32
KM_PER_DEGREE_NORTH = 110.95
INVERSE_ROUNDS = 25


class Control(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One point of the warp: where it pulls, how far, how strongly."""

    at: tuple[float, float]
    shift: tuple[float, float]
    weight: float


class Warp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Gaussian-weighted mean of the control shifts; epsilon lets it fade far from any control."""

    sigma: float
    epsilon: float
    controls: tuple[Control, ...]


class ForwardVector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A known place with its fitted plane position and hex."""

    name: str
    latitude: float
    longitude: float
    plane: tuple[float, float]
    hex: str


class CentreVector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex with the known coordinates of its centre."""

    hex: str
    latitude: float
    longitude: float


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fitted numbers of one map, as carried in ``transforms.json``."""

    latitude: float
    longitude: float
    matrix: tuple[tuple[float, float], tuple[float, float]]
    offset: tuple[float, float]
    half_step_parity: int
    row_direction: int
    km_per_hex: float
    rotation: float
    warp: Warp | None = None
    forward_vectors: tuple[ForwardVector, ...]
    centre_vectors: tuple[CentreVector, ...]
    neighbour_vectors: Mapping[str, tuple[str, ...]]


@lru_cache(maxsize=1)
def all_parameters() -> dict[str, Parameters]:
    """The fitted numbers of every map."""
    text = (data_folder() / "transforms.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Parameters])


class Transform:
    """The transform of one map, bound to its grid."""

    def __init__(self, parameters: Parameters, grid: Grid) -> None:
        self.parameters = parameters
        self.grid = grid
        self._matrix: Floats = np.array(parameters.matrix)
        self._inverse: Floats = np.asarray(np.linalg.inv(self._matrix), dtype=np.float64)
        self._offset: Floats = np.array(parameters.offset)
        self._east_scale = KM_PER_DEGREE_EAST * cos(radians(parameters.latitude))
        self._centres: Floats = np.array([grid.centre(h) for h in grid.hexes()])
        self._origin = self._page_origin()

    def _page_origin(self) -> Floats:
        """Shift between the fitted plane (y north) and the page (y down)."""
        differences = []
        # One hex of each parity, and the far corner.
        for h in (HexId(0), HexId(self.grid.spec.rows), HexId(self.grid.count - 1)):
            column, row = self.grid.column_row(h)
            half = 0.5 if column % 2 == self.parameters.half_step_parity else 0.0
            plane = np.array(
                [column * sqrt(3) / 2, -self.parameters.row_direction * (row + half)], dtype=float
            )
            differences.append(np.array(self.grid.centre(h)) - plane)
        if not all(np.allclose(differences[0], d) for d in differences):
            raise AtlasError("the grid of the recipe does not match the parity of the transform")
        first: Floats = differences[0]
        return first

    def to_plane(self, latitude: Floats, longitude: Floats) -> Floats:
        """Fitted plane positions (unit: one hex, y north) as rows of two."""
        east = (np.asarray(longitude) - self.parameters.longitude) * self._east_scale
        north = (np.asarray(latitude) - self.parameters.latitude) * KM_PER_DEGREE_NORTH
        straight = np.stack([east, north], axis=-1) @ self._matrix.T + self._offset
        moved: Floats = straight + self._shift(straight)
        return moved

    def to_page(self, latitude: Floats, longitude: Floats) -> Floats:
        """Page positions as rows of (x to the right, y down), in the units of ``Grid.centre``."""
        plane = self.to_plane(latitude, longitude)
        page: Floats = plane * np.array([1.0, -1.0]) + self._origin
        return page

    def to_geographic(self, page: Floats) -> tuple[Floats, Floats]:
        """Latitudes and longitudes of page positions."""
        target = (np.asarray(page) - self._origin) * np.array([1.0, -1.0])
        straight = target
        for _ in range(INVERSE_ROUNDS):
            straight = target - self._shift(straight)
        kilometres = (straight - self._offset) @ self._inverse.T
        longitude = kilometres[..., 0] / self._east_scale + self.parameters.longitude
        latitude = kilometres[..., 1] / KM_PER_DEGREE_NORTH + self.parameters.latitude
        return latitude, longitude

    def _shift(self, straight: Floats) -> Floats:
        warp = self.parameters.warp
        if warp is None:
            return np.zeros_like(straight)
        at: Floats = np.array([c.at for c in warp.controls])
        shift: Floats = np.array([c.shift for c in warp.controls])
        strength: Floats = np.array([c.weight for c in warp.controls])
        away = ((straight[..., None, :] - at) ** 2).sum(axis=-1)
        weight = strength * np.exp(-away / (2 * warp.sigma**2))
        total: Floats = (weight @ shift) / (weight.sum(axis=-1, keepdims=True) + warp.epsilon)
        return total

    def hex_at(self, point: Floats) -> HexId | None:
        """The hex whose centre is nearest to a page position, None if the point is off the map."""
        away = ((self._centres - np.asarray(point)) ** 2).sum(axis=1)
        nearest = int(away.argmin())
        # A point inside a hexagon is never further from its centre than the corner is.
        return HexId(nearest) if away[nearest] <= 1 / 3 + 1e-9 else None

    def hex_of(self, latitude: float, longitude: float) -> HexId | None:
        """The hex of a geographic position, None off the map."""
        return self.hex_at(self.to_page(np.array(latitude), np.array(longitude)))


def load_transform(game: str, grid: Grid) -> Transform:
    """The transform of a map, checked against its grid."""
    return Transform(all_parameters()[game], grid)
