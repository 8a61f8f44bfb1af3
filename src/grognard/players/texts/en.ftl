# Why a computer player does what it does. A sentence may speak of $points, victory points to one
# place, or of $value, which then counts something else: air points, guns, plans.

about-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}

reason-attack-pays = the attack on { $hex } should bring { about-points }
reason-attack-duty = the units next to { $hex } have to attack; this costs least
reason-air-helps =
    { $value ->
        [one] one air point over { $hex } pays for itself
       *[other] { $value } air points over { $hex } pay for themselves
    }
reason-guns-help =
    { $value ->
        [one] one gun reaches { $hex }
       *[other] { $value } guns reach { $hex }
    }
reason-bombard = the bombardment of { $hex } should cost the enemy { about-points }
reason-support =
    { $value ->
        [0] { $hex } gets no air: it would not change enough
        [one] one air point helps { $hex } to hold
       *[other] { $value } air points help { $hex } to hold
    }
reason-nothing-pays = no further attack pays
reason-spare-the-rest = one unit is enough to give up
reason-can-be-spared = { $unit } can best be spared
reason-falls-back = { $hex } is the safest hex to fall back to
reason-off-the-map = every way back on the map is worse than none
reason-follows-up = { $hex } is a better place to stand
reason-stays-put = the old hexes are better than the one that was won
reason-better-there = standing at { $hex } is worth { about-points } more than staying
reason-holds-place = { $hex } must be held or taken
reason-lies-open = { $hex } lies open and is worth { about-points }
reason-marches-on = on the march to { $hex }, where nobody else is near
reason-relieves = somebody must make contact with the unit in { $hex }
reason-garrison-stays = { $hex } must have its garrison
reason-holds-front = { $hex } is part of the front
reason-evacuate = leaving saves { about-points }
reason-must-leave = the tanks may not stay next to enemies in the mountains
reason-phase-done = everybody stands where he should
reason-assault = part of an assault on { $hex } that should bring { about-points }
reason-manner-usual = the usual plan came out best of { $value } that were played through
reason-manner-bold = a bold plan came out best of { $value } that were played through
reason-manner-wary = a wary plan came out best of { $value } that were played through
reason-manner-hunting = a plan that hunts the enemy came out best of { $value } that were played through
reason-manner-striving = a plan that drives for the objectives came out best of { $value } that were played through
reason-manner-clinging = a plan that holds together came out best of { $value } that were played through
reason-arrives = reinforcements come in at { $hex }
reason-breaks-off = the fight is broken off: it would cost more than it brings
reason-creeps-away = { $hex } is out of the enemy's sight
reason-drops-there = { $unit } jumps over { $hex }
reason-fights-on = the fight goes on: it still promises more than it costs
reason-garrison = { $unit } guards { $hex }
reason-gives-way = to give way costs less than to stand
reason-lands-there = { $unit } lands at { $hex }
reason-lets-begin = nothing is urgent enough to bid for
reason-most-urgent = { $formation } has the most to do now
reason-most-wanted = { $unit } is missed most
reason-off-the-beach = { $hex } is the best way off the beach
reason-overruns = { $hex } can be overrun on the march
reason-proved-setup = a disposition that has proved itself
reason-regroups = { $unit } puts itself in order
reason-spares-elite = the bonus is worth more later
reason-stands = these units can stand best
reason-sweep = a sweep of { $hex } that should bring { about-points }
reason-uses-elite = the bonus helps most here

highlight-target = target
highlight-defended = defended
highlight-retreat = way back
highlight-advance = advance
highlight-goal = goal
highlight-assault = assault position
