"""What is written down about a simulated game: the result, and what happened turn by turn."""

from collections import Counter
from typing import Any

import msgspec

from grognard.kernel.records import SPECTATOR, Event, Side
from grognard.kernel.resolution import Resolution
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.view import View
from grognard.study.runner import Task, play_game, ruleset_of
from grognard.study.vocabulary import Merit, merit_of, objectives_of, vocabulary


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Strict, so that a partial file from another version is noticed."""


class ScoreRow(_Row, frozen=True, kw_only=True):
    """A line of the final score sheet."""

    side: Side
    reason: str
    points: int


class LuckRow(_Row, frozen=True, kw_only=True):
    """The attack dice of a side: how many, how good, and how good they ought to have been."""

    side: Side
    attacks: int
    merit: int
    expected: float
    variance: float


class LossRow(_Row, frozen=True, kw_only=True):
    """What a nation lost in a turn: units destroyed, and steps lost by units that live."""

    turn: int
    side: Side
    nation: str
    destroyed: int
    reduced: int


class CombatRow(_Row, frozen=True, kw_only=True):
    """How often a hex was attacked or bombarded by a side in a turn."""

    turn: int
    side: Side
    hex: str
    kind: str
    times: int


class ControlRow(_Row, frozen=True, kw_only=True):
    """Who held an objective at the end of a turn; turn 0 is the beginning."""

    turn: int
    place: str
    side: Side


class HexRow(_Row, frozen=True, kw_only=True):
    """At how many turn ends a side held a hex, and whether it did at the last one."""

    hex: str
    side: Side
    turns: int
    at_end: bool


class TurnRow(_Row, frozen=True, kw_only=True):
    """A turn that was begun, as the track calls it."""

    turn: int
    label: str


class GameRow(_Row, frozen=True, kw_only=True):
    """One game, whole. No times and no names of machines: equal seeds give equal rows."""

    index: int
    seed: int
    winner: Side | None
    reason: str
    level: str
    length: int
    actions: int
    points: dict[Side, int]
    score: tuple[ScoreRow, ...]
    luck: tuple[LuckRow, ...]
    turns: tuple[TurnRow, ...]
    losses: tuple[LossRow, ...]
    combats: tuple[CombatRow, ...]
    control: tuple[ControlRow, ...]
    hexes: tuple[HexRow, ...]


class Chronicler:
    """Looks on and counts. Everything comes from views and events, so every game can be told."""

    def __init__(self, game: str) -> None:
        self.merit: Merit | None = merit_of(game)
        self.objectives = objectives_of(game)
        self.words = vocabulary().events
        self.offset = 1 - vocabulary().first_turn.get(game, 1)
        self.turn = 1
        self.begun = 0
        self.attacking: dict[str, Side] = {}
        self.labels: dict[int, str] = {}
        self.nation: dict[str, tuple[Side, str]] = {}
        self.lost: Counter[tuple[int, Side, str, str]] = Counter()
        self.fights: Counter[tuple[int, Side, str, str]] = Counter()
        self.attacks: Counter[Side] = Counter()
        self.merits: Counter[Side] = Counter()
        self.held: Counter[tuple[str, Side]] = Counter()
        self.last: dict[str, Side] = {}
        self.control: list[ControlRow] = []
        self._rules: Ruleset[Any, Any] | None = None
        self._seen = 0

    # --- looking on ------------------------------------------------------------------------

    def begin(self, rules: Ruleset[Any, Any], state: Any, resolution: Resolution) -> None:
        """Note the position before anybody moved."""
        self._rules = rules
        self._seen = self._now(state)
        self.turn = max(self._seen, 1)
        self._learn(state)
        self._hear(resolution)
        self._look(state, 0)
        # Holding a hex before anybody moved is no achievement.
        self.held.clear()

    def after(self, state: Any, resolution: Resolution) -> None:
        """Count what happened; at the change of a turn, look who holds what."""
        ended = self._seen
        self._hear(resolution)
        now = self._now(state)
        if now != ended:
            self._seen = now
            self._look(state, max(ended, 1))

    def finish(self, state: Any) -> None:
        """The last look at the map."""
        self._look(state, max(self._seen, 1))

    def _now(self, state: Any) -> int:
        """The turn, counted from 1; before the first it is 0."""
        return int(getattr(state, "turn", 0)) + self.offset

    def _look(self, state: Any, ended: int) -> None:
        if self._rules is None:
            raise RuntimeError("a chronicler must see the beginning")
        self._learn(state)
        view = self._rules.view(state, SPECTATOR)
        self._name_turn(view)
        self.last = {each.at: each.control for each in view.hexes if each.control is not None}
        self.held.update((at, side) for at, side in self.last.items())
        for place, hexes in self.objectives.items():
            holders = {self.last.get(at, "") for at in hexes}
            side = holders.pop() if len(holders) == 1 else ""
            self.control.append(ControlRow(turn=ended, place=place, side=side))

    def _learn(self, state: Any) -> None:
        """Who is who: every side knows its own units, and some come into being later."""
        if self._rules is None:
            return
        for side in self._rules.info.sides:
            for piece in self._rules.view(state, side).pieces:
                if piece.face is not None:
                    self.nation[piece.face.unit] = (piece.side, piece.face.nation)

    def _name_turn(self, view: View) -> None:
        turn = view.turn + self.offset
        if turn > 0:
            self.labels.setdefault(turn, view.turn_label)

    def _hear(self, resolution: Resolution) -> None:
        for event in resolution.events():
            self._count(event)

    def _count(self, event: Event) -> None:
        tag, words = str(event.__struct_config__.tag), self.words
        if tag in words.turn:
            named = getattr(event, "turn", None)
            self.begun += 1
            # A turn that is called by a name is counted.
            self.turn = named + self.offset if isinstance(named, int) else self.begun
        elif tag in words.attack:
            self.attacking[str(getattr(event, "target", ""))] = str(getattr(event, "side", ""))
        elif tag in words.combat or tag in words.bombardment:
            self._count_fight(event, "combat" if tag in words.combat else "bombardment")
        elif tag in words.reduced or tag in words.destroyed:
            kind = "destroyed" if tag in words.destroyed else "reduced"
            unit = str(getattr(event, "unit", ""))
            side, nation = self.nation.get(unit, ("", ""))
            self.lost[self.turn, side, nation, kind] += 1

    def _count_fight(self, event: Event, kind: str) -> None:
        target = str(getattr(event, "target", ""))
        side = self._fighting(event, target)
        self.fights[self.turn, side, target, kind] += 1
        dice = _two_dice(event)
        if kind == "combat" and self.merit is not None and dice is not None:
            self.attacks[side] += 1
            self.merits[side] += self.merit.of[sum(dice)]

    def _fighting(self, event: Event, target: str) -> Side:
        """Whose attack or fire it is: said by the event, by the gun, or when the attack began."""
        if hasattr(event, "side"):
            return str(event.side)
        if hasattr(event, "by"):
            return self.nation.get(str(event.by), ("", ""))[0]
        return self.attacking.get(target, "")

    # --- writing down ----------------------------------------------------------------------

    def luck(self, sides: tuple[Side, ...]) -> tuple[LuckRow, ...]:
        """The attack dice of every side; none where the game's table has no order."""
        if self.merit is None:
            return ()
        return tuple(
            LuckRow(
                side=side,
                attacks=self.attacks[side],
                merit=self.merits[side],
                expected=self.attacks[side] * self.merit.mean,
                variance=self.attacks[side] * self.merit.variance,
            )
            for side in sides
        )

    def losses(self) -> tuple[LossRow, ...]:
        """Losses by turn, side and nation."""
        keys = sorted({key[:3] for key in self.lost})
        return tuple(
            LossRow(
                turn=turn,
                side=side,
                nation=nation,
                destroyed=self.lost[turn, side, nation, "destroyed"],
                reduced=self.lost[turn, side, nation, "reduced"],
            )
            for turn, side, nation in keys
        )

    def combats(self) -> tuple[CombatRow, ...]:
        """Fights by turn, side and hex."""
        return tuple(
            CombatRow(turn=turn, side=side, hex=at, kind=kind, times=times)
            for (turn, side, at, kind), times in sorted(self.fights.items())
        )

    def hexes(self) -> tuple[HexRow, ...]:
        """Control of every hex over the whole game."""
        return tuple(
            HexRow(hex=at, side=side, turns=turns, at_end=self.last.get(at) == side)
            for (at, side), turns in sorted(self.held.items())
        )


