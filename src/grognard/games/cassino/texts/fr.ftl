# Phrases et noms de cassino.

## Ici le camp de l’Axe est allemand

side-name = { $side ->
    [allied] Alliés
    [axis] Allemands
   *[other] { $side }
}
side-axis = Allemands

## Règles propres à ce jeu

refusal-opening-attack-first = Il faut d’abord résoudre l’attaque de la 36e Division.
refusal-bivouac-closed = { $unit } ne peut entrer en { $hex } : c’est la sortie d’un bivouac allié.
refusal-anzio-surprise = { $unit } ne peut entrer en { $hex } : la tête de pont d’Anzio est fermée aux Allemands jusqu’au tour 2.
refusal-anzio-limit = { $unit } ne peut débarquer à Anzio : sans contact terrestre, { $limit } unités au plus, et il y en a déjà { $present }.
refusal-entry-edge = { $unit } ne peut ni entrer sur la carte ni en sortir par { $hex }.
refusal-return-too-early = { $unit } ne peut revenir avant le tour { $turn }.
refusal-rail-gun-phase = { $unit } ne peut servir dans la phase de combat alliée.
refusal-rail = { $unit } ne peut prendre le train : { $reason ->
    [not-on-rail] { $hex } n’a pas de voie ferrée.
    [engaged] l’ennemi est tout près de { $hex }.
    [moved] elle a déjà bougé ce tour.
    [no-station] aucune voie libre où monter.
    [would-engage] { $hex } touche l’ennemi.
    [closed] la voie en { $hex } lui est fermée.
   *[other] { $hex } n’est pas accessible par voie libre en 30 hexagones.
}
reason-fortification = attaque à travers la ligne Gustav
reason-weather = mauvais temps

## Actions, phases, cases et pistes

action-deploy = Placer
action-enter = Faire entrer
action-rail = Prendre le train
action-leave = Quitter la carte
phase-opening = Attaque initiale
phase-attrition = Tiers allemand
phase-name = { $phase ->
    [movement] mouvement
    [combat] combat
    [setup] mise en place
    [opening] ouverture
    [attrition] usure
   *[other] { $phase }
}
hex-edge = le bord de la carte
box-away = Hors carte
box-departed = Parties pour de bon
box-bivouac_ii = IIe Corps
box-bivouac_v = Ve Corps
box-bivouac_vi = VIe Corps
box-bivouac_x = Xe Corps
box-bivouac_xiii = XIIIe Corps
box-bivouac_cef = Corps expéditionnaire français
box-name = { $box ->
    [reinforcements] parmi les renforts
    [eliminated] parmi les unités éliminées
    [withdrawn] hors de la campagne
    [departed] partie pour de bon
    [away] hors carte
    [bivouac_ii] au bivouac du IIe Corps
    [bivouac_v] au bivouac du Ve Corps
    [bivouac_vi] au bivouac du VIe Corps
    [bivouac_x] au bivouac du Xe Corps
    [bivouac_xiii] au bivouac du XIIIe Corps
    [bivouac_cef] au bivouac du Corps français
   *[other] { $box }
}
track-weather = Mauvais temps
marker-attacked-by-axis = Attaqué par les Allemands ce tour

## Décisions

decision-deploy = { side-name } : où commencent ces unités ? { $units }
decision-opening-attack = { side-name } : la 36e Division attaque { $target }. Joignez des points aériens si vous voulez, puis confirmez.
decision-attrition = { side-name } : après des mois de combat, il faut sacrifier { $due } unités réduites. Laquelle à présent ? { $units }

## Événements

