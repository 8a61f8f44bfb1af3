# Phrases de la famille somnium : sicilia et cassino.
# Les codes des unités et des hexagones arrivent ici déjà sous forme de noms (unit-…, hex-…).

## Mots dans les phrases

side-name = { $side ->
    [allied] Alliés
    [axis] Axe
   *[other] { $side }
}
nation-name = { $nation ->
    [US] américaines
    [UK] britanniques
    [CA] canadiennes
    [IT] italiennes
    [DE] allemandes
    [FR] françaises
    [IN] indiennes
    [PL] polonaises
    [NZ] néo-zélandaises
    [ZA] sud-africaines
   *[other] { $nation }
}
phase-name = { $phase ->
    [movement] mouvement
    [combat] combat
    [setup] mise en place
   *[other] { $phase }
}
half-points = { $cost ->
    [0] aucun point
    [1] ½ point
    [2] 1 point
    [3] 1½ point
    [4] 2 points
    [5] 2½ points
    [6] 3 points
    [7] 3½ points
    [8] 4 points
    [9] 4½ points
    [10] 5 points
    [11] 5½ points
    [12] 6 points
    [13] 6½ points
    [14] 7 points
    [15] 7½ points
    [16] 8 points
    [17] 8½ points
    [18] 9 points
    [19] 9½ points
    [20] 10 points
    [21] 10½ points
    [22] 11 points
    [23] 11½ points
    [24] 12 points
    [25] 12½ points
    [26] 13 points
    [27] 13½ points
    [28] 14 points
    [29] 14½ points
    [30] 15 points
    [31] 15½ points
    [32] 16 points
    [33] 16½ points
    [34] 17 points
    [35] 17½ points
    [36] 18 points
    [37] 18½ points
    [38] 19 points
    [39] 19½ points
    [40] 20 points
    [41] 20½ points
    [42] 21 points
    [43] 21½ points
    [44] 22 points
    [45] 22½ points
    [46] 23 points
    [47] 23½ points
    [48] 24 points
    [49] 24½ points
    [50] 25 points
    [51] 25½ points
    [52] 26 points
    [53] 26½ points
    [54] 27 points
    [55] 27½ points
    [56] 28 points
    [57] 28½ points
    [58] 29 points
    [59] 29½ points
    [60] 30 points
   *[other] { $cost } demi-points
}

## Camps, phases et pistes

side-allied = Alliés
side-axis = Axe
phase-setup = Mise en place
phase-movement = Mouvement
phase-combat = Combat
phase-over = Fin de la partie

## Actions, comme sur les boutons

action-move = Déplacer
action-land = Débarquer
action-drop = Parachuter
action-evacuate = Évacuer
action-end-phase = Finir la phase
action-attack = Attaquer
action-bombard = Bombarder
action-add-unit = Joindre à l’attaque
action-add-gun = Joindre l’artillerie
action-add-air = Joindre des points aériens
action-commit = Confirmer
action-support = Soutenir
action-choose-loss = Subir la perte
action-choose-loss-lose-step = Perdre un pas
action-choose-loss-lose-unit = Éliminer cette unité
action-choose-loss-exchange-offer = Céder cette unité (éliminée)
action-choose-loss-exchange-price = Céder cette unité (éliminée)
action-retreat = Reculer
action-displace = Faire place
action-advance = Avancer
action-pass = Rien de plus
action-recover = Récupérer
action-resign = Abandonner

## Tours et phases

event-turn-began = Tour { $turn } : du { $first_day } au { $last_day }.
event-air-ready = { side-name } : { $points } points aériens pour ce tour{ $bonus ->
    [0] .
   *[other] , dont { $bonus } grâce à l’aérodrome pris.
}
event-phase-began = { side-name }, tour { $turn } : phase de { phase-name }.
event-phase-ended = { side-name }, tour { $turn } : fin de la phase de { phase-name }.
event-duty-fixed = { side-name } : ces unités doivent attaquer : { $units }.
event-air-lapsed = { side-name } : { $points ->
    [1] un point aérien inutilisé est perdu.
   *[other] { $points } points aériens inutilisés sont perdus.
}
event-forced = { side-name } : un seul choix possible, fait d’office.

## Mouvement