def _two_dice(event: Event) -> tuple[int, int] | None:
    """Both dice of a roll, together or one by one."""
    both = getattr(event, "dice", None) or (
        getattr(event, "first", None),
        getattr(event, "second", None),
    )
    match both:
        case (int(first), int(second)):
            return first, second
        case _:
            return None


def tell_game(task: Task) -> GameRow:
    """Play a game and write it down: the one task of every simulation, wherever it runs."""
    rules = ruleset_of(task.game, task.vary)
    watcher = _Following(Chronicler(task.game))
    result = play_game(task, watcher)
    chronicler, state = watcher.chronicler, watcher.state
    chronicler.finish(state)
    outcome = rules.outcome(state)
    return GameRow(
        index=task.index,
        seed=task.seed,
        winner=result.winner,
        reason=outcome.reason if outcome else "",
        level=outcome.level if outcome else "",
        length=chronicler.turn,
        actions=result.actions,
        points=result.points,
        score=tuple(
            ScoreRow(side=line.side, reason=line.reason, points=line.points)
            for line in rules.score(state).lines
        ),
        luck=chronicler.luck(rules.info.sides),
        turns=tuple(
            TurnRow(turn=turn, label=label) for turn, label in sorted(chronicler.labels.items())
        ),
        losses=chronicler.losses(),
        combats=chronicler.combats(),
        control=tuple(chronicler.control),
        hexes=chronicler.hexes(),
    )


class _Following:
    """Keeps hold of the state that the runner plays on, which is one and the same to the end."""

    def __init__(self, chronicler: Chronicler) -> None:
        self.chronicler = chronicler
        self.state: Any = None

    def begin(self, rules: Ruleset[Any, Any], state: Any, resolution: Resolution) -> None:
        self.state = state
        self.chronicler.begin(rules, state, resolution)

    def after(self, state: Any, resolution: Resolution) -> None:
        self.state = state
        self.chronicler.after(state, resolution)