event-box-chosen = { side-name } : { $units } commencent { box-name }.
event-deployed = { $unit } commence en { $at }.
event-counter-deployed = { side-name } : un pion est placé en { $at }.
event-weather-rolled = Le dé du temps donne { $die } : { $bad ->
    [yes] mauvais temps ; points aériens réduits de moitié et terrain lourd.
   *[no] beau temps.
}
event-opening-attack-due = Avant tout mouvement, { $units } attaquent { $target }.
event-bivouac-blocked = Toutes les sorties sont surveillées ou pleines : les unités { box-name } peuvent entrer dans cette phase par le bord est ou sud.
event-entered = { $unit } entre par { $at } et finit en { $to } ({ half-points }).
event-counter-entered = { side-name } : un pion entre par { $at } et finit en { $to }.
event-railed = { $unit } va par le train de { $origin } à { $to }.
event-counter-railed = { side-name } : un pion va par le train de { $origin } à { $to }.
event-left-map = { $unit } quitte la carte en { $at }{ $turn ->
    [0] {" "}pour de bon.
   *[other] {" "}et peut revenir à partir du tour { $turn }.
}
event-came-back = { $unit } est de nouveau disponible, à pleine force.
event-recovered = { $unit } retrouve sa pleine force.
event-game-ended = Le décompte : Alliés { $allied }, Allemands { $axis }. { $winner ->
    [allied] Les Alliés gagnent.
    [axis] Les Allemands gagnent.
   *[other] Match nul.
}
event-final-score = Score final : Alliés { $allied }, Allemands { $axis }. { $winner ->
    [allied] Les Alliés ont gagné.
    [axis] Les Allemands ont gagné.
   *[other] Personne n’a gagné.
}

## Autres refus

refusal-not-due = { $unit } n’arrive pas avant le tour { $turn }.
refusal-already-here = { $unit } est déjà sur la carte.

## Le score

score-name = { $reason ->
    [rome-fought] combat terrestre dans Rome
   *[other] { $reason }
}
event-scored = { side-name } : { $points } points ({ score-name }).
score-rome = Rome tenue
score-monte-cassino = Mont Cassin tenu
score-valmontone = Valmontone tenue
score-cisterna = Cisterna tenue
score-anzio = Anzio tenue
score-pescara = Pescara tenue
score-sulmona = Sulmona tenue
score-german-destroyed = { $count ->
    [1] une unité allemande détruite : { $names }
   *[other] { $count } unités allemandes détruites, { $each } points chacune : { $names }
}
score-allied-destroyed = { $count ->
    [1] une unité alliée détruite : { $names }
   *[other] { $count } unités alliées détruites, { $each } points chacune : { $names }
}
score-rome-fought = Combat terrestre dans Rome

## Options

option-reduced-rounding = Moitié d’une valeur impaire
option-reduced-rounding-up = Arrondie vers le haut
option-reduced-rounding-exact-half = Moitié exacte (au combat, les forces s’affichent doublées)
option-reduced-rounding-down = Arrondie vers le bas
option-rome-control = Contrôle de Rome
option-rome-control-last-occupier-both = Dernier à être dans les deux hexagones
option-rome-control-physically-occupied-both = Des unités dans les deux hexagones
option-values-139-18 = Valeurs des 139e et 18e Brigades
option-values-139-18-as-written = 139e 3-4-6, 18e 4-4-6
option-values-139-18-swapped = 139e 4-4-6, 18e 3-4-6
option-light-division-mountain = 114e Division légère
option-light-division-mountain-no = Infanterie ordinaire
option-light-division-mountain-yes = Troupes de montagne
option-bivouac-exits = Sorties des bivouacs
option-bivouac-exits-closed-to-german = Fermées aux Allemands
option-bivouac-exits-open = Ouvertes à tous
option-anzio-surprise = Surprise à Anzio
option-anzio-surprise-perimeter-closed-turn-1 = Périmètre fermé aux Allemands au tour 1
option-anzio-surprise-none = Aucune
option-rail-control = Usage des voies ferrées
option-rail-control-any = N’importe quel hexagone ferré
option-rail-control-friendly-only = Seulement ses propres hexagones

## Unités

