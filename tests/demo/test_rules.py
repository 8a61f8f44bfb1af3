"""The rules of the demonstration game, sentence by sentence.

Every test takes the rules as its only argument: the mutation test calls all of them again with
rules from which one check was removed.
"""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from grognard.kernel.dice import DictatedDice
from grognard.kernel.flow import Forced
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import SPECTATOR
from grognard.kernel.report import Chance
from tests.demo.records import (
    Attack,
    CombatStep,
    Destroyed,
    EndCombat,
    EndMoves,
    Fought,
    HillHeld,
    Move,
    Moved,
    MovesStep,
    Order,
    OrderGiven,
    OrdersRevealed,
    Posture,
    ReactionStep,
    Retreat,
    Retreated,
    RetreatStep,
    Stand,
    Withdraw,
    Withdrew,
)
from tests.demo.tables import Rules, do, listed, refused, table

# ==== D-1 set-up


@pytest.mark.rule("D-1.1", "D-1.2")
def test_strengths_are_drawn_in_secret_at_the_start(rules: Rules) -> None:
    state, resolution = rules.start("hill", {}, DictatedDice([1, 2, 3, 3, 2, 1]))
    assert state.strengths == {"r1": 1, "r2": 2, "r3": 3, "b1": 3, "b2": 2, "b3": 1}
    seen = [entry for entry in resolution.entries if entry.seen_by("red") is not None]
    assert len(seen) == 3
    assert [entry.seen_by(SPECTATOR) for entry in resolution.entries] == [None] * 6
    assert not any(unit in state.known for unit in state.places)


# ==== D-2 orders


@pytest.mark.rule("D-2.1")
def test_both_sides_choose_a_posture_at_the_same_time(rules: Rules) -> None:
    state, _ = rules.start("hill", {}, DictatedDice([1] * 6))
    assert [decision.side for decision in rules.decisions(state)] == ["red", "blue"]
    assert all(decision.hidden for decision in rules.decisions(state))
    assert listed(rules, state, "blue") == {Order("march"), Order("hold")}


@pytest.mark.rule("D-2.1")
def test_a_side_gives_only_one_order_and_nobody_else_hears_it(rules: Rules) -> None:
    state, _ = rules.start("hill", {}, DictatedDice([1] * 6))
    resolution = do(rules, state, "red", Order("march"))
    assert not resolution.revealed
    assert [decision.side for decision in rules.decisions(state)] == ["blue"]
    assert [entry.seen_by("blue") for entry in resolution.entries] == [None]
    assert resolution.events() == [OrderGiven(rule="D-2.1", side="red", posture="march")]
    assert refused(rules, state, "red", Order("hold")) == ("NOT_YOUR_DECISION", "K-SIDE")


@pytest.mark.rule("D-2.2")
def test_orders_are_revealed_when_both_are_given(rules: Rules) -> None:
    state, _ = rules.start("hill", {}, DictatedDice([1] * 6))
    do(rules, state, "blue", Order("hold"))
    resolution = do(rules, state, "red", Order("march"))
    assert resolution.revealed
    assert resolution.events()[-1] == OrdersRevealed(rule="D-2.2", red="march", blue="hold")
    assert [decision.kind for decision in rules.decisions(state)] == ["moves"]


# ==== D-3 movement


