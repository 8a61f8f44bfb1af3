# Phrases et noms de malta. Les sigles des unités, Formations et hexagones arrivent ici déjà sous
# forme de noms (unit-…, hex-…).

## Mots à l'intérieur des phrases

side-name = { $side ->
    [axis] Axe
    [british] Britanniques
   *[other] { $side }
}
kind-name = { $kind ->
    [air] aérienne
    [naval] navale
    [offensive] d'artillerie
    [defensive] défensive
    [sea] navale
   *[other] { $kind }
}
a-mission = { $kind ->
    [air] Une mission aérienne
    [naval] Une mission navale
    [offensive] Une mission d'artillerie
    [defensive] Une mission défensive
    [sea] Une mission navale
   *[other] Une mission
}
terrain-name = { $terrain ->
    [plain] plaine
    [terraced] terrasses
    [hill] colline
    [city] ville
    [sea] mer
    [mined_sea] mer minée
    [village] village
    [town] bourg
    [port] port
    [airfield] aérodrome
    [rubble] ruines
    [escarpment] escarpement
    [victoria_line] la ligne Victoria
    [road] route
   *[other] { $terrain }
}
level-name = { $level ->
    [british-overwhelming] victoire britannique écrasante
    [british-minor] victoire britannique mineure
    [draw] match nul
    [axis-minor] victoire mineure de l'Axe
    [axis-overwhelming] victoire écrasante de l'Axe
   *[other] { $level }
}
box-name = { $box ->
    [pool] pas encore sur la carte
    [eliminated] éliminée
    [aside] hors de cette partie
   *[other] { $box }
}
use-name = { $use ->
    [elite] troupes d'élite
    [engineers] sapeurs
   *[none] ni élite ni sapeurs
}

## Camps et phases

side-axis = Axe
side-british = Britanniques
phase-setup = Mise en place
phase-air-bombardment = Bombardement aérien
phase-airdrops = Parachutages
phase-naval-bombardment = Bombardement naval
phase-landings = Débarquements
phase-activation = Activation
phase-movement = Mouvement
phase-declaration = Déclaration des attaques
phase-recovery = Réorganisation
phase-bombardment = Bombardement
phase-defensive-bombardment = Bombardement défensif
phase-combat = Combat
phase-end = Fin du tour
phase-over = Partie terminée

## Actions, telles que les boutons les nomment

action-place = Placer
action-auto-setup = Placer le reste pour moi
action-assign = Envoyer une mission
action-plan-drop = Sauter ici
action-plan-landing = Débarquer ici
action-order = Le suivant
action-choose-sea = Choisir l'hexagone de mer
action-done = Terminé
action-disperse = Disperser
action-come-ashore = Gagner la côte
action-enter = Entrer d'abord
action-bid = Choisir ce marqueur
action-pass = Passer
action-join = Participer
action-regroup = Regrouper
action-move = Déplacer
action-sweep = Ratisser l'hexagone
action-overrun = Submerger
action-arrive = Faire venir
action-add-lander = Ajouter à l'assaut
action-end-move = Finir ce mouvement
action-end-movement = Finir le mouvement
action-declare = Déclarer une attaque
action-fire = Tirer
action-bonus = Colonne d'élite
action-withhold = Tenir à l'écart
action-defend = Défendre avec celles-ci
action-accept = Poursuivre le combat
action-refuse = Rompre le combat
action-choose-loss = Subir la perte
action-retreat = Reculer
action-advance = Avancer
action-resign = Abandonner
choice-order = { $next }
choice-bid = { $formation }
choice-bonus = { $use ->
    [elite] Troupes d'élite : une colonne
    [engineers] Génie : une colonne
   *[none] Aucune colonne de plus
}
choice-plan-drop = { $formation ->
    [none] {""}
   *[other] avec { $formation }
}
choice-plan-landing = { $wave ->
    [1] première vague
   *[2] deuxième vague
}{ $formation ->
    [none] {""}
   *[other] , avec { $formation }
}
choice-arrive = { $by ->
    [port] par le port
    [airfield] par air
   *[beach] par la plage
}{ $sea ->
    [none] {""}
   *[other] {" "}de { $at }, depuis la mer en { $sea }
}
choice-move = { $strategic ->
    [yes] mouvement stratégique
   *[no] {""}
}{ $sweep ->
    [yes] prête à nettoyer
   *[no] {""}
}

## Mise en place, tours et activation

event-unit-placed = { $unit } prend place à { $at }.
event-setup-filled = Le reste de la garnison est en place : { $units }.
event-setup-done = La garnison est prête{ $bare ->
    [yes] . Attention : La Valletta n'a que sa batterie.
   *[no] .
}
event-turn-began = Le tour { $turn } commence.
event-turn-ended = Le tour { $turn } s'achève. Dès le prochain, l'Axe peut utiliser : ports { $ports } ; aérodromes { $airfields }.
event-chit-named = { side-name } : { $formation } est nommée.
event-contest-passed = { side-name } : passe.
event-contest-rolled = { $axis } tire { $axis_die } et a { $axis_total } ; { $british } tire { $british_die } et a { $british_total }.
event-activated = { side-name } : { $formation } est active{ $how ->
    [unopposed] {" "}sans opposition
    [free] {" "}sans dés
   *[contest] {""}
}{ $run ->
    [0] .
    [1] .
   *[other] , activation de suite numéro { $run }.
}
event-joined = { $units } participent à l'Opération de { $formation }.
event-operation-over = { side-name } : l'Opération de { $formation } est finie.
event-operations-over = Personne ne veut plus agir.
event-forced = { side-name } : un seul choix, fait automatiquement.
event-resigned = { side-name } : le joueur abandonne.