unit-us-1ad-cca = Combat Command A américain
unit-us-1ad-ccb = Combat Command B américain
unit-us-1ad-ccr = Combat Command R américain
unit-us-3-7 = 7e d’infanterie américain
unit-us-3-15 = 15e d’infanterie américain
unit-us-3-30 = 30e d’infanterie américain
unit-us-34-133 = 133e d’infanterie américain
unit-us-34-135 = 135e d’infanterie américain
unit-us-34-168 = 168e d’infanterie américain
unit-us-36-141 = 141e d’infanterie américain
unit-us-36-142 = 142e d’infanterie américain
unit-us-36-143 = 143e d’infanterie américain
unit-us-45-157 = 157e d’infanterie américain
unit-us-45-179 = 179e d’infanterie américain
unit-us-45-180 = 180e d’infanterie américain
unit-us-85-337 = 337e d’infanterie américain
unit-us-85-338 = 338e d’infanterie américain
unit-us-85-339 = 339e d’infanterie américain
unit-us-88-349 = 349e d’infanterie américain
unit-us-88-350 = 350e d’infanterie américain
unit-us-88-351 = 351e d’infanterie américain
unit-us-fse-1 = Force de service spécial (1)
unit-us-fse-2 = Force de service spécial (2)
unit-us-2armgp = 2e Groupement blindé américain
unit-us-504 = 504e parachutiste américain
unit-us-6615 = Rangers américains (6615e)
unit-us-1108 = 1108e du génie américain
unit-us-art-ii = Artillerie du IIe Corps américain
unit-us-art-vi = Artillerie du VIe Corps américain
unit-us-art-5a = Artillerie de la 5e Armée américaine
unit-uk-1-2 = 2e Brigade britannique
unit-uk-1-3 = 3e Brigade britannique
unit-uk-1-24gds = 24e Brigade de la Garde britannique
unit-uk-4-10 = 10e Brigade britannique
unit-uk-4-12 = 12e Brigade britannique
unit-uk-4-28 = 28e Brigade britannique
unit-uk-5-13 = 13e Brigade britannique
unit-uk-5-15 = 15e Brigade britannique
unit-uk-5-17 = 17e Brigade britannique
unit-uk-6ad-26 = 26e Brigade blindée britannique
unit-uk-6ad-61 = 61e Brigade d’infanterie portée britannique
unit-uk-46-128 = 128e Brigade britannique
unit-uk-46-138 = 138e Brigade britannique
unit-uk-46-139 = 139e Brigade britannique
unit-uk-56-167 = 167e Brigade britannique
unit-uk-56-168 = 168e Brigade britannique
unit-uk-56-169 = 169e Brigade britannique
unit-uk-78-11 = 11e Brigade britannique
unit-uk-78-36 = 36e Brigade britannique
unit-uk-78-38 = 38e Brigade britannique
unit-uk-2para = 2e Brigade parachutiste britannique
unit-uk-2cdo = 2e Brigade de commandos britannique
unit-uk-18 = 18e Brigade britannique
unit-uk-7arm = 7e Brigade blindée britannique
unit-uk-25tank = 25e Brigade de chars britannique
unit-uk-art-v = Artillerie du Ve Corps britannique
unit-uk-art-x = Artillerie du Xe Corps britannique
unit-uk-art-xiii = Artillerie du XIIIe Corps britannique
unit-uk-art-8a = Artillerie de la 8e Armée britannique
unit-fr-art-cef = Artillerie du Corps expéditionnaire français
unit-fr-1mot-1bde = 1re Brigade motorisée française
unit-fr-1mot-2bde = 2e Brigade motorisée française
unit-fr-1mot-4bde = 4e Brigade motorisée française
unit-fr-2m-4rtm = 4e Tirailleurs marocains
unit-fr-2m-5rtm = 5e Tirailleurs marocains
unit-fr-2m-8rtm = 8e Tirailleurs marocains
unit-fr-3a-3rta = 3e Tirailleurs algériens
unit-fr-3a-4rtt = 4e Tirailleurs tunisiens
unit-fr-3a-7rta = 7e Tirailleurs algériens
unit-fr-4mm-1rtm = 1er Tirailleurs marocains
unit-fr-4mm-2rtm = 2e Tirailleurs marocains
unit-fr-4mm-6rtm = 6e Tirailleurs marocains
unit-fr-rm-1 = 1er Tabors
unit-fr-rm-3 = 3e Tabors
unit-fr-rm-4 = 4e Tabors
unit-ca-1-1 = 1re Brigade canadienne
unit-ca-1-2 = 2e Brigade canadienne
unit-ca-1-3 = 3e Brigade canadienne
unit-ca-5ad-5 = 5e Brigade blindée canadienne
unit-ca-5ad-11 = 11e Brigade motorisée canadienne
unit-ca-1arm = 1re Brigade blindée canadienne
unit-ca-art-i = Artillerie du Ier Corps canadien
unit-za-11 = 11e Brigade blindée sud-africaine
unit-za-12 = 12e Brigade motorisée sud-africaine
unit-in-4-5 = 5e Brigade indienne
unit-in-4-7 = 7e Brigade indienne
unit-in-4-11 = 11e Brigade indienne
unit-in-8-17 = 17e Brigade indienne
unit-in-8-19 = 19e Brigade indienne
unit-in-8-21 = 21e Brigade indienne
unit-pl-3-1 = 1re Brigade polonaise
unit-pl-3-2 = 2e Brigade polonaise
unit-pl-5-5 = 5e Brigade polonaise
unit-pl-5-6 = 6e Brigade polonaise
unit-pl-2arm = 2e Brigade blindée polonaise
unit-pl-art = Artillerie du Corps polonais
unit-nz-2-4arm = 4e Brigade blindée néo-zélandaise
unit-nz-2-5 = 5e Brigade néo-zélandaise
unit-nz-2-6 = 6e Brigade néo-zélandaise
unit-it-68 = 68e d’infanterie italien
unit-it-bers-4 = 4e de bersagliers italien
unit-it-sanmarco = Fusiliers San Marco italiens
unit-de-1fj-1 = 1er parachutiste allemand
unit-de-1fj-3 = 3e parachutiste allemand
unit-de-1fj-4 = 4e parachutiste allemand
unit-de-3pg-8 = 8e Panzergrenadier allemand
unit-de-3pg-29 = 29e Panzergrenadier allemand
unit-de-4fj-10 = 10e parachutiste allemand
unit-de-4fj-11 = 11e parachutiste allemand
unit-de-4fj-12 = 12e parachutiste allemand
unit-de-5gd-85 = 85e de montagne allemand
unit-de-5gd-100 = 100e de montagne allemand
unit-de-15pg-104 = 104e Panzergrenadier allemand
unit-de-15pg-115 = 115e Panzergrenadier allemand
unit-de-26pz-26 = 26e Panzer allemand
unit-de-26pz-9 = 9e Panzergrenadier allemand
unit-de-26pz-67 = 67e Panzergrenadier allemand
unit-de-29pg-15 = 15e Panzergrenadier allemand
unit-de-29pg-71 = 71e Panzergrenadier allemand
unit-de-44-131 = 131e d’infanterie allemand
unit-de-44-132 = 132e d’infanterie allemand
unit-de-44-hd = Régiment Hoch- und Deutschmeister allemand
unit-de-65-145 = 145e d’infanterie allemand
unit-de-65-146 = 146e d’infanterie allemand
unit-de-65-147 = 147e d’infanterie allemand
unit-de-35ss = 35e Panzergrenadier SS allemand
unit-de-71-191 = 191e d’infanterie allemand
unit-de-71-194 = 194e d’infanterie allemand
unit-de-71-211 = 211e d’infanterie allemand
unit-de-90pg-200 = 200e Panzergrenadier allemand
unit-de-90pg-361 = 361e Panzergrenadier allemand
unit-de-92-1059 = 1059e d’infanterie allemand
unit-de-92-1060 = 1060e d’infanterie allemand
unit-de-94-267 = 267e d’infanterie allemand
unit-de-94-274 = 274e d’infanterie allemand
unit-de-94-276 = 276e d’infanterie allemand
unit-de-114-721 = 721e d’infanterie allemand
unit-de-114-741 = 741e d’infanterie allemand
unit-de-305-576 = 576e d’infanterie allemand
unit-de-305-577 = 577e d’infanterie allemand
unit-de-305-578 = 578e d’infanterie allemand
unit-de-334-754 = 754e d’infanterie allemand
unit-de-334-755 = 755e d’infanterie allemand
unit-de-334-756 = 756e d’infanterie allemand
unit-de-362-955 = 955e d’infanterie allemand
unit-de-362-956 = 956e d’infanterie allemand
unit-de-715-725 = 725e d’infanterie allemand
unit-de-715-735 = 735e d’infanterie allemand
unit-de-art-10a = Artillerie de la 10e Armée allemande
unit-de-art-14a = Artillerie de la 14e Armée allemande
unit-de-hg-pz = Régiment Panzer Hermann Göring
unit-de-hg-1pzgr = 1er Panzergrenadier Hermann Göring
unit-de-hg-2pzgr = 2e Panzergrenadier Hermann Göring
unit-de-lehr = Régiment Lehr allemand
unit-de-1027 = 1027e motorisé allemand
unit-de-1028 = 1028e motorisé allemand
unit-de-bode = Régiment Bode allemand
unit-de-508 = 508e Bataillon Panzer allemand
unit-de-art-1fj = Artillerie du Ier Corps parachutiste allemand
unit-de-art-li = Artillerie du LIe Corps allemand
unit-de-art-xiv = Artillerie du XIVe Corps Panzer allemand
unit-de-art-lxxvi = Artillerie du LXXVIe Corps Panzer allemand
unit-de-neb5 = 5e Brigade Nebelwerfer allemande
unit-de-rail725 = 725e d’artillerie sur voie ferrée allemand

