"""A movement phase thought through as a whole: assaults first, then everybody else's place."""

from grognard.players.somnium.errands import Errands
from grognard.players.somnium.front import draw_front
from grognard.players.somnium.manning import Manning
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.places import Places
from grognard.players.somnium.posts import LEAVES, Order, Posts
from grognard.players.somnium.reasons import because
from grognard.players.somnium.schemes import Schemes
from grognard.players.somnium.weights import LineWeights


class Plan(Posts):
    """Works out one movement phase from the position as it is."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        self.schemes = Schemes(self)
        self.places = Places(self, self.schemes)
        self.errands = Errands(self, self.places)

    def orders(self) -> list[Order]:
        """The whole plan as a list of orders, in the order in which they are best given."""
        self.plan_watch()
        self.errands.seize()
        self.errands.relieve()
        line = None if self.outlook.invading else self.outlook.title.line
        if line is not None:
            self.schemes.choose(line.sally)
            self.plan_departures()
            self.plan_front(line)
        self.schemes.choose(self.outlook.weights.attack_least)
        self.errands.set_out()
        self.places.give_out()
        return self.result

    def plan_watch(self) -> None:
        """Keep the defender's garrisons where they are and fill them up before anything else."""
        outlook = self.outlook
        if outlook.invading:
            return
        for name, wanted in outlook.title.watch.items():
            h = outlook.edition.by_name[outlook.rules.title.places[name]]
            if outlook.is_ours(h):
                self.errands.fill(h, wanted)

    def plan_departures(self) -> None:
        """Let worn units leave the map for whom that is better than any place on it."""
        outlook = self.outlook
        for unit in sorted(self.leaving):
            worn = outlook.state.strength[unit] < outlook.edition.full[unit]
            if unit in self.free and worn and self.free[unit].here >= 0:
                gain, to = self.places.best_place(unit)
                if to == LEAVES:
                    self.leave(unit, gain)

    def plan_front(self, line: LineWeights) -> None:
        """Man the front, and set those marching to it who cannot come there yet."""
        edition = self.outlook.edition
        manning = Manning(self, draw_front(self, line), line)
        for unit, h in manning.fill():
            saved = self.outlook.worth_of[unit].evacuated
            if unit in self.leaving and saved > 0 and manning.chance_lost(h) > line.forlorn:
                self.leave(unit, saved)
                continue
            self.settle(unit, h, (because("holds-front", hex=edition.names[h]),), "defended")
        for h in manning.wanting():
            marches = {row: self.outlook.land.march(row, [h]) for row in set(edition.class_row)}
            for unit in self.errands.nearest(marches):
                if manning.count[h] >= edition.stack_limit:
                    break
                if self.errands.send(unit, h, marches[edition.class_row[unit]]):
                    manning.count[h] += 1