## Missions et bombardement

event-missions-rolled = Forces { $kind ->
    [air] aériennes
   *[other] navales
} : dé { $die }, modificateur { $modifier } : { $missions } { $missions ->
    [one] mission
   *[other] missions
}.
event-missions-set = Forces { $kind ->
    [air] aériennes
   *[other] navales
} : { $missions } missions.
event-mission-assigned = { a-mission } va sur { $target } (il en reste { $left }).
event-gun-laid = { $unit } pointe sur { $target }.
event-bombarded = { $by ->
    [air] L'aviation bombarde
    [naval] Les navires bombardent
   *[other] { $by } bombarde
} { $target } : colonne { $column }, dés { $first } + { $second }, modificateur { $modifier }, résultat { $result }.
event-rubble-made = { $at } est en ruines.
event-road-wrecked = La route et le port de { $at } sont détruits.
event-disorganised = { $cause ->
    [landing] { $units } : désorganisées par le débarquement.
    [airland] { $units } : désorganisées par l'atterrissage.
    [air-landing] { $units } : désorganisées par l'atterrissage.
    [bombardment] { $units } à { $at } : désorganisées par le bombardement.
    [overstack] { $units } à { $at } : désorganisées : trop de monde dans un hexagone.
    [retreat] { $units } à { $at } : désorganisées par le recul.
   *[other] { $units } à { $at } : désorganisées.
}
event-recovered = { $units } : de nouveau en ordre.
event-step-lost = { $unit } perd un pas{ $cause ->
    [bombardment] {" "}sous le bombardement.
    [tanks] {" "}au combat de chars.
    [landing] {" "}en allant vers la plage.
   *[other] .
}
event-unit-eliminated = { $unit } est éliminée{ $cause ->
    [bombardment] {" "}sous le bombardement.
    [tanks] {" "}au combat de chars.
    [anti-air] {" "}par les canons au sol.
    [drop] {" "}au parachutage.
    [drop-failed] {" "}: l'hexagone de saut n'a pas été dégagé.
    [drowned] {" "}: elle est tombée à la mer.
    [landing] {" "}en allant vers la plage.
    [thrown-back] {" "}: rejetée à la mer.
    [stranded] {" "}: restée en mer.
    [cannot-retreat] {" "}: elle ne peut reculer.
    [surrender] {" "}: elle se rend.
   *[other] .
}

## Parachutages

event-drop-planned = { $unit } sautera sur { $at } avec { $formation }.
event-drop-rolled = { $formation } sur { $at } ({ $units }) : dé { $die }, modificateur { $modifier }, résultat { $result }.
event-company-scattered = { $unit } est emportée hors de { $drop } (dé { $die }){ $at ->
    [sea] {" "}dans la mer.
   *[other] {" "}vers { $at }, dispersée.
}
event-company-landed = { $units } au sol à { $at }{ $dispersed ->
    [yes] , dispersées.
   *[no] .
}
event-drop-failed = { $at } n'est pas dégagé : { $units } perdues.

## Débarquements et arrivées

event-landing-planned = { $unit } attend en mer ({ $sea }) pour { $to }, vague { $wave }, avec { $formation }{ $crowded ->
    [yes] . Attention : on vise plus que l'hexagone ne peut tenir.
   *[no] .
}
event-landing-began = { $formation } : la vague { $wave } part.
event-landing-rolled = { $unit } vers { $to } : dé { $die }, modificateur { $modifier }, résultat { $result }.
event-came-ashore = { $unit } est à terre à { $at }.
event-reembarked = De retour aux navires : { $units }{ $cause ->
    [no-room] {" "}(pas de place sur la plage).
   *[other] .
}
event-landing-succeeded = { $at } est désormais ouvert aux renforts.
event-unit-arrived = { $unit } arrive à { $at } { $by ->
    [port] par le port.
    [beach] par la plage.
    [airfield] par les airs.
   *[other] .
}

## Mouvement

event-moved = { $unit } va de { $start } à { $to } ({ $cost }){ $strategic ->
    [yes] , mouvement stratégique
   *[no] {""}
}{ $sweep ->
    [yes] , prête à ratisser l'hexagone.
   *[no] .
}
event-regroup-rolled = { $unit } tente de se regrouper à { $at } : dé { $die }, modificateur { $modifier } : { $success ->
    [yes] regroupée.
   *[no] encore dispersée.
}
event-sweep-paid = { $unit } se prépare à ratisser { $at } ({ $cost }).
event-overrun-began = { $units } tentent de submerger { $target } ({ $cost }).
event-movement-ended = { $unit } reste à { $at }.
event-control-changed = { $at } change de mains : { side-name }.
event-attack-declared = { $units } : { $sweep ->
    [yes] vont ratisser { $target }.
   *[no] vont attaquer { $target }.
}

## Combat