@pytest.mark.rule("D-3.1")
def test_a_side_moves_only_its_own_units_that_are_in_play(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0101", b1="0501")
    for unit in ("b1", "r2", "nobody"):
        assert refused(rules, state, "red", Move(unit, "0202")) == ("NOT_YOUR_UNIT", "D-3.1")


@pytest.mark.rule("D-3.2")
def test_a_unit_moves_once_in_a_turn(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0101", b1="0501")
    do(rules, state, "red", Move("r1", "0102"))
    assert refused(rules, state, "red", Move("r1", "0103")) == ("ALREADY_MOVED", "D-3.2")


@pytest.mark.rule("D-3.3")
def test_a_unit_moves_to_a_neighbouring_hex(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0101", b1="0501")
    assert listed(rules, state, "red") == {
        Move("r1", "0102"),
        Move("r1", "0201"),
        Move("r1", "0202"),
        EndMoves(),
    }
    assert refused(rules, state, "red", Move("r1", "0303")) == ("NOT_ADJACENT", "D-3.3")
    assert refused(rules, state, "red", Move("r1", "9999")) == ("NO_SUCH_HEX", "D-3.3")


@pytest.mark.rule("D-3.4")
def test_a_unit_may_not_enter_an_occupied_hex(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0101", r2="0102", b1="0501")
    assert refused(rules, state, "red", Move("r1", "0102")) == ("OCCUPIED", "D-3.4")


@pytest.mark.rule("D-3.5")
def test_reserves_come_in_from_the_box_on_their_own_edge(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r3="box:red", b1="0501")
    entries = {Move("r3", at) for at in ("0101", "0102", "0103")}
    assert listed(rules, state, "red") == entries | {EndMoves()}
    assert refused(rules, state, "red", Move("r3", "0502")) == ("NOT_YOUR_EDGE", "D-3.5")
    do(rules, state, "red", Move("r3", "0102"))
    assert state.places["r3"] == "0102"


@pytest.mark.rule("D-3.3")
def test_the_enemy_sees_a_counter_move_but_not_which(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0101", b1="0501")
    (entry,) = do(rules, state, "red", Move("r1", "0102")).entries
    told = Moved(rule="D-3.3", side="red", unit="r1", start="0101", to="0102")
    assert entry.seen_by("red") == told
    assert entry.seen_by("blue") == msgspec.structs.replace(told, unit="")


@pytest.mark.rule("D-3.3")
def test_a_known_unit_moves_openly(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0101", b1="0501")
    state.known.add("r1")
    (entry,) = do(rules, state, "red", Move("r1", "0102")).entries
    assert entry.seen_by("blue") == entry.event


# ==== D-4 reaction


@pytest.mark.rule("D-4.1")
def test_the_enemy_may_react_when_a_unit_comes_beside_him(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0202", b1="0402")
    do(rules, state, "red", Move("r1", "0302"))
    (decision,) = rules.decisions(state)
    assert (decision.side, decision.kind) == ("blue", "reaction")
    do(rules, state, "blue", Stand())
    assert [each.kind for each in rules.decisions(state)] == ["moves"]


@pytest.mark.rule("D-4.1")
def test_nobody_reacts_to_a_move_far_away(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0101", b1="0501")
    do(rules, state, "red", Move("r1", "0102"))
    assert [each.kind for each in rules.decisions(state)] == ["moves"]


@pytest.mark.rule("D-4.1", "D-4.2")
def test_a_withdrawal_goes_to_a_free_hex_away_from_all_enemies(rules: Rules) -> None:
    step = ReactionStep("blue", "0302")
    state = table(rules, step, r1="0302", b1="0402", b2="0502", b3="0501")
    assert refused(rules, state, "blue", Withdraw("b3", "0401")) == ("NOT_THREATENED", "D-4.1")
    assert refused(rules, state, "blue", Withdraw("b1", "0101")) == ("NOT_ADJACENT", "D-4.2")
    assert refused(rules, state, "blue", Withdraw("b1", "0502")) == ("OCCUPIED", "D-4.2")
    assert refused(rules, state, "blue", Withdraw("b1", "0403")) == ("ENEMY_BESIDE", "D-4.2")
    assert refused(rules, state, "blue", Withdraw("r1", "0202")) == ("NOT_YOUR_UNIT", "D-3.1")
    assert listed(rules, state, "blue") == {Withdraw("b1", "0401"), Stand()}
    (entry,) = do(rules, state, "blue", Withdraw("b1", "0401")).entries[:1]
    told = Withdrew(rule="D-4.2", side="blue", unit="b1", start="0402", to="0401")
    assert entry.seen_by("blue") == told
    assert entry.seen_by("red") == msgspec.structs.replace(told, unit="")


@pytest.mark.rule("D-4.1")
def test_a_side_that_cannot_withdraw_stands_without_being_asked(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0402", r2="0502", b1="0503")
    resolution = do(rules, state, "red", Move("r1", "0403"))
    assert Forced(rule="D-4", side="blue", verb="stand") in resolution.events()
    assert [decision.kind for decision in rules.decisions(state)] == ["moves"]


# ==== D-5 combat


@pytest.mark.rule("D-5.1", "D-5.2")
def test_a_unit_attacks_one_neighbouring_enemy_once(rules: Rules) -> None:
    state = table(rules, CombatStep("red"), r1="0202", r2="0203", r3="box:red", b1="0302")
    assert refused(rules, state, "red", Attack("b1", "0202")) == ("NOT_YOUR_UNIT", "D-3.1")
    assert refused(rules, state, "red", Attack("r1", "0501")) == ("NOT_ADJACENT", "D-5.2")
    assert refused(rules, state, "red", Attack("r3", "0302")) == ("NOT_ADJACENT", "D-5.2")
    assert refused(rules, state, "red", Attack("r1", "0201")) == ("NO_ENEMY", "D-5.2")
    assert refused(rules, state, "red", Attack("r1", "0203")) == ("NO_ENEMY", "D-5.2")
    do(rules, state, "red", Attack("r1", "0302"), [2])
    assert refused(rules, state, "red", Attack("r1", "0302")) == ("ALREADY_FOUGHT", "D-5.1")


@pytest.mark.rule("D-5.3")
def test_strengths_and_postures_make_the_difference(rules: Rules) -> None:
    cases: tuple[tuple[tuple[Posture, Posture], int], ...] = (
        (("march", "march"), 2),
        (("march", "hold"), 1),
        (("hold", "march"), 1),
        (("hold", "hold"), 0),
    )
    for postures, difference in cases:
        state = table(rules, CombatStep("red"), postures=postures, r1="0202*3", b1="0302*2")
        fought = do(rules, state, "red", Attack("r1", "0302"), [1]).events()[0]
        assert isinstance(fought, Fought)
        assert fought.difference == difference


@pytest.mark.rule("D-5.4")
def test_the_combat_table_is_read_with_die_and_difference(rules: Rules) -> None:
    results = []
    for die, strength in ((1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (6, 3), (1, 1)):
        state = table(rules, CombatStep("red"), r1=f"0202*{strength}", b1="0302*2")
        resolution = do(rules, state, "red", Attack("r1", "0302"), [die])
        assert resolution.revealed
        assert {"r1", "b1"} <= state.known
        fought = resolution.events()[0]
        assert isinstance(fought, Fought)
        results.append(fought.result)
    assert results == [
        "attacker-retreats",
        "no-effect",
        "no-effect",
        "defender-retreats",
        "defender-retreats",
        "defender-destroyed",
        "defender-destroyed",
        "attacker-retreats",
    ]


@pytest.mark.rule("D-5.4")
def test_a_destroyed_unit_is_gone_and_counted(rules: Rules) -> None:
    state = table(rules, CombatStep("red"), r1="0202*3", r2="0303", b1="0302*1", b2="0403")
    resolution = do(rules, state, "red", Attack("r1", "0302"), [6])
    assert Destroyed(rule="D-5.4", side="blue", unit="b1", at="0302") in resolution.events()
    assert state.places["b1"] == ""
    assert state.losses == {"red": 0, "blue": 1}
    assert refused(rules, state, "red", Attack("r2", "0302")) == ("NO_ENEMY", "D-5.2")


@pytest.mark.rule("D-5.5")
def test_the_chances_of_an_attack_are_exact(rules: Rules) -> None:
    state = table(rules, CombatStep("red"), r1="0202*3", b1="0302*2")
    report = rules.odds(state, {"unit": "r1", "at": "0302"})
    assert report.column == "+1"
    assert report.chances == (
        Chance(outcome="no-effect", numerator=1, denominator=3),
        Chance(outcome="defender-retreats", numerator=1, denominator=3),
        Chance(outcome="defender-destroyed", numerator=1, denominator=3),
    )
    with pytest.raises(Illegal):
        rules.odds(state, {"unit": "r1", "at": "0501"})


# ==== D-6 retreat


@pytest.mark.rule("D-6.1", "D-6.2")
def test_the_owner_chooses_the_retreat_among_free_hexes_away_from_enemies(rules: Rules) -> None:
    state = table(rules, RetreatStep("blue", "0402"), r1="0302", b1="0402", b2="0502")
    assert [decision.side for decision in rules.decisions(state)] == ["blue"]
    assert refused(rules, state, "blue", Retreat("0101")) == ("NOT_ADJACENT", "D-6.1")
    assert refused(rules, state, "blue", Retreat("0502")) == ("OCCUPIED", "D-6.1")
    assert refused(rules, state, "blue", Retreat("0403")) == ("ENEMY_BESIDE", "D-6.2")
    assert listed(rules, state, "blue") == {Retreat("0401"), Retreat("0501")}
    state.places["b2"] = ""
    resolution = do(rules, state, "blue", Retreat("0502"))
    told = Retreated(rule="D-6.1", side="blue", unit="b1", start="0402", to="0502")
    assert told in resolution.events()
    assert state.places["b1"] == "0502"


@pytest.mark.rule("D-6.3")
def test_a_unit_that_cannot_retreat_is_destroyed(rules: Rules) -> None:
    state = table(rules, CombatStep("red"), r1="0402", r2="0403", b1="0502", b2="0501", b3="0503")
    resolution = do(rules, state, "red", Attack("r1", "0502"), [4])
    assert Destroyed(rule="D-5.4", side="blue", unit="b1", at="0502") in resolution.events()


@pytest.mark.rule("D-6.1")
def test_an_attacker_thrown_back_retreats_himself(rules: Rules) -> None:
    state = table(rules, CombatStep("red"), r1="0202*1", b1="0302*2")
    do(rules, state, "red", Attack("r1", "0302"), [1])
    (decision,) = rules.decisions(state)
    assert (decision.side, decision.kind, decision.params) == ("red", "retreat", {"at": "0202"})


# ==== D-7 the hill


@pytest.mark.rule("D-7.1")
def test_the_hill_counts_at_the_end_of_every_turn(rules: Rules) -> None:
    state = table(rules, CombatStep("red"), r1="0302", b1="0401")
    resolution = do(rules, state, "red", EndCombat())
    assert HillHeld(rule="D-7.1", side="red", turn=1) in resolution.events()
    assert state.held == {"red": 1, "blue": 0}
    assert state.turn == 2
    assert [decision.kind for decision in rules.decisions(state)] == ["order", "order"]


@pytest.mark.rule("D-7.1")
def test_an_empty_hill_counts_for_nobody(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0202", b1="0403")
    do(rules, state, "red", EndMoves())
    assert state.held == {"red": 0, "blue": 0}


@pytest.mark.rule("D-7.1")
def test_by_option_the_hill_counts_only_in_the_last_turn(rules: Rules) -> None:
    state = table(rules, CombatStep("red"), counting="last-turn", r1="0302", b1="0401")
    do(rules, state, "red", EndCombat())
    assert state.held == {"red": 0, "blue": 0}
    state = table(rules, CombatStep("red"), counting="last-turn", turn=3, r1="0302", b1="0401")
    do(rules, state, "red", EndCombat())
    assert state.held == {"red": 1, "blue": 0}


@pytest.mark.rule("D-3.2", "D-5.1")
def test_a_new_turn_lets_everybody_move_and_fight_again(rules: Rules) -> None:
    state = table(rules, CombatStep("red"), r1="0202", b1="0302")
    state.moved.add("r1")
    do(rules, state, "red", Attack("r1", "0302"), [2])
    assert state.turn == 2
    assert (state.moved, state.fought, state.postures) == (set(), set(), {})


@pytest.mark.rule("D-7.2", "D-7.3")
def test_the_game_ends_after_three_turns_with_an_itemised_score(rules: Rules) -> None:
    state = table(rules, CombatStep("red"), turn=3, r1="0302", b1="0402")
    state.losses["red"] = 1
    assert rules.outcome(state) is None
    do(rules, state, "red", EndCombat())
    outcome = rules.outcome(state)
    assert outcome is not None
    assert [(line.side, line.points, line.reason) for line in outcome.score.lines] == [
        ("red", 1, "hill"),
        ("blue", 2, "losses"),
    ]
    assert outcome.winner == "blue"
    assert rules.decisions(state) == ()
    with pytest.raises(Illegal) as over:
        rules.check(state, "red", EndCombat())
    assert over.value.code == "GAME_OVER"


@pytest.mark.rule("D-7.3")
def test_the_higher_score_wins_and_equal_scores_draw(rules: Rules) -> None:
    for held, winner in (({"red": 2, "blue": 1}, "red"), ({"red": 1, "blue": 1}, None)):
        state = table(rules, CombatStep("red"), turn=3)
        state.steps.clear()
        state.held = held
        outcome = rules.outcome(state)
        assert outcome is not None
        assert outcome.winner == winner


# ==== views


def test_a_viewer_sees_the_faces_of_his_own_and_of_known_units_only(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0101", b1="0501", b2="0503")
    state.known.add("b2")
    faces = {piece.at: piece.face for piece in rules.view(state, "red").pieces}
    assert faces["0101"] is not None
    assert faces["0501"] is None
    assert faces["0503"] is not None
    assert len(faces) == 3
    handles = {piece.handle for piece in rules.view(state, SPECTATOR).pieces}
    assert handles == {"red@0101", "blue@0501", "b2"}


def test_scrambling_redraws_only_what_the_viewer_may_not_know(rules: Rules) -> None:
    state = table(rules, MovesStep("red"), r1="0101*2", r2="0103", b1="0501", b2="0503", b3="0502")
    state.known.add("b2")
    state.moved |= {"b1", "r1"}
    drawn = set()
    for seed in range(300):
        other = rules.scramble(state, "red", Random(seed))
        assert (other.strengths["r1"], other.strengths["b2"]) == (2, 2)
        assert (other.places["r1"], other.places["b2"]) == ("0101", "0503")
        assert sorted(other.places.values()) == sorted(state.places.values())
        assert [at for unit, at in other.places.items() if unit in other.moved and "b" in unit] == [
            "0501"
        ]
        drawn.add((other.strengths["b1"], other.strengths["b3"], other.places["b1"]))
    assert len(drawn) == 18


def test_scrambled_orders_are_such_that_the_viewer_could_not_tell(rules: Rules) -> None:
    state, _ = rules.start("hill", {}, DictatedDice([1] * 6))
    seen = {tuple(rules.scramble(state, "red", Random(seed)).orders.items()) for seed in range(40)}
    assert seen == {(), (("blue", "march"),), (("blue", "hold"),)}
    do(rules, state, "red", Order("march"))
    again = {tuple(rules.scramble(state, "red", Random(seed)).orders.items()) for seed in range(40)}
    assert again == {(("red", "march"),)}
    hidden = {tuple(rules.scramble(state, "blue", Random(seed)).orders) for seed in range(40)}
    assert hidden == {(), ("red",)}


# ==== setting up by hand


def test_the_editor_sets_up_and_refuses_what_does_not_exist(rules: Rules) -> None:
    state = table(rules, MovesStep("red"))
    editor = rules.editor(state)
    editor.place("r1", "0202")
    editor.place("r2", "box:red")
    editor.set_steps("r1", 3)
    editor.set("turn", 2)
    assert (state.places["r1"], state.places["r2"], state.strengths["r1"]) == ("0202", "box:red", 3)
    assert editor.settings() == {"turn": 2}
    wrongs: tuple[Callable[[], None], ...] = (
        lambda: editor.place("x9", "0202"),
        lambda: editor.place("r1", "9999"),
        lambda: editor.place("r1", "box:blue"),
        lambda: editor.remove("x9"),
        lambda: editor.set_steps("x9", 1),
        lambda: editor.set_steps("r1", 4),
        lambda: editor.set_steps("r1", 0),
        lambda: editor.set("turn", 9),
        lambda: editor.set("turn", "one"),
        lambda: editor.set("weather", 1),
    )
    for wrong in wrongs:
        with pytest.raises(Illegal):
            wrong()
    editor.remove("r1")
    assert state.places["r1"] == ""
    editor.clear()
    assert set(state.places.values()) == {""}
