"""Choices: complete, ordered, counted, built on demand."""

import pytest

from grognard.kernel.decision import ChoiceGroup, Choices, Offer, Single, Target
from tests.demo.records import Move, Stand


class Moves(ChoiceGroup[Move]):
    """All moves of one unit, spelt out only when looked at."""

    def __init__(self, unit: str, hexes: tuple[str, ...]) -> None:
        self.unit = unit
        self.hexes = hexes
        self.built = 0

    def __len__(self) -> int:
        return len(self.hexes)

    def at(self, index: int) -> Move:
        self.built += 1
        return Move(self.unit, self.hexes[index])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Move) and action.unit == self.unit and action.to in self.hexes

    def offer(self) -> Offer:
        return Offer(
            verb="move",
            action={"verb": "move", "unit": self.unit},
            subject=self.unit,
            slot="to",
            targets=tuple(Target(value=each) for each in self.hexes),
        )


@pytest.fixture
def groups() -> list[ChoiceGroup[Move]]:
    return [Moves("r1", ("0101", "0102")), Moves("r2", ()), Moves("r3", ("0201",))]


def test_length_order_and_index_agree(groups: list[ChoiceGroup[Move]]) -> None:
    choices = Choices(groups)
    listed = [Move("r1", "0101"), Move("r1", "0102"), Move("r3", "0201")]
    assert len(choices) == 3
    assert list(choices) == listed
    assert [choices[index] for index in range(3)] == listed
    assert [choices[index] for index in (-1, -2, -3)] == listed[::-1]
    assert choices[1:] == listed[1:]
    for wrong in (3, 99):
        with pytest.raises(IndexError):
            choices[wrong]


def test_looking_an_action_up_builds_none(groups: list[ChoiceGroup[Move]]) -> None:
    choices = Choices(groups)
    assert Move("r3", "0201") in choices
    assert Move("r2", "0201") not in choices
    stand: object = Stand()
    assert stand not in choices
    assert len(choices) == 3
    assert sum(group.built for group in groups if isinstance(group, Moves)) == 0


def test_groups_travel_as_offers_with_one_open_slot(groups: list[ChoiceGroup[Move]]) -> None:
    first = Choices(groups).offers()[0]
    for target, action in zip(first.targets, list(Choices(groups))[:2], strict=True):
        assert {**first.action, str(first.slot): target.value} == {
            "verb": "move",
            "unit": action.unit,
            "to": action.to,
        }


def test_a_single_choice_is_a_complete_offer() -> None:
    group = Single(Move("r1", "0101"), subject="r1", rule="D-3.3")
    assert (len(group), group.at(0), Move("r1", "0101") in group) == (1, Move("r1", "0101"), True)
    assert group.offer() == Offer(
        verb="move",
        action={"verb": "move", "unit": "r1", "to": "0101"},
        subject="r1",
        rule="D-3.3",
    )


def test_no_choices_are_no_choices() -> None:
    assert len(Choices([])) == 0
    assert list(Choices([])) == []
    stand: object = Stand()
    assert stand not in Choices.of(Move("r1", "0101"))
