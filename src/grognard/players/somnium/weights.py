"""The numbers behind the thinking, read once from a data file."""

from functools import cache
from importlib.resources import files

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Judgements that hold for every title of the family."""

    air_price: float
    unit_price: float
    attack_least: float
    seize: float
    force: float
    ground: float
    advance: float
    pushed_back: float
    trapped: float
    exposure: float
    boldness: float
    threat_units: int
    threat_air: float
    enemy_air: float
    draws: int
    pull: float
    pull_scale: float
    hunt: float
    hold: float
    company: float
    cover: float


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit of a nation at its steps, and safe beyond the map."""

    full: float
    reduced: float
    evacuated: float = 0.0


class PlaceValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a place brings: at the end, each turn, on the first turn, and for its own sake."""

    end: float = 0.0
    each_turn: float = 0.0
    first_turn: float = 0.0
    base: float = 0.0
    port: bool = False

    def at(self, turn: int, turns: int, fade: float = 0.0) -> float:
        """The value of holding the place from this turn on; far off, the end counts for less."""
        early = self.first_turn if turn <= 1 else 0.0
        end = self.end * (1.0 - fade) ** (turns - turn)
        return self.base + end + self.each_turn * (turns - turn + 1) + early


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How much the defender tries to hold."""

    keep: tuple[str, ...]
    """The places that matter most."""
    radius: float
    """Half points of march around them that are held as well."""


class OuterFront(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where an invader comes by land and by sea: the front against those who come by land."""

    stages: tuple[Stage, ...]
    """What it is to keep, the most first."""
    until: int
    """Its last turn: then everybody falls back on the inner one."""
    thrift: float
    """The share of the units that both fronts together may cost."""
    share: float
    """The part of that which the outer one may cost."""
    beach: str
    """Where the invader comes by sea, and how far around it he is no matter of this front."""
    beach_radius: int
    closed: float
    """What it costs more to close a hex beside the enemy by the zone of a friend."""


class LineWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the defender draws his front, in units and in victory points."""

    stages: tuple[Stage, ...]
    """What is to be held, the most first; the next is tried if there are too few units for it."""
    outer: OuterFront | None = None
    """A second front before the first; without it there is only one."""
    gates: tuple[str, ...] = ()
    """The hexes by which the invader comes, as long as some of his units wait."""
    price: tuple[float, ...]
    """Units that a side of a hex of the front costs, by the columns of its ground."""
    level: float
    """How much dearer a side is that does not look down on the hex before it."""
    thrift: float
    """The share of the units that the front may cost."""
    late: float
    """What it costs at most that the enemy is nearer."""
    rumour: float
    """The strength expected where no enemy is seen yet."""
    breach: float
    """What a hex of the front is worth for its own sake."""
    hole: float
    """What the first unit is worth where no friend is near."""
    company: float
    """What a unit is worth where nothing is needed."""
    usual: float
    """The defence of a unit as it is reckoned with."""
    stay: float
    """How much a unit is preferred that stands there already."""
    forlorn: float
    """The chance of losing a hex at which those who can leave the map do not try to hold it."""
    sally: float
    """What an assault must promise for units to be taken from the front."""

    def on_ground(self, columns: int) -> float:
        """The price of a side on ground of so many columns."""
        return self.price[min(columns, len(self.price) - 1)]


class TitleWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Judgements about one title."""

    worth: dict[str, Worth]
    places: dict[str, PlaceValue]
    reserve: dict[str, float] = {}
    reserve_points: float = 0.0
    stay: float = 0.0
    exit: str = ""
    exit_share: float = 0.0
    last_port: float = 0.0
    cleared: float = 0.0
    fade: float = 0.0
    air: float = 1.0
    retake: float = 0.25
    quiet: float = 1.0
    inertia: float = 0.05
    sortie: float = 0.0
    watch: dict[str, int] = {}
    """How many units the defender keeps in a place."""
    line: LineWeights | None = None
    """How the defender holds a front; without it he holds garrisons."""
    bombed: float = 0.0
    """How much is made of a step that bombs may cost, beside its worth."""
    samples: int = 3
    plans: int = 6
    own: dict[str, float] = {}
    """Weights that are different in this title."""


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A manner of thinking: some weights multiplied."""

    name: str
    times: dict[str, float] = {}

    def applied(self, judgement: "Book") -> "Book":
        """The judgements as somebody in this mood would have them."""
        if not self.times:
            return judgement
        changed = {name: getattr(judgement.weights, name) * by for name, by in self.times.items()}
        weights = msgspec.structs.replace(judgement.weights, **changed)
        titles = {}
        for title, each in judgement.titles.items():
            own = {name: value * self.times.get(name, 1.0) for name, value in each.own.items()}
            titles[title] = msgspec.structs.replace(each, own=own)
        return msgspec.structs.replace(judgement, weights=weights, titles=titles)


class LookAhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far the strongest player looks, and what he counts there."""

    depth: int
    prospects: float
    victory: float
    outer: dict[str, OuterFront] = {}
    """The outer fronts that only the strongest player holds, by title."""
    manners: tuple[Manner, ...]


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    weights: Weights
    lookahead: LookAhead
    titles: dict[str, TitleWeights]


def foresighted(judgement: Book) -> Book:
    """The judgements of the strongest player, who also holds outer fronts."""
    titles = dict(judgement.titles)
    for name, outer in judgement.lookahead.outer.items():
        title = titles[name]
        if title.line is not None:
            line = msgspec.structs.replace(title.line, outer=outer)
            titles[name] = msgspec.structs.replace(title, line=line)
    return msgspec.structs.replace(judgement, titles=titles)


@cache
def book() -> Book:
    """The weights of the family."""
    text = files("grognard.players").joinpath("data/somnium.toml").read_bytes()
    return msgspec.toml.decode(text, type=Book)


def title_weights(judgement: Book, title: str) -> TitleWeights:
    """The judgements about a title; one that nobody has judged values its units alike."""
    plain = Worth(full=6.0, reduced=4.0)
    return judgement.titles.get(title) or TitleWeights(worth={"other": plain}, places={})


def weights_in(judgement: Book, title: TitleWeights) -> Weights:
    """The weights of the family with those that are different in a title."""
    return msgspec.structs.replace(judgement.weights, **title.own)
