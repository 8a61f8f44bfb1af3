"""The legal choices as a numbered list, and the choice that a typed number means."""

from collections.abc import Sequence
from fractions import Fraction

from grognard.kernel.decision import Offer, Target
from grognard.texts import Texts

MOST_TARGETS = 30
"""More would fill the screen; the rest can still be typed."""


class MenuError(ValueError):
    """A line at the prompt that means nothing; the message says what would."""


def menu_lines(offers: Sequence[Offer], texts: Texts) -> list[str]:
    """One line for each group of choices."""
    return [f"{number:4}  {_line(offer, texts)}" for number, offer in enumerate(offers, 1)]


def choice_of(offers: Sequence[Offer], line: str) -> dict[str, object]:
    """``3`` or ``3 2118``: the action, in its JSON form, that stands behind a number."""
    number, _, wanted = line.partition(" ")
    wanted = wanted.strip()
    if not number.isdigit() or not 1 <= int(number) <= len(offers):
        raise MenuError(f"choose a number from 1 to {len(offers)}, or type help")
    offer = offers[int(number) - 1]
    if offer.slot is None:
        if wanted:
            raise MenuError(f"number {number} takes no target")
        return offer.action
    if not wanted and len(offer.targets) == 1:
        return {**offer.action, offer.slot: offer.targets[0].value}
    for target in offer.targets:
        if str(target.value) == wanted:
            return {**offer.action, offer.slot: target.value}
    known = " ".join(str(target.value) for target in offer.targets)
    raise MenuError(f"number {number} needs one of: {known}")


def _line(offer: Offer, texts: Texts) -> str:
    subject = f" {texts.name(offer.subject)} [{offer.subject}]" if offer.subject else ""
    if offer.slot is None:
        return f"{offer.verb}{subject}{_facts(offer)}"
    shown = [_target(target, offer.scale) for target in offer.targets[:MOST_TARGETS]]
    more = len(offer.targets) - len(shown)
    tail = f" and {more} more" if more > 0 else ""
    return f"{offer.verb}{subject} {offer.slot}: {' '.join(shown)}{tail}"


def _target(target: Target, scale: int) -> str:
    cost = "" if target.cost is None else f"({Fraction(target.cost, scale)})"
    return f"{target.value}{cost}{target.note}"


def _facts(offer: Offer) -> str:
    """The fields of a complete action that its subject does not already show."""
    words = []
    for name, value in offer.action.items():
        if name == "verb" or value in (offer.subject, [offer.subject], [], "", None):
            continue
        text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
        words.append(f"{name}={text}")
    return f" {' '.join(words)}" if words else ""