event-moved = { $unit } va de { $origin } à { $to } ({ half-points }).
event-counter-moved = { side-name } : un pion va de { $origin } à { $to }.
event-landed = { $unit } débarque à { $at } et finit son mouvement à { $to } ({ half-points }).
event-counter-landed = { side-name } : un pion débarque à { $at } et finit son mouvement à { $to }.
event-dropped = { $unit } saute sur { $at } : { $die ->
    [0] sans dé
   *[other] dé { $die }
}, { $reduced ->
    [yes] arrivée en désordre, avec des pertes.
   *[no] arrivée en bon ordre.
}
event-counter-dropped = { side-name } : un pion saute sur { $at } : { $die ->
    [0] sans dé
   *[other] dé { $die }
}, { $reduced ->
    [yes] arrivée avec des pertes.
   *[no] arrivée en bon ordre.
}
event-contacted = { $unit }, à { $at }, a rejoint des troupes amies et peut de nouveau bouger.
event-evacuated = { $unit } embarque à { $at } pour le continent.
event-withdrawn = { $unit } quitte la campagne.
event-withdrawal-delayed = { $unit } devrait partir, mais reste, prise au piège à { $at }.
event-counter-held-back = { side-name } : { $unit } devrait partir, mais reste, prise au piège.
event-recovered = { $unit }, à { $at }, retrouve sa pleine force.
event-place-taken = { side-name } : contrôle de { place-name }.

## Combat

event-declaration-opened = Vous préparez { $kind ->
    [bombardment] un bombardement de
   *[other] une attaque sur
} { $target }.
event-declaration-grew = Contre { $target } : { $unit }{ $air ->
    [0] {""}
   *[other] { $air } points aériens
} en plus.
event-attack-committed = { side-name } : attaque de { $target } avec { $units }, total { $attack } (artillerie : { $guns } ; points aériens : { $air }).
event-support-committed = { side-name } : défense de { $target } avec { $units }, total { $defence } (artillerie : { $guns } ; points aériens : { $air }).
event-combat-rolled = Combat à { $target } : rapport { $base_column }, colonne { $column } après décalages, dés { $dice } : { $result }.
event-bombardment-committed = { side-name } : bombardement de { $target } (artillerie : { $guns } ; points aériens : { $air }).
event-bombardment-rolled = Bombardement de { $target } : valeur { $value }, colonne { $base_column }, avec le terrain { $column }, dés { $dice } : { $result ->
    [DI] sans effet.
    [DB] une unité perd un pas.
    [D2B] deux unités perdent chacune un pas.
   *[other] { $result }.
}
event-step-lost = { $unit }, à { $at }, perd un pas{ $cause ->
    [second-hex] {" "}en sortant de l’encerclement.
    [river] {" "}en passant la rivière.
    [bombardment] {" "}sous le bombardement.
   *[other] .
}
event-eliminated = { $unit } disparaît à { $at }{ $cause ->
    [no-retreat] {" "}: il n’y a nulle part où aller.
    [exchange] {" "}dans l’échange.
    [encircled] {" "}dans l’encerclement.
    [second-hex] {" "}en sortant de l’encerclement.
    [river] {" "}en passant la rivière.
    [bombardment] {" "}sous le bombardement.
   *[other] .
}
event-retreated = { $unit } recule de { $origin } à { $to }.
event-displaced = { $unit } fait place à { $origin } et va à { $to }.
event-counter-displaced = { side-name } : un pion fait place à { $origin } et va à { $to }.
event-advanced = { $unit } avance de { $origin } à { $to }.

## Victoire

event-scored = { side-name } : { $points } { $points ->
    [one] point
   *[other] points
} ({ $reason }).
event-game-ended = Le décompte : Alliés { $allied }, Axe { $axis }. { $winner ->
    [allied] Les Alliés gagnent.
    [axis] L’Axe gagne.
   *[other] Match nul.
}
event-resigned = { side-name } : le joueur abandonne.
event-city-fell = { place-name } : prise au tour { $turn } ({ $day }) ; dans l’histoire, le { $history }{ $days_late ->
    [0] , le même tour.
   *[other] {" "}: { $days_late } jours d’écart.
}
event-city-held = { place-name } : jamais prise ; dans l’histoire, elle le fut le { $history }.
event-losses-counted = Unités { nation-name } : { $destroyed } détruites, { $evacuated } évacuées, { $withdrawn } retirées, { $left } restantes.
event-turning-point = { side-name } : le pire tour fut le { $turn }, avec { $destroyed } unités détruites.
event-final-score = Score final : Alliés { $allied }, Axe { $axis }. { $winner ->
    [allied] Les Alliés ont gagné.
    [axis] L’Axe a gagné.
   *[other] Personne n’a gagné.
}

## Options des deux jeux