event-combat-began = { side-name } : { $kind ->
    [sea] attaque de { $target } depuis la mer
    [drop] attaque dans { $target }
    [sweep] ratissage de { $target }
    [overrun] submersion de { $target }
   *[other] attaque de { $target }
}, { $units } contre { $defenders }.
event-combat-lapsed = Pas de combat à { $target } : { $cause ->
    [no-attackers] il ne reste personne pour attaquer.
   *[other] il n'y a plus personne.
}
event-bonus-used = { side-name } : { $use ->
    [elite] les troupes d'élite donnent une colonne.
    [engineers] les sapeurs donnent une colonne.
   *[none] aucune colonne.
}
event-defended = { $target } est défendu par { $units }.
event-tanks-rolled = { $unit } contre { $target }, combat de chars : dé { $die }, modificateur { $modifier } : { $result ->
    [A1] l'attaquant perd un pas.
    [D1] le défenseur perd un pas.
   *[other] sans effet.
}
event-combat-rolled = Combat à { $target }, passe { $round } : { $attack } contre { $defence }, rapport { $odds }, décalage { $shift }, colonne { $column }, dés { $first } + { $second } : { $result }.
event-intense-answered = Combat intense à { $target }, { side-name } : { $accepted ->
    [yes] on poursuit.
   *[no] on rompt.
}
event-result-converted = { $target } est ville ou ruines, { side-name } : au lieu de reculer on perd un pas.
event-retreated = { $units } reculent de { $start } à { $to }.
event-surrendered = { $units } se rendent à { $at }.
event-advanced = { $unit } avance à { $at }.

## La fin

event-valletta-fell = La Valletta est tombée. Malte est perdue.
event-game-ended = La partie est finie : { $points } points de victoire, { level-name }.
event-losses-counted = { side-name } : { $units } unités perdues, { $steps } pas en tout.
event-objectives-counted = L'Axe tient { $count } objectifs : { $names }.
score-italian-losses = { $count } points de troupes italiennes perdus, un tous les { $each }
score-valued-losses = { $count } pas d'élite, de blindés et d'artillerie perdus
score-objectives = { $count } objectifs tenus : { $names }

## Décisions

