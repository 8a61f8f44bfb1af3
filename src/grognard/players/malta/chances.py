"""The combat table as expectations: steps, ground and retreats, intense combat thought through."""

from functools import cache
from typing import Final, NamedTuple

from grognard.games.malta.edition import Edition
from grognard.games.malta.title import Title
from grognard.mechanics.tables import dice_distribution

MOST: Final = 8
"""More steps than this on a side make no difference to a combat."""
ROUNDS: Final = 2


class Duel(NamedTuple):
    """What the table needs to know of a combat."""

    column: int
    urban: bool
    """City or rubble: retreats become steps."""
    deadly: bool
    """From the sea or the air: Ar ends the attackers."""
    attackers: int
    defenders: int
    """Steps on either side."""


class Stakes(NamedTuple):
    """What a combat is about, all in the attacker's favour when positive."""

    own_step: float
    enemy_step: float
    prize: float
    """The hex is empty of enemies and attackers are left."""
    rout: float
    """The defenders retreat in disorder."""
    leave: float
    """The defenders step back in order; their guns are lost."""
    thrown: float
    """The attackers retreat in disorder."""


class Outcome(NamedTuple):
    """Expectations of a combat, or what one result of it comes to."""

    own: float = 0.0
    enemy: float = 0.0
    cleared: float = 0.0
    routed: float = 0.0
    left: float = 0.0
    thrown: float = 0.0

    def value(self, stakes: Stakes) -> float:
        """What it is worth to the attacker."""
        return (
            self.enemy * stakes.enemy_step
            + self.cleared * stakes.prize
            + self.routed * stakes.rout
            + self.left * stakes.leave
            - self.own * stakes.own_step
            - self.thrown * stakes.thrown
        )


class Chances:
    """Expectations by column and circumstances, for the three ways to answer intense combat."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.dice = [
            (total, float(chance)) for total, chance in sorted(dice_distribution(2).items())
        ]
        self._known: dict[tuple[Duel, str], Outcome] = {}

    def column(self, attack: int, defence: int, net: int) -> int:
        """The column for two totals after the net shift."""
        attack, defence = max(1, attack), max(1, defence)
        place = attack // defence - 1 if attack >= defence else 1 + (-defence // attack)
        return self.title.odds.limited_shift(place, net, self.title.shift_limit)

    def value(self, duel: Duel, stakes: Stakes) -> float:
        """What an attack is worth when both answer intense combat as suits them best."""
        duel = duel._replace(
            attackers=min(duel.attackers, MOST), defenders=min(duel.defenders, MOST)
        )
        pressed = min(
            self.outcome(duel, "held").value(stakes), self.outcome(duel, "refused").value(stakes)
        )
        return max(self.outcome(duel, "broken").value(stakes), pressed)

    def outcome(self, duel: Duel, policy: str) -> Outcome:
        """Expectations if the attacker breaks off, the defender refuses, or both fight on."""
        key = (duel, policy)
        found = self._known.get(key)
        if found is None:
            found = self._round(duel, policy, 1, 0, 0)
            self._known[key] = found
        return found

    def _round(self, duel: Duel, policy: str, number: int, own: int, enemy: int) -> Outcome:
        sums = [0.0] * len(Outcome._fields)
        for total, chance in self.dice:
            result = self.title.combat.cell(duel.column, total)
            part = self._result(duel, policy, number, own, enemy, result)
            for index, value in enumerate(part):
                sums[index] += chance * value
        return Outcome(*sums)

    def _result(
        self, duel: Duel, policy: str, number: int, own: int, enemy: int, result: str
    ) -> Outcome:
        if result == "CI":
            if policy == "broken":
                return end(duel, own, enemy)
            if policy == "refused":
                return end(duel, own, enemy, left=True)
            own, enemy = own + 1, enemy + 1
            spent = own >= duel.attackers or enemy >= duel.defenders
            if number == ROUNDS or spent:
                return end(duel, own, enemy)
            return self._round(duel, policy, number + 1, own, enemy)
        mine, _, yours = result.partition("/")
        thrown = routed = False
        own += int(mine) if mine.isdigit() else 0
        enemy += int(yours) if yours.isdigit() else 0
        if mine == "Ar":
            own, thrown = (own + 1, False) if duel.urban else (own, True)
        if yours == "Dr":
            enemy, routed = (enemy + 1, False) if duel.urban else (enemy, True)
        return end(duel, own, enemy, thrown=thrown, routed=routed)

    def pressed_on(self, duel: Duel, stakes: Stakes, number: int, own: int, enemy: int) -> float:
        """What it is worth to both fight on: one step each, then perhaps another round."""
        own, enemy = own + 1, enemy + 1
        if number >= ROUNDS or own >= duel.attackers or enemy >= duel.defenders:
            return end(duel, own, enemy).value(stakes)
        return max(
            self._round(duel, "broken", number + 1, own, enemy).value(stakes),
            min(
                self._round(duel, "held", number + 1, own, enemy).value(stakes),
                self._round(duel, "refused", number + 1, own, enemy).value(stakes),
            ),
        )


def end(
    duel: Duel,
    own: int,
    enemy: int,
    *,
    thrown: bool = False,
    routed: bool = False,
    left: bool = False,
) -> Outcome:
    """What a combat comes to when it is over."""
    own, enemy = min(own, duel.attackers), min(enemy, duel.defenders)
    if thrown and duel.deadly:
        own, thrown = duel.attackers, False
    gone = enemy >= duel.defenders
    alive = own < duel.attackers and not thrown
    return Outcome(
        own=own,
        enemy=enemy,
        cleared=float((gone or routed or left) and alive),
        routed=float(routed and not gone),
        left=float(left and not gone),
        thrown=float(thrown),
    )


@cache
def chances_of(edition: Edition) -> Chances:
    """The expectations of an edition's table, worked out once."""
    return Chances(edition.title)
