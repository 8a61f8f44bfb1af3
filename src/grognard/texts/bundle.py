"""The texts of a game in one language, with other languages behind it where one has a gap."""

import re
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache

from fluent.runtime import FluentBundle

from grognard.kernel.decision import Decision
from grognard.kernel.illegal import Illegal, Refusal
from grognard.kernel.outcome import ScoreLine
from grognard.kernel.records import Event
from grognard.kernel.report import Modifier
from grognard.kernel.ruleset import GameInfo, OptionValue
from grognard.kernel.view import Duty
from grognard.texts.params import Shown, record_params, shown_params
from grognard.texts.sources import package_languages, parse

FALLBACK = "en"
"""The language in which every package must have its texts."""

KERNEL_TEXTS = "grognard.kernel"
"""The package whose texts stand behind those of every game."""

DAY = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")

NAMED = ("unit", "hex")
"""First words of messages that name things: ``unit-us-1-16``, ``hex-2019``."""


class Texts:
    """Finds and fills sentences.

    ``packages`` go from the general to the particular: a game's own sentence replaces the one of
    its family. A message missing in ``language`` is taken from its base language (``pt-BR`` →
    ``pt``) and then from English; one that is missing everywhere is shown by its id and
    parameters, because a player is better served by that than by a failure.
    """

    def __init__(self, packages: Sequence[str], language: str = FALLBACK) -> None:
        self.packages = tuple(packages)
        self.language = language
        self.chain = _chain(language)
        self._bundles = [_bundle(self.packages, each) for each in self.chain]

    @classmethod
    def for_game(cls, info: GameInfo, language: str = FALLBACK) -> "Texts":
        """The texts of a game, with the kernel's behind them."""
        return cls(with_kernel(info.text_packages), language)

    def has(self, message: str) -> bool:
        """Whether any language of the chain has this message."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def text(self, message: str, params: Mapping[str, object] | None = None) -> str:
        """The sentence with its parameters filled in."""
        filled = {key: dated(each) for key, each in shown_params(params or {}, self.name).items()}
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is not None:
                sentence, _ = bundle.format_pattern(pattern, filled)
                return str(sentence)
        facts = ", ".join(f"{name}={value}" for name, value in filled.items())
        return f"{message} ({facts})" if facts else message

    def name(self, word: str) -> str:
        """What players call a unit or hex; a word that names neither stays as it is."""
        for kind in NAMED:
            message = f"{kind}-{word}"
            if self.has(message):
                return self.text(message)
        return word

    def event(self, event: Event) -> str:
        """What happened, as it is told at the table."""
        return self.text(f"event-{event.__struct_config__.tag}", record_params(event, self.name))

    def refusal(self, refusal: Refusal | Illegal) -> str:
        """Why something is not allowed."""
        given = refusal.refusal if isinstance(refusal, Illegal) else refusal
        params = {"rule": given.rule, "alternatives": given.alternatives, **given.params}
        return self.text(f"refusal-{kebab_code(given.code)}", params)

    def decision(self, decision: Decision) -> str:
        """What somebody has to decide."""
        params = {"side": decision.side, "rule": decision.rule, **decision.params}
        return self.text(f"decision-{decision.kind}", params)

    def reason(self, modifier: Modifier) -> str:
        """Why a number is there; the number itself is ``value``.

        Computer players reckon in hundredths of a victory point: ``points`` is the number as a
        person would say it.
        """
        points = round(modifier.value / 100, 1)
        params = {
            "value": modifier.value,
            "points": int(points) if points.is_integer() else points,
            "rule": modifier.rule,
            **modifier.params,
        }
        return self.text(f"reason-{modifier.reason}", params)

    def score(self, line: ScoreLine) -> str:
        """Why points were given."""
        params = {"side": line.side, "points": line.points, "rule": line.rule, **line.params}
        return self.text(f"score-{line.reason}", params)

    def duty(self, duty: Duty) -> str:
        """What must still be done in this phase."""
        return self.text(f"duty-{duty.kind}", record_params(duty, self.name))

    def option(self, option: str) -> str:
        """The name of a switch."""
        return self.text(f"option-{kebab_code(option)}")

    def option_value(self, option: str, value: OptionValue) -> str:
        """The name of one position of a switch."""
        return self.text(f"option-{kebab_code(option)}-{kebab_code(str(value))}")

    def phase(self, phase: str) -> str:
        """The name of a phase."""
        return self.text(f"phase-{phase}")

    def side(self, side: str) -> str:
        """The name of a side as this language calls it, or its id if it has no name."""
        message = f"side-{side}"
        return self.text(message) if self.has(message) else side


def dated(value: Shown) -> Shown | date:
    """A day in the form of data as a date, which every language writes in its own way."""
    if isinstance(value, str) and DAY.fullmatch(value):
        return date.fromisoformat(value)
    return value


def kebab_code(code: str) -> str:
    """``NOT_OFFERED`` → ``not-offered``: codes and option ids as message ids write them."""
    return code.lower().replace("_", "-")


def with_kernel(packages: Sequence[str]) -> tuple[str, ...]:
    """The packages with the kernel's in first place."""
    return (KERNEL_TEXTS, *(each for each in packages if each != KERNEL_TEXTS))


def available_languages(packages: Sequence[str]) -> tuple[str, ...]:
    """The languages in which at least one of the packages has texts."""
    return tuple(sorted({found for each in packages for found in package_languages(each)}))


def _chain(language: str) -> tuple[str, ...]:
    base = language.partition("-")[0]
    return tuple(dict.fromkeys((language, base, FALLBACK)))


@cache
def _bundle(packages: tuple[str, ...], language: str) -> FluentBundle:
    # No isolation marks: the sentences also go to terminals and files, where they would be noise.
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        resource = parse(package, language)
        if resource is not None:
            bundle.add_resource(resource, allow_overrides=True)
    return bundle
