"""Chapter 5.1.6: what each result does, who chooses, and in which order."""

import pytest

from grognard.games.somnium.actions import Advance, ChooseLoss, Pass, Retreat, Support
from grognard.games.somnium.events import Advanced, Eliminated, Retreated, StepLost
from grognard.lab import Position
from tests.games.sicilia.arrange import (
    CENTRE,
    NORTH,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    assault,
    battle,
    decision,
    is_gone,
    steps,
)

PAIR = {"it-assietta-29": CENTRE, "it-bers-10": CENTRE}
"""Two Italians with defence 2 each."""
ATTACKERS = {"us-1-16": NORTH, "us-1-18": NORTH_WEST}
BOTH = ("us-1-16", "us-1-18")


def fight(result: str, air: int, *, reduced: bool = False) -> Position:
    """Two regiments attack two Italians; air brings the odds to where the result is."""
    position = battle({**PAIR, **ATTACKERS}, air=15, reduced=tuple(PAIR) if reduced else ())
    assault(position, CENTRE, BOTH, result, air=air)
    return position


@pytest.mark.rule("S/C-5.1.6")
def test_de_eliminates_one_defender_of_the_owners_choice_and_the_others_retreat() -> None:
    position = fight("DE AVI", 12, reduced=True)
    assert decision(position).side == "axis"
    position.do(ChooseLoss("it-bers-10"))
    assert is_gone(position, "it-bers-10")
    position.do(Retreat("it-assietta-29", SOUTH))
    assert position.where("it-assietta-29") == SOUTH
    assert steps(position, "it-assietta-29") == 1


@pytest.mark.rule("S/C-5.1.6", "S/C-R36")
def test_drb_costs_one_defender_a_step_before_all_retreat() -> None:
    position = fight("DRB AVI", 10)
    position.do(ChooseLoss("it-bers-10"))
    assert steps(position, "it-bers-10") == 1
    position.do(Retreat("it-assietta-29", SOUTH))
    position.do(Retreat("it-bers-10", SOUTH_EAST))
    assert (position.where("it-assietta-29"), position.where("it-bers-10")) == (SOUTH, SOUTH_EAST)


@pytest.mark.rule("S/C-5.1.6")
def test_dri_only_makes_the_defenders_retreat() -> None:
    position = fight("DRI AVI", 10)
    for unit in ("it-assietta-29", "it-bers-10"):
        position.do(Retreat(unit, SOUTH))
        assert steps(position, unit) == 2
    assert decision(position).side == "allied"


@pytest.mark.rule("S/C-5.1.6")
def test_dvb_costs_a_defender_a_step_and_they_stay_while_the_attackers_retreat() -> None:
    position = fight("DVB ARI", 0)
    assert decision(position).side == "axis"
    position.do(ChooseLoss("it-assietta-29"))
    assert steps(position, "it-assietta-29") == 1
    position.do(Retreat("us-1-16", "3315"))
    position.do(Retreat("us-1-18", "3216"))
    assert position.where("it-assietta-29") == position.where("it-bers-10") == CENTRE
    assert steps(position, "us-1-16") == steps(position, "us-1-18") == 2


@pytest.mark.rule("S/C-5.1.6")
def test_dvi_ari_harms_nobody_and_throws_the_attackers_back() -> None:
    position = fight("DVI ARI", 0)
    assert decision(position).side == "allied"
    position.do(Retreat("us-1-16", "3315"))
    position.do(Retreat("us-1-18", "3216"))
    assert [steps(position, unit) for unit in (*BOTH, *PAIR)] == [2, 2, 2, 2]


@pytest.mark.rule("S/C-5.1.6")
def test_arb_costs_an_attacker_of_his_choice_a_step() -> None:
    position = fight("DVI ARB", 0)
    position.do(ChooseLoss("us-1-18"))
    assert steps(position, "us-1-18") == 1
    position.do(Retreat("us-1-18", "3216"))
    position.do(Retreat("us-1-16", "3315"))


