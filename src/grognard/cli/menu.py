"""The legal choices as a numbered list, and the choice that a typed number means."""

from collections.abc import Sequence
from fractions import Fraction

from grognard.kernel.decision import Offer, Target
from grognard.texts import Texts

MOST_TARGETS = 12
"""More would fill the screen; `list NUMBER` shows them all."""


class MenuError(ValueError):
    """A line at the prompt that means nothing; the message says what would."""


def menu_lines(offers: Sequence[Offer], texts: Texts) -> list[str]:
    """One line for each group of choices."""
    return [f"{number:4}  {_line(offer, texts)}" for number, offer in enumerate(offers, 1)]


def offer_lines(offers: Sequence[Offer], number: int, texts: Texts) -> list[str]:
    """One group of choices with all its targets, nearest first."""
    if not 1 <= number <= len(offers):
        raise MenuError(texts.text("cli-choose", {"most": len(offers)}))
    offer = offers[number - 1]
    targets = sorted(offer.targets, key=lambda each: (each.cost or 0, str(each.value)))
    shown = " ".join(_target(target, offer.scale) for target in targets)
    return [f"{number:4}  {offer.verb}{_subject(offer, texts)}{_facts(offer)}", f"      {shown}"]


def choice_of(offers: Sequence[Offer], line: str, texts: Texts) -> dict[str, object]:
    """``3`` or ``3 2118``: the action, in its JSON form, that stands behind a number."""
    number, _, wanted = line.partition(" ")
    wanted = wanted.strip()
    if not number.isdigit() or not 1 <= int(number) <= len(offers):
        raise MenuError(texts.text("cli-choose", {"most": len(offers)}))
    offer = offers[int(number) - 1]
    if offer.slot is None:
        if wanted:
            raise MenuError(texts.text("cli-no-target", {"number": number}))
        return offer.action
    if not wanted and len(offer.targets) == 1:
        return {**offer.action, offer.slot: offer.targets[0].value}
    for target in offer.targets:
        if str(target.value) == wanted:
            return {**offer.action, offer.slot: target.value}
    known = " ".join(str(target.value) for target in offer.targets)
    raise MenuError(texts.text("cli-which-target", {"number": number, "known": known}))


def _line(offer: Offer, texts: Texts) -> str:
    subject = _subject(offer, texts)
    if offer.slot is None:
        return f"{offer.verb}{subject}{_facts(offer)}"
    shown = [_target(target, offer.scale) for target in offer.targets[:MOST_TARGETS]]
    more = len(offer.targets) - len(shown)
    tail = f" {texts.text('cli-more', {'count': more})}" if more > 0 else ""
    return f"{offer.verb}{subject} {offer.slot}: {' '.join(shown)}{tail}"


def _subject(offer: Offer, texts: Texts) -> str:
    return f" {texts.name(offer.subject)} [{offer.subject}]" if offer.subject else ""


def _target(target: Target, scale: int) -> str:
    cost = "" if target.cost is None else f"({points(target.cost, scale)})"
    return f"{target.value}{cost}{target.note}"


def points(cost: int, scale: int) -> str:
    """A cost in smallest units as movement points: 23 half points are ``11½``."""
    whole, rest = divmod(cost, scale)
    if not rest:
        return str(whole)
    part = Fraction(rest, scale)
    sign = "½" if part == Fraction(1, 2) else f" {part}"
    return f"{whole}{sign}" if whole else sign.strip()


def _facts(offer: Offer) -> str:
    """The fields of a complete action that its subject does not already show."""
    words = []
    for name, value in offer.action.items():
        listed = list(value) if isinstance(value, list | tuple) else None
        if name == "verb" or value in (offer.subject, "", None) or listed in ([], [offer.subject]):
            continue
        text = str(value) if listed is None else ",".join(map(str, listed))
        words.append(f"{name}={text}")
    return f" {' '.join(words)}" if words else ""