## Lieux

hex-0211 = Rome (0211)
hex-0212 = Rome (0212)
hex-0420 = Anzio
hex-0513 = Frascati
hex-0616 = Velletri
hex-0710 = Tivoli
hex-0717 = Cisterna
hex-0802 = Rieti
hex-0815 = Valmontone
hex-0820 = Littoria (Latina)
hex-1417 = Frosinone
hex-1423 = Terracina
hex-1703 = L'Aquila
hex-1709 = Avezzano
hex-1818 = Arce
hex-1824 = Gaeta
hex-1923 = Formia
hex-2021 = Pontecorvo
hex-2220 = Piedimonte San Germano
hex-2224 = Minturno
hex-2319 = Monte Cassino
hex-2320 = Cassino
hex-2421 = Sant'Angelo
hex-2509 = Sulmona
hex-2903 = Chieti
hex-3002 = Pescara
hex-3018 = Isernia
hex-3206 = Lanciano
hex-3303 = Ortona

## De quoi il s'agit

aim-winner = Après le tour 20 on compte les points. Le total le plus élevé l'emporte ; à égalité, la partie est nulle.
    .rule = C-VP-W
aim-allied = Vous avez vingt semaines pour rompre la ligne Gustav, rejoindre la tête de pont d'Anzio et prendre Rome.
    .rule = C-14.2
