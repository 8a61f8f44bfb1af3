# Sentences and names of sicilia.

## Rules that only this game has

refusal-port-not-available = { $unit } cannot land at { $hex }: { $reason ->
    [not-listed] it is not a port of the list.
    [control] the port is in enemy hands.
    [zone] the port lies in an enemy zone.
    [scheduled] its own port is open and must be used.
    [drop-open] its drop hex is open, so it jumps.
   *[other] the port cannot be used.
}
refusal-commando-target = { $unit } cannot land at { $hex }: { $reason ->
    [sea] there is no land.
    [messina] Messina is too strong.
    [not-a-city] it is not a city.
    [inland] it does not lie on the coast.
    [enemy] the enemy is there.
    [too-early] they come from turn 2 on.
    [moves-on] they do not go on in the same move.
   *[other] it does not serve.
}
refusal-drop-hex = { $unit } cannot jump on { $hex }: { $reason ->
    [scheduled] its drop hex is another.
    [mountain] nobody jumps into mountains.
    [messina] Messina is too strong.
    [enemy] the enemy is there.
    [zone] it lies in an enemy zone.
    [sea] there is only sea.
    [etna] there is only Etna.
    [closed] that land is closed.
    [not-airborne] the unit does not jump.
    [too-early] it comes from turn 2 on.
   *[other] it does not serve.
}
refusal-evac-not-messina = { $unit } cannot leave now: { $reason ->
    [landed-this-turn] it has just landed at { $hex }.
   *[other] only from { $hex } can it leave, and it cannot reach it.
}
refusal-allied-no-exit = { $unit } stays: no Allied unit leaves the island of its own will.
refusal-not-due = { $unit } is not due before turn { $turn }.
refusal-already-here = { $unit } is already on the island.

score-name = { $reason ->
    [syracuse] Syracuse taken on turn 1
    [palermo] Palermo held
   *[other] { $reason }
}
event-scored = { side-name }: { $points } { $points ->
    [one] point
   *[other] points
} ({ score-name }).
score-italian-destroyed = { $count ->
    [1] one Italian unit destroyed: { $names }
   *[other] { $count } Italian units destroyed, { $each } point each: { $names }
}
score-german-destroyed = { $count ->
    [1] one German unit destroyed: { $names }
   *[other] { $count } German units destroyed, { $each } points each: { $names }
}
score-reserve-unused = { $count ->
    [1] one reserve unit kept off the island: { $names }
   *[other] { $count } reserve units kept off the island, { $each } points each: { $names }
}
score-syracuse = Syracuse taken on turn 1
score-palermo = Palermo held at the end of { $turns } turns
score-catania = Catania held
score-messina = Messina held
score-island-cleared = No Axis unit left on the island
score-allied-destroyed = { $count ->
    [1] one Allied unit destroyed: { $names }
   *[other] { $count } Allied units destroyed, { $each } points each: { $names }
}
score-german-evacuated = { $count ->
    [1] one German unit evacuated: { $names }
   *[other] { $count } German units evacuated, { $each } points each: { $names }
}
score-italian-evacuated = { $count ->
    [1] one Italian unit evacuated: { $names }
   *[other] { $count } Italian units evacuated, { $each } point each: { $names }
}
score-axis-full-strength = { $count ->
    [1] one Axis unit intact on the island: { $names }
   *[other] { $count } Axis units intact on the island, { $each } points each: { $names }
}

## Options

option-mountain-motorised-infantry = Motorised infantry in mountains
option-mountain-motorised-infantry-cost3 = May enter for 3 points
option-mountain-motorised-infantry-forbidden = Forbidden off road
option-bombardment-table = Bombardment table
option-bombardment-table-printed = As printed (1-10, 11-20, 21-30, 31-36, 37+)
option-bombardment-table-width18 = Columns of 18 (1-18, 19-36, 37-54, 55-72, 73+)
option-ponte-olivo-bonus = Air bonus of Ponte Olivo
option-ponte-olivo-bonus-permanent = Permanent once captured
option-ponte-olivo-bonus-while-controlled = Only while held
option-alternate-port = When the scheduled port is lost
option-alternate-port-any-listed = Any usable port
option-alternate-port-nearest = The nearest usable port
option-blackshirt-steps = Steps of the Blackshirts
option-blackshirt-steps-1 = One
option-blackshirt-steps-2 = Two

## Units