decision-setup = Britanniques : placez vos unités (il en reste { $left }), ou faites-les placer.
decision-missions = Axe : mission { kind-name }, il en reste { $left }. Choisissez les cibles (jusqu'ici : { $planned }).
decision-drop-plan = Axe : préparez les parachutages, compagnie par compagnie ({ $left } encore à bord).
decision-drop-order = Axe : quelle Formation saute maintenant ?
decision-drop-hex = Axe : { $formation } saute. Quel hexagone vient maintenant ?
decision-scatter = Britanniques : quelle compagnie est dispersée à { $at } ? (à nommer : { $left })
decision-come-ashore = Axe : où { $unit } gagne-t-elle la côte ?
decision-drop-combat = Axe : dans quel hexagone de saut combat-on maintenant ?
decision-landing-plan = Axe : préparez les débarquements, unité par unité ({ $left } encore à bord).
decision-landing-sea = Axe : de quel hexagone de mer { $unit } va-t-elle vers { $to }, et dans quelle vague ?
decision-landing-order = Axe : quelle Formation débarque maintenant ?
decision-landing-entry = Axe : à { $at } il n'y a pas de place pour tous. Qui vient maintenant ?
decision-sea-combat = Axe : quelle plage attaque-t-on maintenant ?
decision-shore-moves = Axe : { $formation } a débarqué sa première vague. Les unités en ordre peuvent avancer d'un hexagone.
decision-contest = { side-name } : nommez un marqueur, ou passez. { $against ->
    [none] Rien n'a été montré.
   *[other] L'autre camp montre { $against }.
}
decision-free-activation = { side-name } : l'adversaire a agi deux fois de suite. Nommez une Formation à activer sans dés, ou renoncez.
decision-join = { side-name } : quels indépendants, aussi proches d'une autre Formation, participent avec { $formation } ?
decision-movement = { side-name } : déplacez { $formation }, ou finissez le mouvement.
decision-beach-assault = Axe : qui d'autre participe à l'assaut de { $at } ? Jusqu'ici : { $units }.
decision-declare = { side-name } : déclarez vos attaques.
decision-barrage = { side-name } : { $kind ->
    [defensive] bombardement défensif
   *[other] bombardement
} : donnez leurs cibles aux canons (jusqu'ici : { $units }).
decision-combat-order = { side-name } : quel combat vient maintenant ?
decision-bonus = { side-name } : une colonne pour l'élite ou les sapeurs à { $target } ?
decision-defenders = { side-name } : { $target } est attaqué. Qui reste hors de la défense ? (limite { $limit } points)
decision-intense = { side-name } : combat intense à { $target }, passe { $round }. Poursuivre ?
decision-loss = { side-name } : qui subit la perte ? (à subir : { $count })
decision-retreat = { side-name } : { $units } doivent reculer de { $at }. Où ?
decision-advance = { side-name } : { $target } est vide. Qui avance ?

## Devoirs

duty-overstack = { $unit } est dans un hexagone trop plein ({ $at }) : faites sortir quelqu'un, ou tous y sont désorganisés.

## Raisons des nombres

reason-combat-value = { $unit } : { $value } (moitié pour : { $halved })
reason-imagined = { $value } de plus, en imagination
reason-terrain = { terrain-name }
reason-hexside = à travers { terrain-name }
reason-concentric = attaque concentrique
reason-elite = troupes d'élite { $role ->
    [attacker] de l'attaquant
   *[other] du défenseur
}
reason-engineers = sapeurs { $role ->
    [attacker] de l'attaquant
   *[other] du défenseur
}
reason-anti-air = DCA : { $unit }
reason-coastal = batterie côtière : { $unit }
reason-letter-l = chefs de saut (L)
reason-letter-s = entraînés au débarquement (S)
reason-rough-landing = terrain difficile
reason-beside-enemy = à côté de l'ennemi : double
reason-ground = { terrain-name }
reason-rubble = ruines
reason-tank-factor = { $unit } : { $value }
reason-anti-tank-factor = meilleur facteur des défenseurs
reason-tank-terrain = { terrain-name } : gêne les chars
reason-road = par la route

## Options

option-naval-last-turn = Dernier tour de la flotte
option-naval-last-turn-4 = Tour 4
option-naval-last-turn-1 = Tour 1
option-landing-hex-limit-scope = Sept hexagones de mer
option-landing-hex-limit-scope-side = Pour tout le camp
option-landing-hex-limit-scope-formation = Pour chaque Formation
option-activation-bid = Choix des marqueurs
option-activation-bid-sequential = À découvert, d'abord le dernier à avoir agi
option-activation-bid-simultaneous = En secret, révélés ensemble
option-independent-scope = Les indépendants suivent la plus proche parmi
option-independent-scope-all = Toutes les Formations
option-independent-scope-unactivated = Les Formations qui n'ont pas agi
option-artillery-scope = Canons en appui
option-artillery-scope-formation-or-independent = De la Formation, et indépendants
option-artillery-scope-any-friendly = Tous les canons amis
option-coastal-batteries-bombard = Les batteries côtières bombardent à terre
option-coastal-batteries-bombard-no = Non
option-coastal-batteries-bombard-yes = Oui
option-turn-s-defensive-fire = Les canons britanniques tirent au tour S
option-turn-s-defensive-fire-no = Non
option-turn-s-defensive-fire-yes = Oui, sur les attaques venues de la mer
option-stranded-landers = Troupes de débarquement restées en mer
option-stranded-landers-reembark = Repartent et peuvent revenir
option-stranded-landers-eliminated = Sont éliminées
option-supply-requires-operational-port = Un port en ruines ravitaille
option-supply-requires-operational-port-no = Oui
option-supply-requires-operational-port-yes = Non
option-dg-same-operation-recovery = Réorganisation dans la même Opération
option-dg-same-operation-recovery-yes = Oui
option-dg-same-operation-recovery-no = Non
option-at-company-counts-for-drop-limit = Les compagnies antichars comptent dans la limite de saut
option-at-company-counts-for-drop-limit-yes = Oui
option-at-company-counts-for-drop-limit-no = Non
option-tank-losses-immediate = Pertes du combat de chars
option-tank-losses-immediate-yes = Aussitôt
option-tank-losses-immediate-no = À la fin
option-vp-multi-feature-hex = Un hexagone à plusieurs éléments vaut
option-vp-multi-feature-hex-once = Une fois
option-vp-multi-feature-hex-per-feature = Par élément
option-road-limit-scope = Limite de route à côté de l'ennemi
option-road-limit-scope-hex-entered = Par hexagone où l'on entre
option-road-limit-scope-hexside = Par côté
option-undropped-airborne = Troupes aéroportées qui n'ont pas sauté
option-undropped-airborne-sea = Peuvent venir par mer
option-undropped-airborne-lost = Sont perdues pour la partie
option-loreto-same-turn = Loreto ouvre un aérodrome
option-loreto-same-turn-yes = Aussitôt
option-loreto-same-turn-no = Dès le tour suivant
option-star-without-settlement = Résultat de ruines en terrain nu
option-star-without-settlement-none = Sans effet
option-star-without-settlement-road-and-port = Détruit route et port

## Refus

refusal-wrong-segment = Pas maintenant : c'est le segment { $phase } ({ $verb }).
refusal-not-active = { $unit } appartient à { $formation } ; { $active } est active.
refusal-sea-hex = { $hex } est un hexagone de mer.
refusal-ind-not-nearest = { $unit } est plus près de { $formation } ({ $distance }) que de { $active } ({ $own_distance }).
refusal-ind-done = { $unit } a déjà été activée ce tour.
refusal-stack = { $hex } aurait { $points } points ; la limite est { $limit }.
refusal-free-class = { $hex } a déjà une unité de cette classe ({ $kind ->
    [coastal] batterie côtière
    [aa] DCA
   *[other] blindée ou antichar
}) ; { $unit } n'y tient pas.
refusal-setup-letter = { $unit } va à la lettre { $letter }, à { $hex }.
refusal-setup-stack = { $unit } n'a pas de place à { $hex } : { $points } points, limite { $limit }.
refusal-setup-left = { $count } unités ne sont pas encore placées : { $units }.
refusal-too-many-missions = Toutes les missions sont déjà données ({ $missions }, mission { kind-name }).
refusal-hex-cap = Au plus { $limit } bombardements peuvent frapper { $hex } dans une Opération.
refusal-own-hex = Des unités de l'Axe sont à { $hex }.
refusal-not-coastal = { $hex } n'est pas au bord de la mer.
refusal-drop-cap = Au plus { $limit } compagnies peuvent sauter sur { $hex }.
refusal-not-amphibious = { $unit } ne vient pas par mer.
refusal-sea-adj = { $sea } n'est pas à côté de { $hex }.
refusal-mined = { $hex } est miné.
refusal-cliff = Entre { $sea } et { $hex } il y a des falaises.
refusal-marines-first = { $hex } n'est pas en plaine : la première vague doit être une seule unité de fusiliers marins.
refusal-sea-set = Avec { $hex } les hexagones de mer ne seraient pas un seul groupe relié d'au plus { $limit }.
refusal-sea-cap = De { $hex } peuvent débarquer au plus { $limit } points.
refusal-wave-cap = De { $hex } peuvent débarquer au plus { $limit } points dans la vague { $wave }.
refusal-port-only = { $unit } ne peut débarquer que dans un port contrôlé.
refusal-shore-move = { $units } ne peuvent aller maintenant à { $hex }.
refusal-not-airdrop = { $unit } ne vient pas en parachute.
refusal-already-planned = { $unit } est déjà prévue pour { $hex }.
refusal-drop-formation = { $hex } est l'hexagone de saut de { $formation }.
refusal-wrong-formation = { $unit } ne peut entrer avec { $formation }.
refusal-no-such-formation = Il n'y a pas de Formation { $formation } dans votre camp.
refusal-chit-used = { $formation } a déjà agi ce tour.
refusal-air-turn = { $formation } n'a pas d'Opération au tour { $turn }.
refusal-pass-twice = Vous avez passé la dernière fois ; nommez une Formation.
refusal-dispersed = { $unit } est dispersée et ne peut faire cela.
refusal-arty-used = { $unit } a déjà bombardé ou été activée ce tour.
refusal-arty-target = Aucune unité de { $formation } n'est à côté de { $hex }.
refusal-arty-range = { $unit } est à { $distance } hexagones de { $hex } ; la portée est { $range }.
refusal-no-decl = Personne à { $hex } n'a déclaré d'attaque.
refusal-not-defending = { $unit } n'est pas parmi les défenseurs.
refusal-withhold-all = Une unité au moins doit défendre { $hex }.
refusal-def-limit = { $points } points ne peuvent défendre { $hex } ; la limite est { $limit }.
refusal-loss-priority = D'autres unités passent avant : { $units }.
refusal-loss-even = { $unit } a déjà subi une perte ; maintenant : { $units }.
refusal-retreat-priority = { $hex } est pire que { $hexes }.
refusal-no-retreat = Pas de recul vers { $hex } ; possibles : { $hexes }.
refusal-retreat-together = { $units } reculent ensemble.
refusal-must-advance = { $units } doivent entrer à { $hex }.
refusal-no-advance = { $unit } ne peut avancer à { $hex }.
refusal-mp = { $unit } ne peut entrer à { $hex } : cela coûte { $cost }, il reste { $left } (ennemis à côté : { $enemies }).
refusal-out-of-reach = { $hex } est hors d'atteinte pour { $unit }, à qui il reste { $left } points.
refusal-prohibited = { $unit } ne peut entrer à { $hex } ({ terrain-name }) que par une route.
refusal-enemy-hex = { $hex } est tenu par l'ennemi.
refusal-immobile = { $unit } ne peut bouger.
refusal-off-map = { $unit } n'est pas sur la carte.
refusal-move-ended = Le mouvement de { $unit } est fini.
refusal-no-move = L'unité est déjà à { $hex }.
refusal-one-hex = { $unit } ne peut avancer que d'un hexagone, pas à { $hex }.
refusal-not-together = { $units } ne sont pas ensemble.
refusal-not-adjacent = { $hex } n'est pas à côté de { $unit }.
refusal-path-broken = Le chemin finit à { $hex } et non à { $to }.
refusal-road-limit = La route vers { $hex } à côté de l'ennemi est épuisée : { $limit } points et une unité blindée.
refusal-strategic = { $unit } ne peut user du mouvement stratégique : { $hex } n'est pas sur sa route ou touche des ennemis ({ $enemies }).
refusal-strategic-late = { $unit } a déjà bougé ; le mouvement stratégique se choisit avant.
refusal-overstack = { $hex } a { $points } points, limite { $limit } ; peuvent encore sortir : { $units }.
refusal-sweep-cost = Attaquer des unités dispersées à { $hex } coûte à { $unit } { $cost } points ; il reste { $left }.
refusal-sweep-unpaid = { $unit } n'a pas payé pour attaquer des unités dispersées à { $hex }.
refusal-no-sweep = { $unit } ne peut attaquer ainsi des unités dispersées.
refusal-no-dispersed = Il n'y a pas d'ennemis dispersés à { $hex }.
refusal-not-dispersed = { $unit } n'est pas dispersée.
refusal-regroup-enemy = { $unit } ne peut se regrouper : un ennemi est à { $hex }.
refusal-regroup-moved = { $unit } a bougé ; on se regroupe avant.
refusal-regroup-twice = { $unit } a déjà tenté de se regrouper dans cette Opération.
refusal-overrun-mp = { $unit } a besoin de { $cost } points pour submerger { $hex } ; il reste { $left }.
refusal-no-overrun = { $unit } ne peut submerger maintenant.
refusal-no-attack-value = { $unit } a une valeur entre parenthèses et ne fait que défendre.
refusal-no-more-attack = { $unit } ne peut plus attaquer dans cette Opération.
refusal-no-enemy = Il n'y a pas d'ennemi à { $hex }.
refusal-att-limit = { $points } points ne peuvent attaquer { $hex } d'un seul hexagone ; la limite est { $limit }.
refusal-decl-adj = { $hex } n'est pas à côté de { $unit }.
refusal-decl-pass = { $unit } ne pourrait entrer à { $hex } et ne peut l'attaquer.
refusal-decl-twice = { $unit } a déjà déclaré ; une unité n'attaque qu'un hexagone.
refusal-decl-late = Les attaques se déclarent à la fin du mouvement ; c'est le segment { $phase }.
refusal-targets-first = Toutes les cibles sont fixées avant le premier dé d'un bombardement ; pour { $hex } il est trop tard.
refusal-not-artillery = { $unit } ne peut bombarder.
refusal-not-waiting = { $unit } n'attend pas d'arriver.
refusal-not-by-sea = { $unit } ne vient pas par mer.
refusal-not-airland = { $unit } n'atterrit pas sur les aérodromes.
refusal-airland-field = { $hex } n'est pas un aérodrome prêt : il faut Loreto en ordre, ou deux tours d'occupation de suite.
refusal-airland-aa = { $unit } tire à côté de { $hex }.
refusal-airland-full = { $unit } ne peut atterrir : { $hex } reçoit { $limit } points par Opération.
refusal-airland-turn-s = { $unit } ne peut pas encore atterrir à { $hex } : les avions amènent des troupes à partir du tour { $turn }.
refusal-port-full = { $unit } ne peut débarquer : le port { $hex } reçoit { $limit } points par Opération.
refusal-port-control = { $hex } n'était pas un port aux mains de l'Axe à la fin du tour précédent.
refusal-port-rubble = Le port { $hex } est en ruines.
refusal-port-battery = { $unit } est à { $distance } hexagones de { $hex } ; il en faut plus de { $range }.
refusal-no-beach = Aucun débarquement du tour S n'a réussi à { $hex }.
refusal-beach-cap = Au plus { $limit } points peuvent arriver à { $hex }.
refusal-must-attack = { $hex } est tenu par l'ennemi : dites de quel hexagone de mer vous attaquez.
refusal-no-sea = { $hex } est libre : il ne faut pas d'hexagone de mer.
refusal-edit-hex = { $unit } ne peut être mise à { $hex }.
refusal-edit-setting = Il n'y a rien à régler du nom de { $name }.
refusal-edit-value = { $name } ne peut être { $value } : cela va de { $least } à { $most }.
refusal-edit-word = { $name } ne peut être { $value } ; ce peut être : { $known }.
refusal-no-such-box = Il n'y a pas de case { $box }.
refusal-no-such-unit = Il n'y a pas ici d'unité à utiliser : { $units }.
refusal-no-such-hex = Il n'y a pas d'hexagone { $hex } sur cette carte.

## Marques, cases, pistes et résultats

marker-disorganised = Désorganisée
marker-dispersed = Dispersée
marker-activated = Activée
marker-moved = A bougé
marker-ended = Mouvement fini
marker-joined = Participe
marker-attacking = Va attaquer
marker-retreated = A reculé
marker-rubble = Ruines
marker-sweeping = Prête à ratisser
marker-new = Vient d'arriver
marker-elite = Élite
marker-wrecked = Route et port détruits
marker-beachhead = Ouvert aux renforts
marker-missions-1 = Un bombardement
marker-missions-2 = Deux bombardements
marker-missions-3 = Trois bombardements
marker-drop-zone = Hexagone de saut
box-pool = Pas encore sur la carte
box-eliminated = Éliminées
box-aside = Hors jeu
track-turn = Tour
track-chit = Marqueur
track-missions = Missions

result-Ar = les attaquants reculent
result-Dr = les défenseurs reculent
result-CI = combat intense
result-none = sans effet
result-2_- = les attaquants perdent deux pas
result-1_- = les attaquants perdent un pas
result-Ar_- = les attaquants se replient
result-1_1 = les deux camps perdent un pas
result--_1 = les défenseurs perdent un pas
result--_Dr = les défenseurs se replient
result--_2 = les défenseurs perdent deux pas
result-- = sans effet
result-D = les unités sur place sont désorganisées
result-1 = une unité perd un pas
result-x = le lieu peut tomber en ruine
result-xD = le lieu peut tomber en ruine ; les unités sur place sont désorganisées
result-x1 = le lieu peut tomber en ruine ; une unité perd un pas

## Formations, nommées comme les unités pour que les phrases puissent les utiliser

unit-IND = les indépendants
unit-RAMCKE = Ramcke
unit-FOLGORE = Folgore
unit-LASPEZIA = La Spezia
unit-FRIULI = Friuli
unit-LIVORNO = Livorno
unit-SUPERGA = Superga
unit-AIROP = l'aviation
unit-NAVOP = la flotte
unit-BDE1 = 1re brigade
unit-BDE2 = 2e brigade
unit-BDE3 = 3e brigade
unit-BDE4 = 4e brigade

## Unités

unit-DE-KR1 = 1re cie Kroh
unit-DE-KR2 = 2e cie Kroh
unit-DE-KR3 = 3e cie Kroh
unit-DE-HE1 = 1re cie Heydte
unit-DE-HE2 = 2e cie Heydte
unit-DE-HE3 = 3e cie Heydte
unit-DE-HU1 = 1re cie Hübner
unit-DE-HU2 = 2e cie Hübner
unit-DE-HU3 = 3e cie Hübner
unit-DE-BU1 = 1re cie Burkhardt
unit-DE-BU2 = 2e cie Burkhardt
unit-DE-BU3 = 3e cie Burkhardt
unit-DE-PIO = Pionniers parachutistes
unit-DE-PAK = Cie antichar parachutiste allemande
unit-IT-FII1 = 1re cie II/185 Folgore
unit-IT-FII2 = 2e cie II/185 Folgore
unit-IT-FII3 = 3e cie II/185 Folgore
unit-IT-FIV1 = 1re cie IV/185 Folgore
unit-IT-FIV2 = 2e cie IV/185 Folgore
unit-IT-FIV3 = 3e cie IV/185 Folgore
unit-IT-FV1 = 1re cie V/186 Folgore
unit-IT-FV2 = 2e cie V/186 Folgore
unit-IT-FV3 = 3e cie V/186 Folgore
unit-IT-FVI1 = 1re cie VI/186 Folgore
unit-IT-FVI2 = 2e cie VI/186 Folgore
unit-IT-FVI3 = 3e cie VI/186 Folgore
unit-IT-FIX1 = 1re cie IX/187 Folgore
unit-IT-FIX2 = 2e cie IX/187 Folgore
unit-IT-FIX3 = 3e cie IX/187 Folgore
unit-IT-FX1 = 1re cie X/187 Folgore
unit-IT-FX2 = 2e cie X/187 Folgore
unit-IT-FX3 = 3e cie X/187 Folgore
unit-IT-FVIII1 = 1re cie sapeurs Folgore
unit-IT-FVIII2 = 2e cie sapeurs Folgore
unit-IT-FAT = Cie antichar Folgore
unit-IT-S125I = I/125 La Spezia
unit-IT-S125II = II/125 La Spezia
unit-IT-S125III = III/125 La Spezia
unit-IT-S126I = I/126 La Spezia
unit-IT-S126II = II/126 La Spezia
unit-IT-S126III = III/126 La Spezia
unit-IT-SBER = XXXIX bersaglieri
unit-IT-SAT = LXXX antichar
unit-IT-SENG = LXXX génie
unit-IT-SART = 80e artillerie
unit-IT-U87I = I/87 Friuli
unit-IT-U87II = II/87 Friuli
unit-IT-U87III = III/87 Friuli
unit-IT-U88I = I/88 Friuli
unit-IT-U88II = II/88 Friuli
unit-IT-U88III = III/88 Friuli
unit-IT-UCN = LXXXVIII chemises noires
unit-IT-UAT = 20e cie antichar
unit-IT-UENG = XX génie
unit-IT-UART = 35e artillerie
unit-IT-L33I = I/33 Livorno
unit-IT-L33II = II/33 Livorno
unit-IT-L33III = III/33 Livorno
unit-IT-L34I = I/34 Livorno
unit-IT-L34II = II/34 Livorno
unit-IT-L34III = III/34 Livorno
unit-IT-LGUA = Sapeurs d'assaut Livorno
unit-IT-LAT = IV antichar
unit-IT-LART = 28e artillerie
unit-IT-G91I = I/91 Superga
unit-IT-G91II = II/91 Superga
unit-IT-G91III = III/91 Superga
unit-IT-G92I = I/92 Superga
unit-IT-G92II = II/92 Superga
unit-IT-G92III = III/92 Superga
unit-IT-GENG = CI génie
unit-IT-GART = 5e artillerie
unit-IT-SMB = San Marco « Bafile »
unit-IT-SMG = San Marco « Grado »
unit-IT-CNXLII = XLII chemises noires
unit-IT-CNXLIII = XLIII chemises noires
unit-IT-NP1 = 1re nageurs parachutistes
unit-IT-NP2 = 2e nageurs parachutistes
unit-IT-LOR = Loreto
unit-IT-RA1 = Parachutistes de l'Aéronautique
unit-IT-SEM1 = 1re canons automoteurs
unit-IT-SEM2 = 2e canons automoteurs
unit-IT-L3 = Chars L3
unit-DE-66 = Cie de chars 66
unit-IT-CART = Artillerie de corps
unit-UK-DEV2 = 2e Devon
unit-UK-DOR1 = 1er Dorset
unit-UK-HAM1 = 1er Hampshire
unit-UK-KOMR3 = 3e Malte
unit-UK-MAN8 = 8e Manchester
unit-UK-RIF2 = 2e fusiliers irlandais
unit-UK-KOR8 = 8e King's Own
unit-UK-KOMR1 = 1er Malte
unit-UK-BUF4 = 4e Buffs
unit-UK-LF11 = 11e fusiliers du Lancashire
unit-UK-KOMR2 = 2e Malte
unit-UK-KOMR10 = 10e Malte
unit-UK-CHE1 = 1er Cheshire
unit-UK-RWK2 = 2e Royal West Kent
unit-UK-DLI1 = 1er Durham Light Infantry
unit-UK-MAT = Peloton Matilda
unit-UK-CRU = Chars Cruiser
unit-UK-LTK = Chars légers
unit-UK-2PD = Antichars de 2 livres
unit-UK-12F = 12e de campagne
unit-UK-26D = 26e de défense
unit-UK-BDB = Batterie de défense des plages
unit-UK-RE24 = 24e génie de forteresse
unit-UK-RE173 = 173e mineurs
unit-UK-CBA = batterie de Fort Campbell
unit-UK-CBB = batterie de Fort Bingemma
unit-UK-CBC = batterie de Fort Madalena
unit-UK-CBD = batterie de Madliena Tower
unit-UK-CBE = batterie de Fort Tigné
unit-UK-CBF = batterie de Fort St Elmo
unit-UK-CBG = batterie de Fort St Rocco
unit-UK-CBH = batterie de Fort Leonardo
unit-UK-CBI = batterie de Fort Delimara
unit-UK-CBJ = batterie de Fort Benghisa
unit-UK-H2 = 2e DCA lourde
unit-UK-H7 = 7e DCA lourde
unit-UK-H11 = 11e DCA lourde
unit-UK-L3 = 3e DCA légère
unit-UK-L32 = 32e DCA légère
unit-UK-L65 = 65e DCA légère
unit-UK-L74 = 74e DCA légère

## Lieux

hex-0504 = Gharb
hex-0607 = Xlendi
hex-0806 = Victoria
hex-0903 = Marsalforn
hex-0905 = Xaghra
hex-0906 = Xewkija
hex-1206 = Nadur
hex-1207 = Port de Mgarr
hex-1408 = Tour de Comino
hex-1410 = Marfa
hex-1513 = Manikata
hex-1514 = Ghajn Tuffieha
hex-1612 = Mellieha
hex-1615 = Mgarr
hex-1616 = Fort Bingemma
hex-1812 = Fort Campbell
hex-1819 = Dingli
hex-1912 = Baie Saint-Paul
hex-1917 = Rabat et Mdina
hex-2013 = Baie de Salina
hex-2017 = Ta' Qali
hex-2022 = Ghar Lapsi
hex-2115 = Mosta
hex-2119 = Siggiewi
hex-2214 = Gharghur
hex-2215 = Naxxar
hex-2216 = Balzan
hex-2217 = Attard
hex-2218 = Zebbug
hex-2221 = piste de Qrendi
hex-2313 = Fort Madalena
hex-2316 = Birkirkara
hex-2321 = Qrendi
hex-2414 = Tour de Madliena
hex-2418 = Qormi
hex-2420 = aérodrome de Luqa
hex-2421 = Zurrieq
hex-2514 = St Julian's
hex-2517 = Floriana et Hamrun
hex-2519 = Luqa
hex-2521 = piste de Safi
hex-2616 = Sliema et Gzira
hex-2617 = Pieta et Marsa
hex-2619 = Paola et Tarxien
hex-2620 = Gudja
hex-2623 = Hal Far
hex-2716 = La Valletta
hex-2717 = Cottonera
hex-2718 = Tarxien est
hex-2720 = Ghaxaq
hex-2817 = Kalkara
hex-2818 = Zabbar
hex-2820 = Zejtun
hex-2822 = Kalafrana
hex-2823 = Fort Benghisa
hex-2920 = Marsaxlokk
hex-3018 = Fort Leonardo
hex-3019 = Marsaskala
hex-3021 = Fort Delimara

## De quoi il s'agit

aim-winner = Seul l'Axe compte des points, après le Tour 4 : 11 ou plus est une victoire écrasante de l'Axe, de 6 à 10 une victoire mineure, de 1 à 5 une partie nulle ; de 0 à -6 une victoire mineure britannique, au-dessous une écrasante.
    .rule = M-8.2
aim-axis = Vous avez cinq jours pour prendre Malte par les airs et par la mer.
    .rule = M-0.5
aim-axis-1 = À la fin il vous faut un port et un aérodrome en état de marche, sinon les Britanniques gagnent de façon écrasante.
    .rule = M-8.2f
aim-axis-2 = Chaque hexagone de ville, bourg, port ou aérodrome en votre main vaut 1 point. Chaque pas perdu de troupes d'élite, de blindés ou d'artillerie coûte 1, des autres Italiens 1 pour trois.
    .rule = M-8.2
aim-axis-3 = Prenez La Valletta et vous gagnez aussitôt, de façon écrasante.
    .rule = M-8.2e
aim-british = Vous tenez une île de murs de pierre, de canons et d'aérodromes. Gardez l'Axe loin des portes : les ports et les aérodromes.
    .rule = M-0.5
aim-british-1 = Si à la fin l'Axe n'a pas de port ou pas d'aérodrome en état de marche, vous gagnez de façon écrasante.
    .rule = M-8.2f
aim-british-2 = Si La Valletta tombe, tout est perdu aussitôt : ne la laissez jamais à sa seule batterie.
    .rule = M-8.2e
aim-british-3 = Faites payer cher le débarquement : chaque pas d'élite, de blindés ou d'artillerie que perd l'Axe est un point de moins pour lui.
    .rule = M-8.2

## Notes de la piste des tours

turn-note-s = Débarquement
turn-note-1 = Premier jour
turn-note-2 = Deuxième jour
turn-note-3 = Troisième jour
turn-note-4 = Quatrième jour
