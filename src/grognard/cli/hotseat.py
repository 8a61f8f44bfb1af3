"""Two people, one keyboard: choose by number or by phrase, take back, look things up."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from grognard.cli.menu import MenuError, choice_of, menu_lines, offer_lines
from grognard.cli.narration import told_log
from grognard.cli.speech import speech
from grognard.cli.told import tell_odds, tell_reach, tell_score, tell_view, winner_line
from grognard.kernel.dice import SECRET_BYTES, CommittedDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Match
from grognard.kernel.matchfile import export_match, import_match
from grognard.kernel.records import SPECTATOR, Side
from grognard.kernel.ruleset import Options, Ruleset
from grognard.lab.errors import LabError
from grognard.lab.phrase import read_action
from grognard.rulebook.book import load_rulebook, table_book


def begin_match(rules: Ruleset[Any, Any], scenario: str, options: Options) -> Match[Any, Any]:
    """A new match with dice that can be checked afterwards."""
    match_id = f"table-{secrets.token_hex(6)}"
    dice = CommittedDice(secrets.token_bytes(SECRET_BYTES), match_id)
    return Match.begin(rules, match_id=match_id, scenario=scenario, dice=dice, options=options)


def resume_match(rules: Ruleset[Any, Any], file: Path) -> Match[Any, Any]:
    """Go on with a match that this command has kept."""
    return import_match(rules, file.read_bytes(), policy="verified")


class HotSeat:
    """One sitting. Whoever decides sees his own view; the other looks away in the meantime."""

    def __init__(
        self,
        match: Match[Any, Any],
        out: Console,
        *,
        language: str = "en",
        file: Path | None = None,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.out = out
        self.file = file
        self.ask = ask
        self.language = language
        self.rules = match.ruleset
        self.texts = speech(self.rules.info, language)
        self.seen = dict.fromkeys((*self.rules.info.sides, SPECTATOR), -1)
        self.commands: dict[str, Callable[[str], None]] = {
            "list": self.list_choices,
            "view": lambda _: tell_view(self.out, self.texts, self._view()),
            "duties": self.duties,
            "score": lambda _: tell_score(self.out, self.texts, self._view().score),
            "reach": self.reach,
            "odds": self.odds,
            "rule": self.rule,
            "log": self.log,
            "undo": lambda _: self._take(self.match.undo),
            "redo": lambda _: self._take(self.match.redo),
            "restart": lambda _: self._take(self.match.restart_phase),
            "save": self.save,
            "help": lambda _: self._say("cli-help"),
        }
        self.side = self.rules.info.sides[0]

    def play(self) -> None:
        """Ask until the game is over or somebody leaves the table."""
        previous: Side | None = None
        while not self.match.over:
            self.side = self._decider()
            if self.side != previous:
                self._hand_over(previous)
                previous = self.side
            self._tell_news()
            try:
                line = self.ask(f"{self.texts.side(self.side)}> ").strip()
            except EOFError:
                break
            if line in ("quit", "exit"):
                break
            if line:
                self.obey(line)
        self._tell_news()
        self._farewell()

    def obey(self, line: str) -> None:
        """Carry out one line; a mistake is explained and costs nothing."""
        word, _, rest = line.partition(" ")
        try:
            if word in self.commands:
                self.commands[word](rest.strip())
            else:
                self._act(line)
        except Illegal as illegal:
            words = escape(self.texts.refusal(illegal))
            self.out.print(f"[red]{words}[/red] [cyan]{illegal.rule}[/cyan]")
        except (LabError, MenuError) as error:
            self.out.print(str(error), style="red", markup=False)

    # --- acting ----------------------------------------------------------------------------

    def _act(self, line: str) -> None:
        offers = self._view().offers
        chosen = (
            choice_of(offers, line, self.texts)
            if line[0].isdigit()
            else read_action(self.rules, line)
        )
        self.match.submit(self.side, self.match.revision_for(self.side), chosen)
        self._keep()

    def _take(self, what: Callable[[Side, int], object]) -> None:
        what(self.side, self.match.revision_for(self.side))
        self._keep()

    def _keep(self) -> None:
        if self.file is not None:
            self.file.write_bytes(export_match(self.match, keep_secret=True))

    def save(self, name: str) -> None:
        """Write the match, with its dice secret so that it can go on."""
        if not name:
            raise MenuError(self.texts.text("cli-save-where"))
        Path(name).write_bytes(export_match(self.match, keep_secret=True))
        self._say("cli-written", file=name)

    # --- looking ---------------------------------------------------------------------------

    def list_choices(self, word: str) -> None:
        """The legal choices by number."""
        offers = self._view().offers
        if word.isdigit():
            lines = offer_lines(offers, int(word), self.texts)
        else:
            every = menu_lines(offers, self.texts)
            lines = [line for line in every if word.lower() in line.lower()]
        for line in lines:
            self.out.print(line, markup=False)

    def duties(self, _: str) -> None:
        """What must still be done."""
        found = self._view().duties
        for duty in found:
            self.out.print(f"  {escape(self.texts.duty(duty))} [cyan]{duty.rule}[/cyan]")
        if not found:
            self._say("cli-no-duties")

    def reach(self, unit: str) -> None:
        """Where a unit of the side that decides can go."""
        self._require_own(unit)
        tell_reach(self.out, self.texts, self.rules.reach(self.match.state, unit))

    def odds(self, words: str) -> None:
        """A combat before the dice, as far as the side that decides may know it."""
        units, _, target = words.partition(" ")
        if not target:
            raise MenuError(self.texts.text("cli-odds-how"))
        for unit in units.split(","):
            self._require_own(unit)
        # The viewer is named, so that the rules show only what this side may know.
        question = {"units": tuple(units.split(",")), "target": target.strip(), "viewer": self.side}
        tell_odds(self.out, self.texts, self.rules.odds(self.match.state, question))

    def rule(self, rule_id: str) -> None:
        """What a rule says."""
        book = load_rulebook(self.rules.info)
        found = book.by_id.get(rule_id) or table_book().by_id.get(rule_id)
        if found is None:
            words = {"id": rule_id, "similar": book.similar(rule_id)}
            raise MenuError(self.texts.text("cli-no-rule", words))
        title = escape(found.title_in(self.language))
        self.out.print(f"[bold cyan]{found.id}[/bold cyan] [bold]{title}[/bold]")
        self.out.print(found.text_in(self.language), markup=False)

    def log(self, _: str) -> None:
        """Everything the side that decides may read."""
        for told in told_log(self.match, self.texts, self.side):
            undone = f" ({self.texts.text('cli-taken-back')})" if told.undone else ""
            self.out.print(f"  {told.text}{undone} [{told.rule}]", markup=False)

    # --- the sitting -----------------------------------------------------------------------

    def _view(self) -> Any:
        return self.match.view(self.side).view

    def _decider(self) -> Side:
        # Simultaneous decisions are answered one after the other, each without the other looking.
        sides = [decision.side for decision in self.rules.decisions(self.match.state)]
        return self.side if self.side in sides else sides[0]

    def _hand_over(self, previous: Side | None) -> None:
        name = self.texts.side(self.side)
        if previous is not None and self.rules.info.hidden_information:
            self.ask(self.texts.text("cli-hand-over", {"side": name}) + " ")
            self.out.clear()
        self.out.rule(escape(name))

    def _tell_news(self) -> None:
        for item in self.match.log(self.side, self.seen[self.side]):
            text = self.texts.event(item.event)
            self.out.print(f"  {text} [{item.event.rule}]", markup=False)
        self.seen[self.side] = self.match.revision_for(self.side)
        for decision in self.match.decisions(self.side):
            if decision.side == self.side:
                words = escape(self.texts.decision(decision))
                count = len(self.match.choices(self.side))
                self.out.print(f"[bold]{words}[/bold] [cyan]{decision.rule}[/cyan] ({count})")

    def _require_own(self, unit: str) -> None:
        pieces = self._view().pieces
        if not any(piece.face and piece.face.unit == unit for piece in pieces):
            raise MenuError(self.texts.text("cli-no-unit", {"id": unit}))

    def _farewell(self) -> None:
        outcome = self.match.outcome
        if outcome is None:
            self._say("cli-not-over")
            return
        for event in self.rules.summary(self.match.state):
            self.out.print(self.texts.event(event), markup=False)
        tell_score(self.out, self.texts, outcome.score)
        words = escape(winner_line(self.texts, outcome))
        self.out.print(f"[bold]{words}[/bold] [cyan]{outcome.rule}[/cyan]")

    def _say(self, message: str, **params: str) -> None:
        self.out.print(self.texts.text(message, params), markup=False)
