# Interface de la table. Les mots de chaque jeu viennent de ses propres fichiers.

## Home
tagline = Jeux de guerre de la Méditerranée, avec un arbitre qui connaît toutes les règles.
games-title = Choisissez une campagne
games-loading = On sort les jeux de l’étagère…
my-matches = Vos parties
watch-title = Regarder et revoir
watch-empty = Aucune partie finie ou publique pour l'instant. Les vôtres paraîtront ici.
footer = Fonctionne sur votre machine. Rien n'est envoyé à personne d'autre.
play-now = Jouer maintenant
set-up = Préparer…
map-of = Carte de { $game }
turns-count = { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
game-sicilia = Juillet 1943 : deux armées alliées débarquent en Sicile. Prenez Messine avant que l'Axe ne s'échappe par le détroit.
game-cassino = Hiver 1944 : la ligne Gustav barre la route de Rome. Percez-la dans la boue, la montagne et la neige.
game-malta = L'invasion préparée et jamais venue : par les airs et par la mer contre une île forteresse.
game-sicilia43 = Toute la campagne de l'île, par bataillons et régiments, avec l'air, la mer et le détroit.
game-sicily2 = La Sicile en profondeur : ravitaillement, aviation et chaque train, camion et bac des deux camps.
import = Ouvrir un fichier de partie
import-text = Un fichier enregistré depuis n'importe quelle partie peut être revu et étudié ici.
import-reading = Lecture du fichier, la partie est rejouée…
match-open = Aller à la table
match-watch = Regarder
match-forget = Oublier cette partie
match-your-turn = C'est à vous
match-waits = En attente : { $side }
mode-computer = Contre l'ordinateur
mode-computer-text = Il ne voit que ce que verrait un joueur à sa place.
mode-hotseat = Sur un seul écran
mode-hotseat-text = Deux personnes jouent tour à tour sur cet appareil.
mode-remote = Par le réseau
mode-remote-text = Vous recevez un lien secret pour l'adversaire.
mode-sandbox = Bac à sable
mode-sandbox-text = Jouez tous les camps, dictez les dés, changez la position.

## Set-up
setup-title = { $game } : nouvelle partie
setup-opponent = Comment voulez-vous jouer ?
setup-scenario = Scénario
setup-side = Votre camp
setup-watch = L'ordinateur joue les deux
setup-level = Force de l'ordinateur
level-time = jusqu'à { $seconds } s par décision
level-what-random = Fait n'importe quel coup permis.
level-what-recruit = Voit un pas devant et se trompe.
level-what-veteran = Pense toute sa phase.
level-what-grognard = Le plus fort joueur de la maison ; il prend son temps.
setup-options = Lectures des règles ({ $count })
setup-options-text = Là où la règle se lit de deux façons, choisissez-en une. La première est la nôtre.
setup-public = Toute personne sur ce serveur peut regarder
setup-start = Commencer
default = habituelle
cancel = Annuler

## Table
home = Accueil
loading = On déplie la carte…
failure-title = Cette table ne peut pas être ouverte
error-unknown = Le serveur a répondu par une erreur ({ $status }).
error-unreachable = Le serveur ne répond pas en ce moment.
line-connecting = Connexion en cours
line-live = Connecté
line-lost = Connexion perdue. Nouvel essai ; votre plan est conservé.
line-refused = Non admis
turn-of = Tour { $turn } sur { $turns }
turn-before = Avant le tour 1
side-panel = Ordres, journal et plus
tab-orders = Ordres
tab-log = Journal
tab-score = Points
tab-rules = Règles
tab-talk = Table
tab-sandbox = Modifier
title-your-turn = C'est à vous
banner-you = À vous de décider ({ $side })
banner-side-decides = Décision : { $side }
banner-wait = En attente : { $side }
banner-computer = L'ordinateur décide pour { $side }
banner-thinking = réfléchit
outcome-won = { $side } : victoire
outcome-draw = Partie nulle
outcome-by-points = Aux points
outcome-by-resignation = L'adversaire a abandonné
curtain-title = Passez la main : { $side }
curtain-text = Les pions du joueur suivant ne se montrent qu'à lui.
curtain-ready = { $side } : je suis là
look-as = Voir par les yeux de
look-as-decider = qui décide
look-as-all = les deux : tout découvert
overlay = Montrer sur la carte
overlay-none = Carte seule
overlay-unknown = Ce jeu n'a pas ce calque : { $name }.
overlay-not-here = pas dans ce jeu
overlay-control = Contrôle
overlay-zones = Zones de contrôle
overlay-threat = Portée ennemie
overlay-supply = Ravitaillement et contact
overlay-terrain = Terrain
overlay-contact = Contact et encerclement
overlay-in-contact = Relié à l'arrière
overlay-cut-off = Coupé
overlay-encircled = Encerclé
overlay-by-air = Ravitaillé par les aérodromes
overlay-by-sea = Ravitaillé par les ports
overlay-by-both = Ravitaillé par aérodromes et ports
overlay-unsupplied = Sans ravitaillement
overlay-both = Les deux camps
settings = Réglages
close = Fermer
add = Ajouter
remove = Retirer
copy = Copier
copied = Copié
send = Envoyer

## Board
board-label = Carte. Les flèches déplacent le curseur, Entrée choisit.
board-controls = Agrandissement
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Carte entière
minimap = Vue d'ensemble
hex-held = tenu par { $side }
hex-choose = choisir : { $verb }
piece-hidden = pion caché ({ $side })
path-price = coûte { $cost }, reste { $left }
box-reinforcements = Renforts
box-eliminated = Éliminées
box-withdrawn = Retirées
box-italy = Évacuées en Italie
box-reserve = Réserve
box-pool = Disponibles
track-turn = Tour
track-air = Points aériens
track-weather = Temps
track-supply = Ravitaillement
marker-moved = a bougé
marker-stopped = arrêtée par l'ennemi
marker-used = a combattu
marker-awaiting-contact = attend le contact
unit-steps = { $full ->
    [one] un pas
   *[other] { $steps } pas sur { $full }
}
unit-range = portée { $range }

## Orders
actions-label = Pas et retours
undo = Défaire
redo = Refaire
restart = Reprendre la phase
restart-hint = Reprend tout ce qui peut l'être dans cette phase
next-unit = Unité suivante
advice = Conseil
advice-title = L'ordinateur ferait
advice-do = Faire cela
mode-label = Ce que veut dire un clic sur la carte
key-hint = Touche { $key }
hint-unit = Choisissez sur la carte un pion lumineux.
hint-hex = Choisissez un hexagone bleu ; survolez-le pour voir le chemin et son prix.
hint-aim = Choisissez une cible cerclée de rouge.
hint-word = Choisissez un des boutons sous la carte.
hint-off-map = Choisissez une unité dans la liste ci-dessous ; elle attend à côté de la carte.
ready-title = { $count ->
    [one] Une unité peut agir
   *[other] { $count } unités peuvent agir
}
duties-title = Reste à faire
which-choice = { $hex } : lequel ?
choice-through = par { $hex }
choice-cost = pour { $cost }
choices-title = { $count ->
    [one] Un choix en liste
   *[other] Les { $count } choix en liste
}
choices-search = Chercher parmi les choix
nothing-to-do = Rien à décider pour vous maintenant.
select-stack = Prendre toute la pile
all-together = Toutes ensemble : { $choice }
off-map-title = Prêtes hors carte
confirm-title = { $verb } ?
confirm-text = Vous pouvez annuler tant que les dés ne sont pas tombés et que l'autre camp n'a rien à décider.
confirm-final = On ne peut pas revenir en arrière.
confirm-idle = { $count ->
    [one] Une unité pourrait encore agir :
   *[other] { $count } unités pourraient encore agir :
}

## Combat
combat-declare = Déclaration
combat-against = Contre { $hex }
combat-nobody = Personne encore. Ajoutez des unités ci-dessous ou sur la carte.
combat-air = { $points } aériens
combat-take-out = Retirer : { $unit }
combat-air-out = Sans aviation ({ $points })
combat-final-note = Tant qu'elle n'est pas scellée, la déclaration n'est qu'à vous et peut être défaite.
combat-result = Résultat
show-on-map = Montrer
odds-base = Rapport
odds-column = Colonne
odds-how = D'où cela vient
sum-attack = Attaque
sum-defence = Défense
sum-power = Feu
sum-vulnerability = Exposition
sum-shifts = Décalages
chances-title = Probabilité de chaque résultat
chance-outcome = Résultat
chance-share = Probabilité
no-effect = Sans effet

## Log
log-title = Journal
log-side = Camp
log-kind = Sujet
log-all-sides = Tous les camps
log-all-kinds = Tous les sujets
log-kind-dice = Dés
log-kind-sequence = Tours et phases
log-kind-combat = Combat
log-kind-movement = Mouvement
log-kind-other = Autres
log-search = Chercher dans le journal
log-hex-only = Seulement { $hex }
log-older = Montrer les lignes précédentes
since-title = Depuis votre dernière décision

## Score and luck
score-empty = Personne n'a encore marqué.
history-title = Comment cela s'est passé
luck-title = Chance
luck-side = Camp
luck-rolls = Dés
luck-actual = Points sortis
luck-expected = Attendus
luck-spread = Répartition
luck-none = Aucun dé n'est encore tombé.
luck-note = Points sortis contre la moyenne de dés justes ; si haut est bon dépend de la table.
dice-proof = Puis-je me fier aux dés ?
dice-proof-text = La graine était fixée avant le premier jet ; voici son empreinte. À la fin la graine est montrée et chaque jet peut être vérifié.
dice-secret = La graine :

## Rules
rules-search = Chercher dans les règles
rule-open = Ouvrir la règle { $rule }
rule-unknown = Cette règle n'a pas encore de texte.
rule-option = Dans cette partie : { $value }

## Table talk
seats-title = Places
seat-you = vous
seat-human = un joueur
seat-computer = Ordinateur · { $level }
seat-take = Prendre la place
seat-give = Laisser à l'ordinateur
present = à la table
absent = absent
invites-title = Invitations
invite-side = Lien secret pour { $side }
invite-watch = Lien pour les spectateurs
chat-title = Discussion
chat-empty = Personne n'a encore rien dit.
chat-say = Dire quelque chose
notes-title = Mes notes
notes-hint = Vous seul pouvez lire ceci.
notes-kept = Enregistré.
notes-waiting = Écriture …
fork = Essayer au bac à sable
export = Enregistrer
replay = Revoir
back-to-table = Retour à la table

## Replay
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-slider = Moment
replay-speed = Vitesse

## Sandbox
sandbox-title = Bac à sable
sandbox-text = Dressez une liste de changements et repartez de la position changée.
dice-dictate = Prochains dés, p. ex. 6 1
dice-set = Fixer
dice-told = Les prochains dés seront : { $values }
edit-unit = Unité
edit-at = Hexagone ou case
edit-do-place = Placer
edit-do-remove = Ôter
edit-do-steps = Fixer les pas
edit-place = { $unit } en { $at }
edit-remove = { $unit } hors de la table
edit-steps = { $unit } : { $steps } pas
edit-apply = Repartir d'ici
edit-box = ou une case…
edit-hex = Hexagone
edit-hex-hint = Cliquez sur un hexagone de la carte.
edit-clock = Tour et phase
edit-dice = Dés
edit-plan = Modifications
edit-on = oui
edit-off = non
edit-do-set = Fixer
edit-set = { $name } : { $value }{ $at }
edit-name-turn = Tour
edit-name-side = Camp qui joue
edit-name-phase = Phase
edit-name-control = Tenu par

## Settings
set-language = Langue
set-theme = Lumière
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
set-motion = Mouvement
motion-auto = Comme le système
motion-full = Complet
motion-less = Aucun
set-sound = Son quand c'est à moi
set-notices = Notification quand c'est à moi
set-numbers = Numéros d'hexagones de près
set-confirm = Demander avant de clore une phase

## Keys
keys-title = Clavier
keys-next = unité suivante ou précédente qui peut agir
keys-cursor = déplacer le curseur sur la carte
keys-enter = choisir l'hexagone sous le curseur
keys-add = ajouter à la sélection
keys-escape = tout poser
keys-end = finir la phase
keys-commit = sceller ou passer
keys-undo = défaire, refaire
keys-zoom = approcher, éloigner, carte entière
keys-pan = déplacer la carte
keys-tabs = ordres, journal, points, règles, table
keys-board = aller à la carte
keys-advice = demander conseil
keys-overlay = surcouche suivante
keys-help = cette page

## Ce que les autres ont fait, et conseils
news-moves = { $count ->
    [one] un mouvement ennemi
   *[other] { $count } mouvements ennemis
}
news-fights = { $count ->
    [one] un combat
   *[other] { $count } combats
}
news-lost = { $count ->
    [one] vous avez perdu une unité
   *[other] vous avez perdu { $count } unités
}
news-places = { $count ->
    [one] un lieu a changé de mains
   *[other] { $count } lieux ont changé de mains
}
news-points = { $count ->
    [1] { $text } point
    [-1] { $text } point
   *[other] { $text } points
}
news-fight = Combat en { $hex }
news-gone = { $unit } : éliminée
news-step = { $unit } : un pas perdu
news-forced = { $count ->
    [one] Un choix a été fait pour vous, car il n'y en avait qu'un.
   *[other] { $count } choix ont été faits pour vous, car il n'y en avait qu'un à chaque fois.
}
news-arrows = Montrer les mouvements sur la carte
advice-thinking = L'ordinateur réfléchit à votre position
advice-busy = Réflexion…

## Aims, scores, rules
aim-title = Votre but ({ $side })
aim-decides = Qui gagne ?
aim-begin = Commençons
aim-again = Vous retrouvez ceci sous Points.
score-catalogue = Tout ce qui rapporte
luck-nobody = L'arbitre
log-moves = { $side } : { $count ->
    [one] un mouvement
   *[other] { $count } mouvements
}
log-everything = Chaque pas, un à un

## Rapports contre une force cachée
combat-clash = Combat
odds-hidden = { $counters ->
    [one] Sa force est cachée : l'un quelconque de { $candidates } pions peut s'y trouver.
   *[other] { $counters } pions de force cachée s'y trouvent : { $candidates } pions sont possibles.
}
odds-cases = Ce qui peut s'y trouver
odds-own = Votre attaque : { $attack }. Colonnes possibles :
odds-worst = Pire cas
odds-likely = Probable
odds-best = Meilleur cas
odds-against = { $attack } contre { $defence }
sum-shifts-known = Décalages en tout cas

## Comment jouer
help-title = Comment jouer
help-banner = Le bandeau du haut dit qui décide et de quoi. Les étiquettes comme S-3.0 ouvrent la règle.
help-move = Cliquez sur un pion qui brille, puis sur un hexagone bleu ; en pointant, on voit le chemin et son prix. Un hexagone interdit dit pourquoi.
help-fight = Pour combattre, cliquez sur un hexagone cerclé de rouge, ajoutez unités, artillerie et points aériens, regardez les chances, puis engagez.
help-undo = Essayez : on peut annuler tant que les dés ne sont pas tombés et que l'autre camp n'a rien à décider. Le conseil interroge l'ordinateur.
help-rules = Lire les règles
end-blocked = { $count ->
    [one] Pas encore : une unité a encore un devoir dans cette phase. Elle est éclairée sur la carte et listée sous Ordres.
   *[other] Pas encore : { $count } unités ont encore un devoir dans cette phase. Elles sont éclairées sur la carte et listées sous Ordres.
}

## Chapitres des règles

chapter-how-the-game-is-refereed = Comment le jeu est arbitré
chapter-components-and-concepts = Matériel et notions
chapter-preparation = Préparation
chapter-railways = Chemins de fer
chapter-fortifications = Fortifications
chapter-naval-support = Appui naval
chapter-weather = Météo
chapter-material = Matériel
chapter-sequence-of-play = Séquence de jeu
chapter-the-air = L’air
chapter-movement = Mouvement
chapter-the-sea = La mer
chapter-combat = Combat
chapter-operations = Opérations
chapter-air-power = Puissance aérienne
chapter-end-of-the-turn = Fin du tour
chapter-losses = Pertes
chapter-special-rules = Règles spéciales
chapter-artillery = Artillerie
chapter-set-up-and-victory = Mise en place et victoire
chapter-mountain-troops = Troupes de montagne
chapter-victory = Victoire
chapter-the-table = La table
chapter-the-house = La maison
