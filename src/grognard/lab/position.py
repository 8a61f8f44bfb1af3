"""A position to experiment with: everything by printed hex number and unit id."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

import msgspec

from grognard.games import load
from grognard.kernel.decision import Choices, Decision
from grognard.kernel.dice import DiceError, DictatedDice, SeededDice
from grognard.kernel.illegal import Illegal, Refusal
from grognard.kernel.outcome import Outcome, ScoreSheet
from grognard.kernel.records import Action, Event, Side, state_hash
from grognard.kernel.report import OddsReport, ReachReport
from grognard.kernel.resolution import Dice, Resolution, Roll
from grognard.kernel.ruleset import Options, OptionValue, Ruleset
from grognard.kernel.view import Face, PieceView, View
from grognard.lab.errors import LabError
from grognard.lab.phrase import Written, read_action
from grognard.texts import Texts

DiceGiven = Sequence[int] | Dice


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """The referee's answer: legal, or refused under a rule for a reason. True if legal."""

    legal: bool
    refusal: Refusal | None = None
    text: str = ""

    def __bool__(self) -> bool:
        return self.legal

    @property
    def rule(self) -> str | None:
        """The rule that forbids it."""
        return self.refusal.rule if self.refusal else None

    @property
    def code(self) -> str | None:
        """The code of the refusal."""
        return self.refusal.code if self.refusal else None


