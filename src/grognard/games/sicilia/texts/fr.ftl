# Phrases et noms de sicilia.

## Règles propres à ce jeu

refusal-port-not-available = { $unit } ne peut débarquer à { $hex } : { $reason ->
    [not-listed] ce n’est pas un port de la liste.
    [control] le port est aux mains de l’ennemi.
    [zone] le port est dans une zone ennemie.
    [scheduled] son propre port est libre et doit servir.
    [drop-open] son hexagone de saut est libre, donc elle saute.
   *[other] le port ne peut servir.
}
refusal-commando-target = { $unit } ne peuvent débarquer à { $hex } : { $reason ->
    [sea] il n’y a pas de terre.
    [messina] Messine est trop forte.
    [not-a-city] ce n’est pas une ville.
    [inland] ce n’est pas sur la côte.
    [enemy] l’ennemi y est.
    [too-early] ils viennent à partir du tour 2.
    [moves-on] ils ne continuent pas dans le même mouvement.
   *[other] cela ne convient pas.
}
refusal-drop-hex = { $unit } ne peut sauter sur { $hex } : { $reason ->
    [scheduled] son hexagone de saut est un autre.
    [mountain] personne ne saute en montagne.
    [messina] Messine est trop forte.
    [enemy] l’ennemi y est.
    [zone] c’est une zone ennemie.
    [sea] il n’y a que la mer.
    [etna] il n’y a que l’Etna.
    [closed] cette terre est fermée.
    [not-airborne] l’unité ne saute pas.
    [too-early] elle vient à partir du tour 2.
   *[other] cela ne convient pas.
}
refusal-evac-not-messina = { $unit } ne peut partir maintenant : { $reason ->
    [landed-this-turn] elle vient de débarquer à { $hex }.
   *[other] elle ne peut partir que de { $hex }, et ne l’atteint pas.
}
refusal-allied-no-exit = { $unit } reste : aucune unité alliée ne quitte l’île de son plein gré.
refusal-not-due = { $unit } n’arrive pas avant le tour { $turn }.
refusal-already-here = { $unit } est déjà sur l’île.

score-name = { $reason ->
    [syracuse] Syracuse prise au tour 1
    [palermo] Palerme tenue
   *[other] { $reason }
}
event-scored = { side-name } : { $points } { $points ->
    [one] point
   *[other] points
} ({ score-name }).
score-italian-destroyed = { $count ->
    [1] une unité italienne détruite : { $names }
   *[other] { $count } unités italiennes détruites, { $each } point chacune : { $names }
}
score-german-destroyed = { $count ->
    [1] une unité allemande détruite : { $names }
   *[other] { $count } unités allemandes détruites, { $each } points chacune : { $names }
}
score-reserve-unused = { $count ->
    [1] une unité de la réserve non employée : { $names }
   *[other] { $count } unités de la réserve non employées, { $each } points chacune : { $names }
}
score-syracuse = Syracuse prise au tour 1
score-palermo = Palerme tenue à la fin de { $turns } tours
score-catania = Catane tenue
score-messina = Messine tenue
score-island-cleared = Plus aucune unité de l’Axe sur l’île
score-allied-destroyed = { $count ->
    [1] une unité alliée détruite : { $names }
   *[other] { $count } unités alliées détruites, { $each } points chacune : { $names }
}
score-german-evacuated = { $count ->
    [1] une unité allemande évacuée : { $names }
   *[other] { $count } unités allemandes évacuées, { $each } points chacune : { $names }
}
score-italian-evacuated = { $count ->
    [1] une unité italienne évacuée : { $names }
   *[other] { $count } unités italiennes évacuées, { $each } point chacune : { $names }
}
score-axis-full-strength = { $count ->
    [1] une unité de l’Axe intacte sur l’île : { $names }
   *[other] { $count } unités de l’Axe intactes sur l’île, { $each } points chacune : { $names }
}

## Options

