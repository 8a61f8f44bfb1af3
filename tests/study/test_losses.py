"""Losses are counted unit by unit: an event that tells of several would count for nobody."""

from collections.abc import Iterator

from grognard.games import game_ids, load
from grognard.kernel.records import Event
from grognard.study.vocabulary import vocabulary


def every_event(kind: type[Event] = Event) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        yield below
        yield from every_event(below)


def test_what_counts_as_a_loss_names_one_unit() -> None:
    for game in game_ids():
        load(game)
    words = vocabulary().events
    counted = words.reduced | words.destroyed
    losses = [each for each in every_event() if each.__struct_config__.tag in counted]
    assert {each.__struct_config__.tag for each in losses} == counted
    assert [each for each in losses if "unit" not in each.__struct_fields__] == []
