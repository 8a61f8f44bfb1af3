"""The environment against PettingZoo's own tests, and its encoding against the views."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from grognard.env import CHOICE_FEATURES, HEX_PLANES, GrognardEnv, grognard_env
from grognard.games import game_ids, load

SKIRMISH = "tests.study.skirmish"


@pytest.fixture
def sicilia() -> GrognardEnv:
    env = GrognardEnv("sicilia")
    env.reset(seed=3)
    return env


advice = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo advises single arrays and agents called player_0; ours are what the game says."""


@advice
def test_the_small_game_passes_the_api_test() -> None:
    api_test(grognard_env(SKIRMISH, most_choices=64), num_cycles=120)


@advice
@pytest.mark.parametrize("game", game_ids())
def test_every_scenario_of_every_game_passes_the_api_test(game: str) -> None:
    for scenario in load(game).info.scenarios:
        api_test(grognard_env(game, scenario.id), num_cycles=12)


def test_the_small_game_passes_the_seed_test() -> None:
    seed_test(lambda: grognard_env(SKIRMISH, most_choices=64), num_cycles=60)


@pytest.mark.parametrize("game", game_ids())
def test_every_scenario_of_every_game_passes_the_seed_test(game: str) -> None:
    for scenario in load(game).info.scenarios:
        seed_test(partial(grognard_env, game, scenario.id), num_cycles=6)


@pytest.mark.parametrize("game", game_ids())
def test_the_spaces_hold_what_is_seen_in_every_game(game: str) -> None:
    env = GrognardEnv(game)
    env.reset(seed=5)
    for _ in range(12):
        agent = env.agent_selection
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert np.isfinite(seen["observation"]).all()
        assert (seen["choices"][: len(env.legal(agent)), 0] >= 0).all(), "every verb is known"
        env.step(len(env.legal(agent)) - 1)


def play(env: GrognardEnv, seed: int) -> dict[str, float]:
    """A game in which everybody takes the middle choice; the sum of rewards of each side."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, cut, _ = env.last(observe=False)
        total[agent] += reward
        env.step(None if ended or cut else len(env.legal(agent)) // 2)
    return total


def test_rewards_of_a_whole_game_cancel_out_and_name_the_winner() -> None:
    env = GrognardEnv(SKIRMISH, most_choices=64)
    found = {tuple(play(env, seed).values()) for seed in range(12)}
    assert found <= {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}
    assert found - {(0.0, 0.0)}


def test_a_game_that_is_cut_off_is_truncated_not_terminated() -> None:
    env = GrognardEnv("sicilia", most_actions=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(0)
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert sum(info["margin"] for info in env.infos.values()) == 0


def test_an_empty_row_is_refused(sicilia: GrognardEnv) -> None:
    with pytest.raises(ValueError, match="is empty"):
        sicilia.step(len(sicilia.legal(sicilia.agent_selection)))


def test_the_mask_has_as_many_ones_as_there_are_choices(sicilia: GrognardEnv) -> None:
    agent = sicilia.agent_selection
    seen = sicilia.observe(agent)
    count = len(sicilia.legal(agent))
    assert seen["action_mask"].sum() == count > 100
    assert seen["action_mask"][:count].all()
    assert (seen["choices"][count:] == -1).all()
    assert sicilia.observation_space(agent).contains(seen)


def test_who_has_nothing_to_decide_is_offered_nothing(sicilia: GrognardEnv) -> None:
    other = next(each for each in sicilia.agents if each != sicilia.agent_selection)
    assert sicilia.observe(other)["action_mask"].sum() == 0


def test_a_long_list_is_thinned_but_keeps_its_ends() -> None:
    whole = GrognardEnv("sicilia")
    thin = GrognardEnv("sicilia", most_choices=10)
    for env in (whole, thin):
        env.reset(seed=3)
    agent = whole.agent_selection
    shown, all_of_them = thin.legal(agent), whole.legal(agent)
    assert len(shown) == 10
    assert (shown[0], shown[-1]) == (all_of_them[0], all_of_them[-1])
    assert all(each in all_of_them for each in shown)


def test_choices_can_be_read_back_from_their_rows(sicilia: GrognardEnv) -> None:
    agent = sicilia.agent_selection
    rows, encoder = sicilia.observe(agent)["choices"], sicilia.encoder
    moves = [
        (row, action)
        for row, action in zip(rows, sicilia.legal(agent), strict=False)
        if encoder.verbs[row[0]] == "move"
    ]
    assert moves
    for row, action in moves:
        named: Any = action
        said = dict(zip(CHOICE_FEATURES, row.tolist(), strict=True))
        assert encoder.units[said["unit"]] == named.units[0]
        assert encoder.hexes[said["hex"]] == named.to
        assert said["units"] == len(named.units)


def test_the_flat_row_counts_the_pieces_of_the_view(sicilia: GrognardEnv) -> None:
    for agent in sicilia.agents:
        view, encoder = sicilia.view(agent), sicilia.encoder
        flat = sicilia.observe(agent)["observation"]
        assert flat.shape == (encoder.size,)
        planes = flat[: len(encoder.hexes) * len(HEX_PLANES)].reshape(-1, len(HEX_PLANES))
        own = [p for p in view.pieces if p.side == agent and not p.at.startswith("box:")]
        enemy = [p for p in view.pieces if p.side != agent and not p.at.startswith("box:")]
        assert planes[:, 0].sum() == pytest.approx(len(own) / 10)
        assert planes[:, 4].sum() == pytest.approx(len(enemy) / 10)
        assert planes[:, 5:8].sum() == 0, "hidden enemies show neither steps nor strength"
        assert set(np.unique(planes[:, 8])) == {-1.0, 1.0}


def test_what_is_hidden_changes_nothing_in_the_observation(sicilia: GrognardEnv) -> None:
    from random import Random

    agent = sicilia.agent_selection
    before = sicilia.observe(agent)
    sicilia._state = sicilia.rules.scramble(sicilia._state, agent, Random(1))
    sicilia._listed = None
    after = sicilia.observe(agent)
    assert all((before[key] == after[key]).all() for key in before)
