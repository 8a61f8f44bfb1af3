"""A game as a PettingZoo AEC environment: agents are the sides, an action is a listed choice."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from grognard.env.encoding import CHOICE_FEATURES, Encoder
from grognard.kernel.dice import SeededDice
from grognard.kernel.records import Action, Side
from grognard.kernel.ruleset import OptionValue, Ruleset
from grognard.kernel.view import View
from grognard.study.runner import ruleset_of

MOST_CHOICES = 4096
"""Rows of the list of choices. A longer list is thinned out evenly; its ends always stay."""

Observation = dict[str, Any]


class GrognardEnv(AECEnv):
    """One scenario of one game.

    An observation is a dictionary: ``observation`` is the flat row of :class:`Encoder`, ``choices``
    describes the legal answers row by row, and ``action_mask`` says which rows are filled. Action
    *i* gives the answer of row *i*. The reward is 1 for winning, -1 for losing and 0 for a draw, at
    the end; ``shaping`` adds that many times the change of the margin in points to every step.
    """

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        *,
        options: dict[str, OptionValue] | None = None,
        most_choices: int = MOST_CHOICES,
        most_actions: int | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules: Ruleset[Any, Any] = ruleset_of(game)
        info = self.rules.info
        self.metadata = {
            "name": f"grognard_{info.id}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.scenario = info.scenario(scenario).id if scenario else info.scenarios[0].id
        self.options = info.complete_options(options or {})
        self.most_choices = most_choices
        self.most_actions = most_actions
        self.shaping = shaping
        self.possible_agents = list(info.sides)
        self._dice = SeededDice(0)
        self._seed = 0
        self._state, _ = self.rules.start(self.scenario, self.options, self._dice)
        self.encoder = Encoder(
            self.rules, [self.rules.view(self._state, side) for side in info.sides]
        )
        self.observation_spaces = {side: self._space() for side in info.sides}
        self.action_spaces = {side: spaces.Discrete(most_choices) for side in info.sides}

    def _space(self) -> spaces.Dict:
        whole = np.iinfo(np.int32)
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
                "choices": spaces.Box(
                    -1, int(whole.max), (self.most_choices, len(CHOICE_FEATURES)), np.int32
                ),
                "action_mask": spaces.Box(0, 1, (self.most_choices,), np.int8),
            }
        )

    def observation_space(self, agent: Side) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Side) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- play ------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the sequence."""
        self._seed = self._seed + 1 if seed is None else seed
        self._dice = SeededDice(self._seed)
        self._state, _ = self.rules.start(self.scenario, self.options, self._dice)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Side, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._played = 0
        self._margins = self._margin_now()
        self._listed: tuple[Side, Sequence[Action]] | None = None
        self.agent_selection = self._next_agent()

    def step(self, action: int | None) -> None:
        """Give the answer of this row for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choices = self.legal(agent)
        if action is None or not 0 <= action < len(choices):
            raise ValueError(f"row {action} of the list is empty; it has {len(choices)} choices")
        self.rules.apply(self._state, agent, choices[action], self._dice)
        self._listed = None
        self._played += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._reward()
        self.agent_selection = self._next_agent()
        self._accumulate_rewards()

    def _reward(self) -> None:
        margins = self._margin_now()
        for agent in self.agents:
            self.rewards[agent] = self.shaping * (margins[agent] - self._margins[agent])
        self._margins = margins
        outcome = self.rules.outcome(self._state)
        if outcome is not None or not self.rules.decisions(self._state):
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                winner = outcome.winner if outcome else None
                self.rewards[agent] += 0.0 if winner is None else 1.0 if winner == agent else -1.0
                self.infos[agent] = {"winner": winner, "margin": margins[agent]}
        elif self.most_actions is not None and self._played >= self.most_actions:
            self.truncations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.infos[agent] = {"margin": margins[agent]}

    def _margin_now(self) -> dict[Side, float]:
        if not self.shaping and self.rules.decisions(self._state) and self.most_actions is None:
            return dict.fromkeys(self.possible_agents, 0.0)
        sheet = self.rules.score(self._state)
        total = {side: sheet.total(side) for side in self.possible_agents}
        whole = sum(total.values())
        return {side: float(2 * points - whole) for side, points in total.items()}

    def _next_agent(self) -> Side:
        decisions = self.rules.decisions(self._state)
        return decisions[0].side if decisions else self.agents[0]

    # --- looking ---------------------------------------------------------------------------

    def view(self, agent: Side) -> View:
        """The position as this side sees it, as a typed record."""
        return self.rules.view(self._state, agent)

    def legal(self, agent: Side) -> Sequence[Action]:
        """The choices behind the rows of the list, in their order."""
        if self._listed is None or self._listed[0] != agent:
            self._listed = (agent, self._thinned(self.rules.choices(self._state, agent)))
        return self._listed[1]

    def _thinned(self, choices: Sequence[Action]) -> Sequence[Action]:
        count, most = len(choices), self.most_choices
        if count <= most:
            return list(choices)
        return [choices[round(n * (count - 1) / (most - 1))] for n in range(most)]

    def observe(self, agent: Side) -> Observation:
        """What this side sees, and what it may do if it is its turn."""
        deciding = agent == self.agent_selection and not self.terminations.get(agent, True)
        choices = self.legal(agent) if deciding else ()
        mask = np.zeros(self.most_choices, dtype=np.int8)
        mask[: len(choices)] = 1
        return {
            "observation": self.encoder.observe(self.view(agent)),
            "choices": self.encoder.describe(choices, self.most_choices),
            "action_mask": mask,
        }

    def render(self) -> str | None:
        """One line about the position."""
        if self.render_mode is None:
            return None
        view = self.view(self.possible_agents[0])
        return f"turn {view.turn}/{view.turns}, {view.phase}, {self.agent_selection} to decide"

    def close(self) -> None:
        """Nothing is held open."""


def grognard_env(game: str, scenario: str | None = None, **settings: Any) -> Any:
    """The environment with PettingZoo's usual checks of the order of calls around it."""
    return wrappers.OrderEnforcingWrapper(GrognardEnv(game, scenario, **settings))