@pytest.mark.rule("S/C-5.1.6")
def test_ae_eliminates_one_attacker_and_the_others_retreat() -> None:
    units = {**ATTACKERS, "de-neapel": CENTRE, "de-15pg-104": CENTRE, "de-15pg-115": CENTRE}
    position = battle(units, air=15)
    assault(position, CENTRE, BOTH, "DVI AE")
    position.do(ChooseLoss("us-1-16"))
    assert is_gone(position, "us-1-16")
    position.do(Retreat("us-1-18", "3216"))
    assert position.where("us-1-18") == "3216"


@pytest.mark.rule("S/C-5.1.6", "S/C-R36")
def test_dvb_ae_takes_the_defenders_loss_first() -> None:
    units = {**ATTACKERS, "de-neapel": CENTRE, "de-15pg-104": CENTRE, "de-15pg-115": CENTRE}
    position = battle(units, air=15)
    assault(position, CENTRE, BOTH, "DVB AE")
    assert decision(position).side == "axis"
    position.do(ChooseLoss("de-neapel"))
    assert decision(position).side == "allied"


@pytest.mark.rule("S/C-5.1.6")
def test_imp_leaves_everybody_where_he_is() -> None:
    position = battle({**PAIR, **ATTACKERS}, air=15)
    events = assault(position, CENTRE, BOTH, "IMP", air=2)
    assert not [event for event in events if isinstance(event, Retreated | StepLost | Eliminated)]
    assert [position.where(unit) for unit in BOTH] == [NORTH, NORTH_WEST]
    assert decision(position).kind == "combat"


@pytest.mark.rule("S/C-5.1.6", "S/C-R36")
def test_avb_costs_an_attacker_a_step_before_the_advance() -> None:
    position = fight("DE AVB", 12, reduced=True)
    position.do(ChooseLoss("it-bers-10"))
    assert decision(position).side == "allied"
    position.do(ChooseLoss("us-1-16"))
    assert steps(position, "us-1-16") == 1
    assert decision(position).side == "axis"
    position.do(Retreat("it-assietta-29", SOUTH))
    position.do(Advance("us-1-16", CENTRE))
    assert position.where("us-1-16") == CENTRE


# --- EMP ----------------------------------------------------------------------------------------


@pytest.mark.rule("S/C-5.1.6")
def test_emp_is_an_exchange_that_the_attacker_pays_in_attack_values() -> None:
    # The defender gives up one Italian (defence 2); a regiment (attack 3) pays for him.
    position = fight("EMP", 15)
    position.do(ChooseLoss("it-bers-10"))
    position.do(Pass())
    assert decision(position).side == "allied"
    position.do(ChooseLoss("us-1-16"))
    assert is_gone(position, "us-1-16")
    assert not is_gone(position, "us-1-18")
    position.do(Retreat("it-assietta-29", SOUTH))
    assert position.where("us-1-18") == NORTH_WEST


@pytest.mark.rule("S/C-5.1.6")
def test_in_emp_the_defender_must_give_up_at_least_one_unit() -> None:
    position = fight("EMP", 15)
    assert not position.check(Pass())


@pytest.mark.rule("S/C-5.1.6")
def test_in_emp_the_attacker_pays_until_the_sum_is_reached() -> None:
    # Two Italians are worth 4: one regiment of 3 is not enough, both must go.
    position = fight("EMP", 15)
    position.do(ChooseLoss("it-bers-10"))
    position.do(ChooseLoss("it-assietta-29"))
    while position.decisions() and decision(position).kind != "combat":
        position.do(position.choices()[0])
    assert is_gone(position, "us-1-16")
    assert is_gone(position, "us-1-18")


@pytest.mark.rule("S/C-5.1.6", "S/C-R28")
def test_in_emp_guns_at_a_distance_never_pay() -> None:
    position = battle({**PAIR, **ATTACKERS, "us-art-ii": "3315"}, air=15)
    assault(position, CENTRE, BOTH, "EMP", guns=("us-art-ii",), air=15)
    position.do(ChooseLoss("it-bers-10"))
    position.do(ChooseLoss("it-assietta-29"))
    while position.decisions() and decision(position).kind != "combat":
        position.do(position.choices()[0])
    assert not is_gone(position, "us-art-ii")