option-mountain-motorised-infantry = Infanterie motorisée en montagne
option-mountain-motorised-infantry-cost3 = Peut entrer pour 3 points
option-mountain-motorised-infantry-forbidden = Interdite hors route
option-bombardment-table = Table de bombardement
option-bombardment-table-printed = Celle imprimée (1-10, 11-20, 21-30, 31-36, 37+)
option-bombardment-table-width18 = Colonnes de 18 (1-18, 19-36, 37-54, 55-72, 73+)
option-ponte-olivo-bonus = Bonus aérien de Ponte Olivo
option-ponte-olivo-bonus-permanent = Définitif après la prise
option-ponte-olivo-bonus-while-controlled = Seulement tant qu’il est tenu
option-alternate-port = Quand le port prévu est perdu
option-alternate-port-any-listed = N’importe quel port utilisable
option-alternate-port-nearest = Le port utilisable le plus proche
option-blackshirt-steps = Pas des Chemises noires
option-blackshirt-steps-1 = Un
option-blackshirt-steps-2 = Deux

## Unités

unit-us-1-16 = 16e d’infanterie américain
unit-us-1-18 = 18e d’infanterie américain
unit-us-1-26 = 26e d’infanterie américain
unit-us-3-7 = 7e d’infanterie américain
unit-us-3-15 = 15e d’infanterie américain
unit-us-3-30 = 30e d’infanterie américain
unit-us-9-39 = 39e d’infanterie américain
unit-us-9-47 = 47e d’infanterie américain
unit-us-9-60 = 60e d’infanterie américain
unit-us-45-157 = 157e d’infanterie américain
unit-us-45-179 = 179e d’infanterie américain
unit-us-45-180 = 180e d’infanterie américain
unit-us-rangers = Rangers américains
unit-us-82-504 = 504e parachutiste américain
unit-us-82-505 = 505e parachutiste américain
unit-us-82-325 = 325e de planeurs américain
unit-us-2ad-cca = Combat Command A américain
unit-us-2ad-ccb = Combat Command B américain
unit-us-2ad-ccr = Combat Command R américain
unit-us-art-ii = Artillerie du IIe Corps américain
unit-us-art-prov = Artillerie du Corps provisoire américain
unit-us-art-7a = Artillerie de la 7e Armée américaine
unit-uk-5-13 = 13e Brigade britannique
unit-uk-5-15 = 15e Brigade britannique
unit-uk-5-17 = 17e Brigade britannique
unit-uk-50-69 = 69e Brigade britannique
unit-uk-50-151 = 151e Brigade britannique
unit-uk-50-168 = 168e Brigade britannique
unit-uk-51-152 = 152e Brigade britannique
unit-uk-51-153 = 153e Brigade britannique
unit-uk-51-154 = 154e Brigade britannique
unit-uk-78-11 = 11e Brigade britannique
unit-uk-78-36 = 36e Brigade britannique
unit-uk-78-38 = 38e Brigade britannique
unit-uk-231 = 231e Brigade britannique
unit-uk-1abn-1para = 1re Brigade parachutiste britannique
unit-uk-1abn-2para = 2e Brigade parachutiste britannique
unit-uk-1abn-1al = 1re Brigade aéroportée britannique
unit-uk-4arm = 4e Brigade blindée britannique
unit-uk-23arm = 23e Brigade blindée britannique
unit-uk-cdo = Commandos britanniques
unit-uk-art-xiii = Artillerie du XIIIe Corps britannique
unit-uk-art-xxx = Artillerie du XXXe Corps britannique
unit-uk-art-8a = Artillerie de la 8e Armée britannique
unit-ca-1-1 = 1re Brigade canadienne
unit-ca-1-2 = 2e Brigade canadienne
unit-ca-1-3 = 3e Brigade canadienne
unit-ca-1tank = 1re Brigade de chars canadienne
unit-de-1fj-3 = 3e parachutiste allemand
unit-de-1fj-4 = 4e parachutiste allemand
unit-de-hg-conrath-pz = Kampfgruppe Conrath (chars)
unit-de-hg-conrath-pg = Kampfgruppe Conrath (infanterie)
unit-de-hg-schmalz = Kampfgruppe Schmalz
unit-de-15pg-104 = 104e Panzergrenadier allemand
unit-de-15pg-115 = 115e Panzergrenadier allemand
unit-de-15pg-129 = 129e Panzergrenadier allemand
unit-de-29pg-15 = 15e Panzergrenadier allemand
unit-de-29pg-71 = 71e Panzergrenadier allemand
unit-de-neapel = Kampfgruppe Neapel
unit-de-art-xiv = Artillerie du XIVe Corps Panzer allemand
unit-it-assietta-29 = 29e d’infanterie italien (Assietta)
unit-it-assietta-30 = 30e d’infanterie italien (Assietta)
unit-it-aosta-5 = 5e d’infanterie italien (Aosta)
unit-it-aosta-6 = 6e d’infanterie italien (Aosta)
unit-it-napoli-75 = 75e d’infanterie italien (Napoli)
unit-it-napoli-76 = 76e d’infanterie italien (Napoli)
unit-it-livorno-33 = 33e motorisé italien (Livorno)
unit-it-livorno-34 = 34e motorisé italien (Livorno)
unit-it-bers-10 = 10e de bersagliers italien
unit-it-bers-177 = 177e de bersagliers italien
unit-it-cn-17 = 17e Légion de Chemises noires
unit-it-cn-171 = 171e Légion de Chemises noires
unit-it-cn-173 = 173e Légion de Chemises noires
unit-it-185 = 185e parachutiste italien
unit-it-art-6a = Artillerie de la 6e Armée italienne
unit-it-art-xii = Artillerie du XIIe Corps italien
unit-it-art-xvi = Artillerie du XVIe Corps italien

