"""Chapter 7: steps, Blackshirts and recovery."""

import pytest

from grognard.games.somnium.actions import Bombard, EndPhase, Move
from grognard.games.somnium.events import Recovered
from tests.games.sicilia.arrange import CENTRE, FENCE, NORTH, battle, is_gone, steps, table


@pytest.mark.rule("S/C-7.0a")
def test_the_first_loss_flips_and_the_second_eliminates() -> None:
    position = battle({"it-assietta-29": CENTRE}, air=15)
    position.do(Bombard(CENTRE, air=6), dice=(1, 1))
    assert steps(position, "it-assietta-29") == 1
    again = battle({"it-assietta-29": CENTRE}, reduced=("it-assietta-29",), air=15)
    again.do(Bombard(CENTRE, air=6), dice=(1, 1))
    assert is_gone(again, "it-assietta-29")


@pytest.mark.rule("S/C-7.0a")
def test_losses_do_not_slow_a_unit() -> None:
    position = table({"us-1-16": CENTRE}, reduced=("us-1-16",))
    assert position.reach("us-1-16").allowance == 12


@pytest.mark.rule("S-R12")
def test_blackshirts_have_one_step_or_two_with_the_switch() -> None:
    single = battle({"it-cn-17": CENTRE}, air=15)
    single.do(Bombard(CENTRE, air=6), dice=(1, 1))
    assert is_gone(single, "it-cn-17")
    double = battle({"it-cn-17": CENTRE}, air=15, options={"blackshirt_steps": 2})
    double.do(Bombard(CENTRE, air=6), dice=(1, 1))
    assert steps(double, "it-cn-17") == 1
    assert double.face("it-cn-17").values == ("0", "1", "4")


@pytest.mark.rule("S/C-R01")
def test_reduced_values_are_those_printed_on_the_back() -> None:
    position = table(
        {"us-2ad-cca": CENTRE, "de-hg-conrath-pz": "2313"},
        reduced=("us-2ad-cca", "de-hg-conrath-pz"),
    )
    assert position.face("us-2ad-cca").values == ("3", "2", "12")
    assert position.face("de-hg-conrath-pz").values == ("4", "3", "12")


# --- recovery -----------------------------------------------------------------------------------


def recovers(units: dict[str, str], unit: str = "us-1-16", **held: str) -> bool:
    """Whether the unit regains its step when the Allied movement phase ends."""
    control = {f"{int(at[1:]):04d}": side for at, side in held.items()} or {"2519": "allied"}
    position = table(units, reduced=(unit,), held=control)
    events = position.do(EndPhase())
    assert (steps(position, unit) == 2) == any(
        isinstance(event, Recovered) and event.unit == unit for event in events
    )
    return steps(position, unit) == 2


@pytest.mark.rule("S-7.0b", "S/C-R40")
def test_an_unengaged_allied_unit_with_a_free_way_to_a_port_recovers() -> None:
    assert recovers({"us-1-16": CENTRE})


@pytest.mark.rule("S-7.0b")
def test_the_axis_never_recovers() -> None:
    position = table({"de-neapel": CENTRE}, side="axis", reduced=("de-neapel",))
    for _ in range(8):
        position.do(EndPhase())
    assert steps(position, "de-neapel") == 1


@pytest.mark.rule("S-7.0b", "S/C-R40")
def test_an_engaged_unit_does_not_recover() -> None:
    assert not recovers({"us-1-16": NORTH, "it-bers-10": CENTRE})


@pytest.mark.rule("S/C-R40")
def test_a_unit_that_was_engaged_at_the_start_of_the_phase_does_not_recover() -> None:
    position = table(
        {"us-1-16": NORTH, "it-bers-10": CENTRE}, reduced=("us-1-16",), held={"2519": "allied"}
    )
    position.do(Move(("us-1-16",), "3314"))
    position.do(EndPhase())
    assert steps(position, "us-1-16") == 1


@pytest.mark.rule("S/C-R40")
def test_moving_does_not_prevent_recovery() -> None:
    position = table({"us-1-16": CENTRE}, reduced=("us-1-16",), held={"2519": "allied"})
    position.do(Move(("us-1-16",), "3314"))
    position.do(EndPhase())
    assert steps(position, "us-1-16") == 2


@pytest.mark.rule("S-7.0b", "S/C-R40")
def test_without_an_allied_port_nobody_recovers() -> None:
    assert not recovers({"us-1-16": CENTRE}, h0307="allied")


@pytest.mark.rule("S/C-R40")
def test_a_port_in_an_enemy_zone_does_not_serve() -> None:
    assert not recovers({"us-1-16": CENTRE, "it-bers-10": "2619"})


@pytest.mark.rule("S/C-R40")
def test_the_way_to_the_port_must_be_free_of_zones() -> None:
    fence = dict(zip(("it-bers-10", "it-assietta-29", "it-bers-177"), FENCE, strict=True))
    assert not recovers({"us-1-16": CENTRE, **fence})
    two = dict(list(fence.items())[:2])
    assert recovers({"us-1-16": CENTRE, **two})


@pytest.mark.rule("S/C-R40")
def test_recovery_gives_back_one_step_at_the_end_of_the_allied_movement_only() -> None:
    position = table(
        {"us-1-16": CENTRE}, side="axis", reduced=("us-1-16",), held={"2519": "allied"}
    )
    position.do(EndPhase())
    position.do(EndPhase())
    assert steps(position, "us-1-16") == 1
    position.do(EndPhase())
    assert steps(position, "us-1-16") == 2


@pytest.mark.rule("S/C-R40", "S-4.2.3c")
def test_a_unit_that_waits_for_contact_does_not_recover() -> None:
    from grognard.games.somnium.actions import Drop

    position = table({"uk-1abn-1para": "box:reinforcements"}, turn=2, held={"2519": "allied"})
    position.do(Drop("uk-1abn-1para", CENTRE), dice=[3])
    for _ in range(5):
        position.do(EndPhase())
    assert steps(position, "uk-1abn-1para") == 1