@pytest.mark.rule("S/C-R11")
def test_nobody_advances_after_emp_unless_the_switch_allows_it() -> None:
    for value, advances in (("no", False), ("yes", True)):
        position = battle({"it-cn-17": CENTRE, **ATTACKERS}, air=15, options={"emp_advance": value})
        assault(position, CENTRE, BOTH, "EMP", air=15)
        assert is_gone(position, "it-cn-17")
        position.do(ChooseLoss("us-1-16"))
        offered = bool(position.check(Advance("us-1-18", CENTRE)))
        assert offered is advances, value


# --- choices belong to the owner ----------------------------------------------------------------


@pytest.mark.rule("S/C-R36", "S/C-7.0a")
def test_the_owner_alone_chooses_and_may_choose_a_reduced_unit() -> None:
    position = battle({**PAIR, **ATTACKERS}, air=15, reduced=("it-bers-10",))
    assault(position, CENTRE, BOTH, "DRB AVI", air=12)
    assert not position.check(ChooseLoss("it-bers-10"), "allied")
    position.do(ChooseLoss("it-bers-10"))
    assert is_gone(position, "it-bers-10")


@pytest.mark.rule("S/C-R36")
def test_each_retreat_sees_what_the_one_before_has_left() -> None:
    # The hex behind has room for one more only.
    crowd = {"it-napoli-75": SOUTH, "it-napoli-76": SOUTH}
    position = battle({**PAIR, **ATTACKERS, **crowd}, air=15)
    assault(position, CENTRE, BOTH, "DRI AVI", air=10)
    position.do(Retreat("it-bers-10", SOUTH))
    assert position.where("it-bers-10") == SOUTH
    position.do(Retreat("it-assietta-29", SOUTH_EAST))
    assert position.where("it-assietta-29") == SOUTH_EAST


@pytest.mark.rule("S/C-R36")
def test_a_unit_outside_the_combat_cannot_bear_its_loss() -> None:
    position = battle({**PAIR, **ATTACKERS, "us-1-26": "3315"}, air=15)
    assault(position, CENTRE, BOTH, "DVI ARB")
    assert not position.check(ChooseLoss("us-1-26"))


@pytest.mark.rule("S/C-R28")
def test_guns_at_a_distance_neither_retreat_nor_lose() -> None:
    position = battle({"it-assietta-29": CENTRE, "us-1-16": NORTH, "us-art-ii": "3315"}, air=0)
    events = assault(position, CENTRE, ("us-1-16",), "DVB ARB", guns=("us-art-ii",))
    lost = {event.unit for event in events if isinstance(event, StepLost)}
    assert lost == {"it-assietta-29", "us-1-16"}
    assert not position.check(Retreat("us-art-ii", "3314"))


@pytest.mark.rule("S/C-R28")
def test_guns_beside_the_target_suffer_like_the_rest() -> None:
    position = battle({"it-assietta-29": CENTRE, "us-art-ii": NORTH}, air=0)
    assault(position, CENTRE, ("us-art-ii",), "DVI ARB")
    assert steps(position, "us-art-ii") == 1


@pytest.mark.rule("S/C-R36")
def test_the_supporting_side_makes_its_choices_in_the_enemys_phase_too() -> None:
    units = {"de-neapel": NORTH, "us-1-16": CENTRE, "us-1-18": CENTRE}
    position = battle(units, side="axis", air=15)
    assault(position, CENTRE, ("de-neapel",), "DVB AE", support=Support(air=0))
    assert decision(position).side == "allied"
    position.do(ChooseLoss("us-1-18"))
    assert steps(position, "us-1-18") == 1
    assert is_gone(position, "de-neapel")


@pytest.mark.rule("S/C-5.1.6")
def test_a_victory_over_the_last_defender_opens_the_advance() -> None:
    position = battle({"it-cn-17": CENTRE, "us-1-16": NORTH}, air=15)
    events = assault(position, CENTRE, ("us-1-16",), "DE AVI", air=15)
    assert [event.unit for event in events if isinstance(event, Eliminated)] == ["it-cn-17"]
    more = position.do(Advance("us-1-16", CENTRE))
    assert [event.to for event in more if isinstance(event, Advanced)] == [CENTRE]