option-odds-below-one = Attaquant plus faible que le défenseur
option-odds-below-one-defender-favour = Arrondir en faveur du défenseur (3 contre 4 donne 1-2)
option-odds-below-one-truncate-both-ways = Négliger la fraction (3 contre 4 donne 1-1)
option-odds-above-nine = Rapports au-delà de 9-1
option-odds-above-nine-clamp-then-shift = Lire 9-1, puis décaler
option-odds-above-nine-virtual-columns = Garder le vrai rapport jusqu’aux décalages
option-emp-advance = Avance après EMP
option-emp-advance-no = Non
option-emp-advance-yes = Oui
option-hidden-strength = Force de l’ennemi
option-hidden-strength-hidden = Cachée jusqu’à ce que l’attaque soit confirmée
option-hidden-strength-open = Découverte
option-division-bonus = Bonus de division
option-division-bonus-full-complement = Il faut tous les éléments d’origine
option-division-bonus-survivors = Tous les survivants suffisent
option-air-support-cap = Points aériens dans un combat terrestre
option-air-support-cap-none = Autant qu’il en reste
option-air-support-cap-standalone-max = Pas plus que dans une attaque aérienne

## Mots pour refus et raisons

terrain-name = { $terrain ->
    [open] terrain ouvert
    [city] ville
    [airfield] aérodrome
    [mountain] montagne
    [river] rivière
    [forest] forêt
    [marsh] marais
    [rough] terrain accidenté
    [peak] sommet
    [lake] lac
    [sea] mer
    [etna] l’Etna
    [closed] terre fermée
   *[other] { $terrain }
}
class-name = { $move_class ->
    [nonmotorised] infanterie à pied
    [motorised] infanterie motorisée
    [armour] blindés
    [mountain] troupes de montagne
    [rail] artillerie sur voie ferrée
   *[other] { $move_class }
}
box-name = { $box ->
    [reinforcements] parmi les renforts
    [eliminated] parmi les unités éliminées
    [withdrawn] hors de la campagne
    [italy] en Italie
   *[other] { $box }
}
place-name = { $place ->
    [Palermo] Palerme
    [Catania] Catane
    [Messina] Messine
    [Rome] Rome
   *[other] { $place }
}

## Décisions

decision-movement = { side-name } : déplacez vos unités, faites venir des renforts ou finissez la phase.
decision-combat = { side-name } : choisissez un hexagone à attaquer ou à bombarder, ou finissez la phase.
decision-declare-attack = { side-name } : qui attaque { $target } ? Joignez unités, artillerie et points aériens, puis confirmez.
decision-declare-bombardment = { side-name } : qu’est-ce qui bombarde { $target } ? Joignez de l’artillerie ou des points aériens, puis confirmez.
decision-support-defence = { side-name } : { $target } est attaqué. Joignez artillerie et points aériens à la défense, puis confirmez.
decision-lose-step = { side-name } : quelle unité subit la perte ? { $units }
decision-lose-unit = { side-name } : quelle unité est éliminée ? { $units }
decision-exchange-offer = { side-name } : un échange. Quelle unité cédez-vous ? { $units }
decision-exchange-price = { side-name } : l’échange doit être payé. Quelle unité cédez-vous ? { $units }
decision-retreat = { side-name } : ces unités doivent reculer : { $units }.
decision-displace = { side-name } : { $hex } est plein. Qui fait place ?
decision-advance = { side-name } : { $target } est vide. Qui avance ?

## Devoirs

duties-movement = Dans la phase de combat qui suit, celles-ci doivent attaquer
duty-attack = { $unit }, à { $at }, doit attaquer : { $targets }.
duty-attack-or-leave = { $unit }, à { $at }, doit partir, ou devra attaquer : { $targets }.
duty-disengage = { $unit }, à { $at }, doit partir : les blindés ne restent pas devant des positions de montagne.
reach-contact = S'arrête au contact de l'ennemi et devra attaquer.

## Raisons des nombres

reason-unit-attack = { $unit } attaque avec { $value }
reason-unit-defence = { $unit } défend avec { $value }
reason-gun = { $unit } soutient avec { $value }
reason-air = { $value ->
    [1] 1 point aérien
   *[other] { $value } points aériens
}
reason-terrain = { terrain-name }
reason-river = attaque à travers une rivière
reason-encircled = le défenseur est encerclé
reason-division-attacks = { $division } attaque avec toute la division
reason-division-defends = { $division } défend avec toute la division
reason-naval-support = appui naval
reason-hex-terrain = { terrain-name }
reason-road = par la route
reason-river-crossing = rivière sans pont
reason-disengage = rupture du contact
reason-vulnerable-air = { $unit } vaut { $value } pour l’aviation
reason-vulnerable-guns = { $unit } vaut { $value } pour l’artillerie