class Position:
    """A position of a game, to be arranged by hand and asked about.

    ``Position("sicilia")`` begins with an empty table; with ``scenario`` the units stand where
    that scenario puts them, and ``dice`` are those of its set-up. Methods that change the
    position return it, so that a set-up reads as one sentence. Nothing rolls unless told how.

    >>> gela = Position("sicilia").place("de-hg-conrath-pz", "2717").place("us-1-16", "2618")
    >>> gela = gela.set(turn=2, side="axis", phase="movement")
    >>> ruling = gela.check("move de-hg-conrath-pz 2618")
    >>> ruling.legal, ruling.rule, ruling.text
    (False, 'S/C-4.1.2e', '2618 is held by enemy units.')
    >>> gela.reach("de-hg-conrath-pz").allowance
    24
    >>> odds = gela.set(phase="combat").odds(["de-hg-conrath-pz"], "2618")
    >>> odds.column, [(shift.value, shift.rule) for shift in odds.shifts]
    ('1-2', [(-1, 'S-9.0')])
    >>> sum(chance.fraction for chance in odds.chances)
    Fraction(1, 1)
    """

    def __init__(
        self,
        game: str | Ruleset[Any, Any],
        scenario: str | None = None,
        *,
        options: Options | None = None,
        dice: DiceGiven = (),
        language: str = "en",
    ) -> None:
        self.ruleset: Ruleset[Any, Any] = load(game) if isinstance(game, str) else game
        self.texts = Texts.for_game(self.ruleset.info, language)
        self.last: Resolution | None = None
        wanted = scenario or self.ruleset.info.scenarios[0].id
        # What an empty table's set-up would have rolled for is taken away again.
        told = SeededDice(0) if scenario is None and dice == () else _as_dice(dice)
        with _spent(told):
            self.state, _ = self.ruleset.start(wanted, dict(options or {}), told)
        if scenario is None:
            self.ruleset.editor(self.state).clear()

    # --- arranging -------------------------------------------------------------------------

    def place(self, unit: str, at: str, *, steps: int | None = None) -> Self:
        """Put a unit on a hex, or into ``box:<id>``, with this many steps if given."""
        editor = self.ruleset.editor(self.state)
        editor.place(unit, at)
        if steps is not None:
            editor.set_steps(unit, steps)
        return self

    def place_all(self, places: Mapping[str, str]) -> Self:
        """Put several units down: ``{unit: hex}``."""
        for unit, at in places.items():
            self.place(unit, at)
        return self

    def remove(self, *units: str) -> Self:
        """Take units off the table."""
        editor = self.ruleset.editor(self.state)
        for unit in units:
            editor.remove(unit)
        return self

    def clear(self) -> Self:
        """Take every unit off the table."""
        self.ruleset.editor(self.state).clear()
        return self

    def flip(self, unit: str) -> Self:
        """Turn a full unit to its reduced side, and a reduced one back."""
        face = self.face(unit)
        steps = face.full_steps if face.steps < face.full_steps else face.full_steps - 1
        if steps < 1:
            raise LabError(f"{unit} has only one step and cannot be flipped")
        return self.steps(unit, steps)

    def steps(self, unit: str, steps: int) -> Self:
        """Give a unit this many steps."""
        self.ruleset.editor(self.state).set_steps(unit, steps)
        return self

    def set(self, **settings: OptionValue) -> Self:
        """Set turn, phase, side, points, weather …: whatever ``settings()`` lists."""
        editor = self.ruleset.editor(self.state)
        for name, value in settings.items():
            self._set(editor, name, value, None)
        return self

    def set_at(self, at: str, **settings: OptionValue) -> Self:
        """Set something that belongs to a hex."""
        editor = self.ruleset.editor(self.state)
        for name, value in settings.items():
            self._set(editor, name, value, at)
        return self

    def control(self, side: Side, *hexes: str) -> Self:
        """Give hexes to a side."""
        for at in hexes:
            self.set_at(at, control=side)
        return self

    def settings(self) -> Mapping[str, OptionValue]:
        """What ``set`` knows, with the present values."""
        return self.ruleset.editor(self.state).settings()

    @staticmethod
    def _set(editor: Any, name: str, value: OptionValue, at: str | None) -> None:
        # Python words cannot have hyphens, settings may.
        known = editor.settings()
        hyphened = name.replace("_", "-")
        editor.set(hyphened if hyphened in known and name not in known else name, value, at)

    # --- looking ---------------------------------------------------------------------------

    def view(self, side: Side) -> View:
        """The table as a side (or ``spectator``) sees it."""
        return self.ruleset.view(self.state, side)

    def piece(self, unit: str) -> PieceView:
        """The counter of a unit, as its owner sees it."""
        for side in self.ruleset.info.sides:
            for piece in self.view(side).pieces:
                if piece.face is not None and piece.face.unit == unit:
                    return piece
        raise LabError(f"no unit {unit!r} is on the table")

    def face(self, unit: str) -> Face:
        """What is printed on the side of a unit that lies up."""
        face = self.piece(unit).face
        if face is None:
            raise LabError(f"the face of {unit!r} is hidden from everybody")
        return face

    def where(self, unit: str) -> str | None:
        """The hex or box of a unit; None if it is not on the table."""
        return self.units().get(unit)

    def units(self) -> dict[str, str]:
        """Every unit on the table and where it is."""
        return {
            piece.face.unit: piece.at
            for side in self.ruleset.info.sides
            for piece in self.view(side).pieces
            if piece.face is not None
        }

    def score(self) -> ScoreSheet:
        """The score sheet as it stands."""
        return self.ruleset.score(self.state)

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.ruleset.outcome(self.state)

    def decisions(self) -> tuple[Decision, ...]:
        """Who has what to decide."""
        return self.ruleset.decisions(self.state)

    def decider(self) -> Side:
        """The one side that has to decide now."""
        sides = {decision.side for decision in self.decisions()}
        if len(sides) != 1:
            listed = ", ".join(sorted(sides)) or "nobody"
            raise LabError(f"say for which side: {listed} has to decide")
        return sides.pop()

    def choices(self, side: Side | None = None) -> Choices[Any]:
        """Every legal action of the side that decides."""
        return self.ruleset.choices(self.state, side or self.decider())

    # --- asking ----------------------------------------------------------------------------

    def reach(self, unit: str) -> ReachReport:
        """Where a unit can go, with the cost of every step and the reason for it."""
        return self.ruleset.reach(self.state, unit)

    def odds(self, attackers: Sequence[str], target: str, **more: object) -> OddsReport:
        """Column, modifiers and exact chances of a combat; ``more`` is what the game offers."""
        question = {"target": target, "units": tuple(attackers), **more}
        return self.ruleset.odds(self.state, question)

    def check(self, action: Written, side: Side | None = None) -> Ruling:
        """Whether an action is legal now; if not, the rule and the reason."""
        record = read_action(self.ruleset, action)
        try:
            self.ruleset.check(self.state, side or self._asker(), record)
        except Illegal as illegal:
            sentence = self.texts.refusal(illegal)
            return Ruling(legal=False, refusal=illegal.refusal, text=sentence)
        return Ruling(legal=True)

    # --- doing -----------------------------------------------------------------------------

    def do(
        self, action: Written, dice: DiceGiven = (), *, side: Side | None = None
    ) -> tuple[Event, ...]:
        """Carry an action out with these dice and return what happened.

        An illegal action raises ``Illegal``; too few or too many dice raise ``LabError``. In both
        cases the position stays as it was.
        """
        record = read_action(self.ruleset, action)
        told = _as_dice(dice)
        state = self.state.copy()
        with _spent(told):
            resolution = self.ruleset.apply(state, side or self._asker(), record, told)
        self.state, self.last = state, resolution
        return tuple(resolution.events())

    def rolls(self) -> tuple[Roll, ...]:
        """The dice of the last action."""
        return tuple(self.last.rolls) if self.last else ()

    def narrate(self, events: Sequence[Event] | None = None) -> list[str]:
        """What happened last (or these events), as sentences."""
        told = events if events is not None else self.last.events() if self.last else []
        return [self.texts.event(event) for event in told]

    def _asker(self) -> Side:
        # Over or unclear: any side will do, the rules themselves then say what is wrong.
        sides = tuple(dict.fromkeys(decision.side for decision in self.decisions()))
        if len(sides) > 1:
            raise LabError(f"say for which side: {', '.join(sides)} have to decide")
        return sides[0] if sides else self.ruleset.info.sides[0]

    # --- keeping ---------------------------------------------------------------------------

    def copy(self) -> "Position":
        """An independent position that can be tried out."""
        other = object.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        return other

    def fingerprint(self) -> str:
        """The hash of the whole position, secrets included."""
        return state_hash(self.state)

    def action(self, written: Written) -> Action:
        """An action record from any of the written forms."""
        return read_action(self.ruleset, written)


def _as_dice(dice: DiceGiven) -> Dice:
    return DictatedDice(dice) if isinstance(dice, Sequence) else dice


@contextmanager
def _spent(dice: Dice) -> Iterator[None]:
    """Insist on being given exactly the dice that are rolled."""
    try:
        yield
    except DiceError as error:
        raise LabError(f"{_dice_fault(error)}; name every roll in dice=[…]") from None
    if isinstance(dice, DictatedDice) and dice.left:
        unused = ", ".join(map(str, dice.left))
        raise LabError(f"only {dice.used} dice were rolled; not used: {unused}")


def _dice_fault(error: DiceError) -> str:
    if error.value is None:
        return f"die {error.position} (1 to {error.faces}) is rolled but not given"
    return f"die {error.position} has the faces 1 to {error.faces}, not {error.value}"