aim-allied-1 = Rome vaut 100 points si ses deux hexagones sont à vous à la fin, Monte Cassino 50, Valmontone 30, Cisterna 20.
    .rule = C-VP-A1
aim-allied-2 = Chaque unité allemande éliminée vaut 2 points ; chaque unité que vous perdez en donne 5 aux Allemands. Attaquez avec l'artillerie et l'aviation derrière vous.
    .rule = C-VP-A5
aim-allied-3 = Qui termine son mouvement à côté de l'ennemi doit en général attaquer. Là où les montagnes sont les plus fortes, cherchez à contourner.
    .rule = S/C-R25
aim-axis = Vous tenez la ligne d'une mer à l'autre. Gardez Rome et Monte Cassino jusqu'à la fin et faites payer chaque pas aux Alliés.
    .rule = C-14.2
aim-axis-1 = À la fin, Rome vaut 50 points, Monte Cassino 40, Anzio, Pescara et Valmontone 30 chacune, Cisterna et Sulmona 20 chacune, si elles sont entre vos mains.
    .rule = C-VP-G1
aim-axis-2 = Chaque unité alliée détruite vaut 5 points. Mais un tiers de vos unités réduites est perdu à la fin : ne les laissez pas toutes saigner.
    .rule = C-14.2a
aim-axis-3 = Ne combattez pas dans Rome : un seul combat terrestre contre elle vous coûte 40 points.
    .rule = C-VP-G9