## Refus

refusal-not-your-phase = Pas maintenant : phase de { phase-name }, { side-name }.
refusal-mp-exceeded = { $unit } ne va pas si loin : le chemin coûte { half-points } ({ $steps }), plus que son mouvement ne permet.
refusal-terrain-forbidden = { $unit } ne peut entrer en { $hex } : { terrain-name }, interdit à { class-name }{ $by_road ->
    [yes] , sauf par une route.
   *[no] .
}
refusal-stack-limit = { $hex } est plein : { $limit } unités au plus, il y en a déjà { $present }.
refusal-zoc-stop = { $unit } doit s’arrêter à { $hex }, près de l’ennemi en { $enemies }.
refusal-enemy-occupied = { $hex } est tenu par l’ennemi.
refusal-must-attack = { $units } : doivent attaquer avant ou avec les autres. Cibles : { $targets }.
refusal-must-disengage = { $units } : doivent d’abord partir ; les blindés ne restent pas devant des ennemis tous en montagne.
refusal-armour-mountain = { $unit } est blindée et ne peut engager des unités en montagne depuis ou en { $hex } ({ $enemies }).
refusal-awaiting-contact = { $unit }, à { $hex }, attend le contact avec des troupes amies et ne peut pas encore bouger.
refusal-air-points = Vous voulez { $wanted } points aériens, mais il en reste { $left }.
refusal-air-bounds = { $wanted } points aériens ne sont pas permis ici : au moins { $least }, au plus { $most }.
refusal-out-of-range = { $unit } ne peut tirer sur { $hex } : distance { $distance }, portée { $range }.
refusal-gun-used = { $unit } a déjà tiré dans cette phase.
refusal-mixed-bombardment = L’artillerie et les avions ne peuvent bombarder { $hex } ensemble ; choisissez.
refusal-target-already-attacked = { $hex } a déjà été attaqué par votre camp au tour { $turn }.
refusal-already-attacked-with = { $unit } a déjà attaqué dans cette phase.
refusal-not-adjacent = { $unit } n’est pas à côté de { $hex } ; une attaque terrestre demande une unité près de sa cible.
refusal-nothing-declared = Rien ne vise encore { $hex } : joignez de l’artillerie ou des points aériens.
refusal-no-target = Il n’y a pas d’ennemi en { $hex }.
refusal-retreat-hex = { $reason ->
    [not-retreating] { $unit } n’a pas à reculer.
    [terrain] { $unit } ne peut reculer en { $hex } : ce terrain lui est interdit.
    [enemy] { $unit } ne peut reculer en { $hex } : l’ennemi y est.
    [zone] { $unit } ne peut reculer en { $hex } : c’est une zone ennemie.
    [trail] { $unit } ne peut reculer en { $hex } : la chaîne est passée par là.
    [full] { $unit } ne peut reculer en { $hex } : c’est plein et personne ne peut faire place.
    [one-hex] { $unit } recule d’un hexagone et n’atteint pas { $hex }.
    [two-hex] { $unit } doit sortir de l’encerclement par deux hexagones ; { $hex } n’est pas un de ses chemins.
    [chain] { $unit } ne peut faire place en allant en { $hex }.
   *[other] { $unit } ne peut reculer en { $hex }.
}
refusal-advance-hex = { $reason ->
    [not-advancing] { $unit } ne prend pas part à cette avance.
    [terrain] { $unit } ne peut avancer en { $hex } : ce terrain lui est interdit.
    [enemy] { $unit } ne peut avancer en { $hex } : l’ennemi y est.
    [closed] { $unit } ne peut avancer en { $hex } : l’hexagone est fermé.
    [armour-mountain] { $unit } est blindée et ne peut avancer en { $hex }, près d’ennemis tous en montagne.
    [walks] { $unit } avance d’un seul hexagone, pas jusqu’en { $hex }.
    [zone] { $unit } doit s’arrêter dans l’hexagone abandonné, près de l’ennemi, et ne va pas en { $hex }.
    [too-far] { $hex } est trop loin pour { $unit }.
    [ground] { $unit } ne peut continuer en { $hex } : les deux hexagones doivent être ouverts ou ville.
    [river] { $unit } ne peut continuer en { $hex } : une rivière sans pont les sépare.
    [full] { $hex } est plein ; { $unit } reste.
   *[other] { $unit } ne peut avancer en { $hex } par là.
}
refusal-not-a-loss = { $unit } ne peut subir cette perte.
refusal-hidden = Vous ne pouvez pas encore savoir ce qu’il y a en { $hex } : la force reste cachée jusqu’à ce qu’une attaque soit confirmée.
refusal-no-move = Nulle part où aller : l’unité est déjà en { $hex }.
refusal-path-broken = Le chemin s’interrompt en { $hex } : il ne mène pas à { $to }.
refusal-not-together = { $units } ne sont pas ensemble et ne peuvent bouger comme une seule.
refusal-off-map = { $unit } n’est pas sur la carte : elle est { box-name }.
refusal-no-recovery = { $unit } ne récupère aucun pas : { $reason ->
    [axis] seules les unités alliées récupèrent.
    [whole] elle n'en a perdu aucun.
    [off-map] elle n'est pas sur la carte.
    [awaiting] elle attend encore le contact.
    [landed] elle vient d'arriver.
    [engaged] elle est ou a été au contact de l'ennemi, ou a combattu.
    [no-path] aucun chemin libre d'ennemis ne mène à un port.
   *[by-itself] inutile de le demander, elle récupère seule si elle reste hors de contact.
}
refusal-no-return = { $unit } est { box-name } et ne revient pas.
refusal-no-such-unit = Il n’y a pas d’unité { $units } que vous puissiez employer ici.
refusal-no-such-hex = Il n’y a pas d’hexagone { $hex } sur cette carte.
refusal-no-such-box = Il n’y a pas de case { $box }.
refusal-edit-hex = { $hex } ne convient pas à cela.
refusal-edit-setting = Il n’y a rien à régler du nom de { $name }.
refusal-edit-value = { $name } ne peut être { $value } : de { $least } à { $most }.
refusal-edit-word = { $name } ne peut être { $value } ; choix : { $known }.