unit-us-1-16 = US 16th Infantry
unit-us-1-18 = US 18th Infantry
unit-us-1-26 = US 26th Infantry
unit-us-3-7 = US 7th Infantry
unit-us-3-15 = US 15th Infantry
unit-us-3-30 = US 30th Infantry
unit-us-9-39 = US 39th Infantry
unit-us-9-47 = US 47th Infantry
unit-us-9-60 = US 60th Infantry
unit-us-45-157 = US 157th Infantry
unit-us-45-179 = US 179th Infantry
unit-us-45-180 = US 180th Infantry
unit-us-rangers = US Rangers
unit-us-82-504 = US 504th Parachute
unit-us-82-505 = US 505th Parachute
unit-us-82-325 = US 325th Glider Infantry
unit-us-2ad-cca = US Combat Command A
unit-us-2ad-ccb = US Combat Command B
unit-us-2ad-ccr = US Combat Command R
unit-us-art-ii = US II Corps Artillery
unit-us-art-prov = US Provisional Corps Artillery
unit-us-art-7a = US 7th Army Artillery
unit-uk-5-13 = British 13th Brigade
unit-uk-5-15 = British 15th Brigade
unit-uk-5-17 = British 17th Brigade
unit-uk-50-69 = British 69th Brigade
unit-uk-50-151 = British 151st Brigade
unit-uk-50-168 = British 168th Brigade
unit-uk-51-152 = British 152nd Brigade
unit-uk-51-153 = British 153rd Brigade
unit-uk-51-154 = British 154th Brigade
unit-uk-78-11 = British 11th Brigade
unit-uk-78-36 = British 36th Brigade
unit-uk-78-38 = British 38th Brigade
unit-uk-231 = British 231st Brigade
unit-uk-1abn-1para = British 1st Parachute Brigade
unit-uk-1abn-2para = British 2nd Parachute Brigade
unit-uk-1abn-1al = British 1st Airlanding Brigade
unit-uk-4arm = British 4th Armoured Brigade
unit-uk-23arm = British 23rd Armoured Brigade
unit-uk-cdo = British Commandos
unit-uk-art-xiii = British XIII Corps Artillery
unit-uk-art-xxx = British XXX Corps Artillery
unit-uk-art-8a = British 8th Army Artillery
unit-ca-1-1 = Canadian 1st Brigade
unit-ca-1-2 = Canadian 2nd Brigade
unit-ca-1-3 = Canadian 3rd Brigade
unit-ca-1tank = Canadian 1st Tank Brigade
unit-de-1fj-3 = German 3rd Parachute
unit-de-1fj-4 = German 4th Parachute
unit-de-hg-conrath-pz = Kampfgruppe Conrath (tanks)
unit-de-hg-conrath-pg = Kampfgruppe Conrath (infantry)
unit-de-hg-schmalz = Kampfgruppe Schmalz
unit-de-15pg-104 = German 104th Panzergrenadier
unit-de-15pg-115 = German 115th Panzergrenadier
unit-de-15pg-129 = German 129th Panzergrenadier
unit-de-29pg-15 = German 15th Panzergrenadier
unit-de-29pg-71 = German 71st Panzergrenadier
unit-de-neapel = Kampfgruppe Neapel
unit-de-art-xiv = German XIV Panzer Corps Artillery
unit-it-assietta-29 = Italian 29th Infantry (Assietta)
unit-it-assietta-30 = Italian 30th Infantry (Assietta)
unit-it-aosta-5 = Italian 5th Infantry (Aosta)
unit-it-aosta-6 = Italian 6th Infantry (Aosta)
unit-it-napoli-75 = Italian 75th Infantry (Napoli)
unit-it-napoli-76 = Italian 76th Infantry (Napoli)
unit-it-livorno-33 = Italian 33rd Motorised (Livorno)
unit-it-livorno-34 = Italian 34th Motorised (Livorno)
unit-it-bers-10 = Italian 10th Bersaglieri
unit-it-bers-177 = Italian 177th Bersaglieri
unit-it-cn-17 = 17th Blackshirt Legion
unit-it-cn-171 = 171st Blackshirt Legion
unit-it-cn-173 = 173rd Blackshirt Legion
unit-it-185 = Italian 185th Parachute
unit-it-art-6a = Italian 6th Army Artillery
unit-it-art-xii = Italian XII Corps Artillery
unit-it-art-xvi = Italian XVI Corps Artillery

## Places

hex-0211 = Marsala
hex-0307 = Trapani
hex-1306 = Palermo
hex-1616 = Agrigento
hex-1915 = Canicattì
hex-2014 = Caltanissetta
hex-2019 = Licata
hex-2512 = Enna
hex-2518 = Ponte Olivo
hex-2519 = Gela
hex-2816 = Caltagirone
hex-2821 = Vittoria
hex-3021 = Ragusa
hex-3121 = Modica
hex-3413 = Catania
hex-3421 = Noto
hex-3511 = Acireale
hex-3617 = Augusta
hex-3718 = Syracuse
hex-3903 = Messina

## What it is about

aim-winner = After thirteen turns the points are counted. The higher total wins; equal totals are a draw.
    .rule = S-VP-W
aim-allied = You lead the two armies that land on Sicily. Take the island, its cities and the Axis units on it before they slip away across the strait.
    .rule = S-10.2
aim-allied-1 = Every German unit destroyed is 5 points, every Italian one 1: surround them instead of only pushing them back.
    .rule = S-VP-A2
aim-allied-2 = Cities pay: Syracuse on turn 1 gives 5 points, Palermo 1 every turn, Catania 10 and Messina 15 at the end.
    .rule = S-R15
aim-allied-3 = A unit that ends its move next to the enemy usually has to attack, so bring several, with guns and air points. Each unit you lose gives the Axis 5 points.
    .rule = S-VP-X1
aim-axis = You hold Sicily with few troops. Delay the Allies, hurt them, and bring your units home by Messina before the door closes.
    .rule = S-10.2
aim-axis-1 = Every German unit that leaves by Messina is 5 points, every Italian one 1. Those that are caught give as much to the Allies.
    .rule = S-VP-X2
aim-axis-2 = Every Allied unit destroyed is 5 points, and so is each of your units that is still on the island at full strength at the end.
    .rule = S-VP-X4
aim-axis-3 = A unit that ends its move next to the enemy usually has to attack. Stand behind rivers and in the mountains, one hex away, and let them come.
    .rule = S/C-R25

action-evacuate = Evacuate by Messina, for points