## Lieux

hex-0211 = Marsala
hex-0307 = Trapani
hex-1306 = Palerme
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
hex-3413 = Catane
hex-3421 = Noto
hex-3511 = Acireale
hex-3617 = Augusta
hex-3718 = Syracuse
hex-3903 = Messine

## De quoi il s'agit

aim-winner = Après treize tours on compte les points. Le total le plus élevé l'emporte ; à égalité, la partie est nulle.
    .rule = S-VP-W
aim-allied = Vous menez les deux armées qui débarquent en Sicile. Prenez l'île, ses villes et les unités de l'Axe avant qu'elles ne s'échappent par le détroit.
    .rule = S-10.2
aim-allied-1 = Chaque unité allemande détruite vaut 5 points, chaque italienne 1 : encerclez-les au lieu de seulement les repousser.
    .rule = S-VP-A2
aim-allied-2 = Les villes rapportent : Syracuse au tour 1 donne 5 points, Palerme 1 par tour, Catane 10 et Messine 15 à la fin.
    .rule = S-R15
aim-allied-3 = Qui termine son mouvement à côté de l'ennemi doit en général attaquer : venez à plusieurs, avec artillerie et aviation. Chaque unité perdue donne 5 points à l'Axe.
    .rule = S-VP-X1
aim-axis = Vous tenez la Sicile avec peu de troupes. Retardez les Alliés, infligez-leur des pertes et ramenez vos unités par Messine avant que la porte ne se ferme.
    .rule = S-10.2
aim-axis-1 = Chaque unité allemande qui part par Messine vaut 5 points, chaque italienne 1. Celles qui sont prises en donnent autant aux Alliés.
    .rule = S-VP-X2
aim-axis-2 = Chaque unité alliée détruite vaut 5 points, de même que chacune des vôtres qui est encore sur l'île à pleine force à la fin.
    .rule = S-VP-X4
aim-axis-3 = Qui termine son mouvement à côté de l'ennemi doit en général attaquer. Tenez-vous derrière les fleuves et dans les montagnes, à un hexagone, et laissez-les venir.
    .rule = S/C-R25

action-evacuate = Évacuer par Messine, pour des points
