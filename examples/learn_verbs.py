"""Teach a very small player which kinds of action are worth choosing, through ``grognard.env``.

    python examples/learn_verbs.py --episodes 12 --actions 300

The player has one number for every verb (move, land, attack, …) and picks among its legal choices
with chances proportional to exp(number). It plays the second side of `sicilia` against an enemy who
chooses at random, in games cut off after some actions. After every game the numbers are changed by
the REINFORCE rule: verbs that were chosen more often than expected in a game that went better than
the average so far become likelier. It is the smallest thing that learns, meant to be read and
replaced.
"""

import argparse

import numpy as np
import numpy.typing as npt

from grognard.env import GrognardEnv

RATE = 0.05


def verb_chances(
    weights: npt.NDArray[np.float64], verbs: npt.NDArray[np.int32]
) -> npt.NDArray[np.float64]:
    """The chance of every legal choice."""
    # A verb with many choices must not win by numbers alone, so each verb shares its weight.
    counts = np.bincount(verbs, minlength=len(weights))
    strength = np.exp(weights[verbs] - weights.max()) / counts[verbs]
    chances: npt.NDArray[np.float64] = strength / strength.sum()
    return chances


def play(
    env: GrognardEnv, learner: str, weights: npt.NDArray[np.float64], seed: int
) -> tuple[float, npt.NDArray[np.float64]]:
    """One game: the learner's margin in points, and the sum of its choices' gradients."""
    random = np.random.default_rng(seed)
    gradient = np.zeros_like(weights)
    env.reset(seed=seed)
    while not (env.terminations[learner] or env.truncations[learner]):
        agent = env.agent_selection
        if agent != learner:
            env.step(int(random.integers(len(env.legal(agent)))))
            continue
        seen = env.observe(agent)
        verbs = seen["choices"][seen["action_mask"] == 1, 0]
        chances = verb_chances(weights, verbs)
        chosen = int(random.choice(len(verbs), p=chances))
        gradient[verbs[chosen]] += 1.0
        np.subtract.at(gradient, verbs, chances)
        env.step(chosen)
    return float(env.infos[learner]["margin"]), gradient


def main() -> None:
    """Train, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="sicilia")
    parser.add_argument("--episodes", type=int, default=12)
    parser.add_argument("--actions", type=int, default=300, help="actions after which to stop")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    env = GrognardEnv(arguments.game, most_actions=arguments.actions)
    learner = env.possible_agents[-1]
    weights = np.zeros(len(env.encoder.verbs))
    margins: list[float] = []
    for episode in range(arguments.episodes):
        margin, gradient = play(env, learner, weights, arguments.seed + episode)
        usual = float(np.mean(margins)) if margins else margin
        spread = (float(np.std(margins)) if margins else 0.0) or 1.0
        weights += RATE * (margin - usual) / spread * gradient
        margins.append(margin)
        print(f"game {episode + 1:3}: {learner} {margin:+.0f} points")
    print("what was learnt:")
    for verb, weight in sorted(zip(env.encoder.verbs, weights, strict=True), key=lambda v: -v[1]):
        if weight:
            print(f"  {verb:12} {weight:+.2f}")


if __name__ == "__main__":
    main()