## Marqueurs, cases, pistes et résultats

marker-moved = A bougé
marker-stopped = Arrêtée près de l’ennemi
marker-obliged = Doit attaquer
marker-used = A combattu
marker-awaiting-contact = Attend le contact
marker-new = Débarquée ce tour
marker-attacked-by-allied = Attaqué par les Alliés ce tour
marker-attacked-by-axis = Attaqué par l’Axe ce tour
marker-arrives-1 = Attendue à partir du tour 1
marker-arrives-2 = Attendue à partir du tour 2
marker-arrives-3 = Attendue à partir du tour 3
marker-arrives-4 = Attendue à partir du tour 4
marker-arrives-5 = Attendue à partir du tour 5
marker-arrives-6 = Attendue à partir du tour 6
marker-arrives-7 = Attendue à partir du tour 7
marker-arrives-8 = Attendue à partir du tour 8
marker-arrives-9 = Attendue à partir du tour 9
marker-arrives-10 = Attendue à partir du tour 10
marker-arrives-11 = Attendue à partir du tour 11
marker-arrives-12 = Attendue à partir du tour 12
marker-arrives-13 = Attendue à partir du tour 13
marker-arrives-14 = Attendue à partir du tour 14
marker-arrives-15 = Attendue à partir du tour 15
marker-arrives-16 = Attendue à partir du tour 16
marker-arrives-17 = Attendue à partir du tour 17
marker-arrives-18 = Attendue à partir du tour 18
marker-arrives-19 = Attendue à partir du tour 19
marker-arrives-20 = Attendue à partir du tour 20
box-reinforcements = Renforts
box-eliminated = Éliminées
box-withdrawn = Retirées
box-italy = Italie
box-aside = Hors jeu
track-turn = Tour
track-air = Points aériens
result-DVI-AE = la défense tient; un attaquant est éliminé, les autres reculent
result-DVB-AE = la défense tient avec des pertes; un attaquant est éliminé, les autres reculent
result-DVI-ARB = la défense tient; l’attaque recule avec des pertes
result-DVI-ARI = la défense tient; l’attaque recule
result-DVB-ARB = la défense tient avec des pertes; l’attaque recule avec des pertes
result-DVB-ARI = la défense tient avec des pertes; l’attaque recule
result-DRI-AVB = la défense recule; l’attaque gagne avec des pertes
result-DRB-AVB = la défense recule avec des pertes; l’attaque gagne avec des pertes
result-DRI-AVI = la défense recule; l’attaque gagne sans pertes
result-DRB-AVI = la défense recule avec des pertes; l’attaque gagne sans pertes
result-DE-AVB = un défenseur est éliminé, les autres reculent; l’attaque gagne avec des pertes
result-DE-AVI = un défenseur est éliminé, les autres reculent; l’attaque gagne sans pertes
result-EMP = un échange
result-IMP = une impasse
result-DI = sans effet
result-DB = une unité perd un pas
result-D2B = deux unités perdent chacune un pas
