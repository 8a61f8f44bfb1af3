cli-winner = Vainqueur : { $side }
cli-draw = Partie nulle : personne n’a gagné.
cli-not-over = La partie n’est pas finie.
cli-taken-back = repris
cli-hand-over = { $side } : prenez le clavier et appuyez sur Entrée
cli-written = Écrit dans { $file }.
cli-no-duties = Il ne reste rien à faire.
cli-no-rule = La règle { $id } n’existe pas. Proches : { $similar }.
cli-no-unit = Vous ne voyez aucune unité { $id }.
cli-save-where = Dans quel fichier enregistrer ?
cli-odds-how = Écrivez : odds UNITÉ,UNITÉ CIBLE
cli-choose = Choisissez un nombre de 1 à { $most }, ou tapez help.
cli-no-target = Le numéro { $number } ne prend pas de cible.
cli-which-target = Le numéro { $number } demande l’un de : { $known }
cli-more = et { $count } de plus
cli-hidden = pion caché
cli-reduced = réduite
cli-column = colonne
cli-choices =
    { $count ->
        [one] une action légale
       *[other] { $count } actions légales
    }
cli-legal = légal
cli-not-legal = illégal
cli-attack = attaque
cli-defence = défense
cli-shifts = décalages
cli-can-reach = { $unit } peut atteindre (il reste { $points } points)
cli-hex = hexagone
cli-cost = coût
cli-may-stop = peut s’arrêter
cli-way = chemin
cli-yes = oui
cli-no = non
cli-help =
    { "  " }3              choisit le numéro 3 de la liste
    { "  " }3 2118         choisit le numéro 3 avec la cible 2118
    { "  " }move … to=2118 toute action en toutes lettres : son verbe et ses champs
    { "  " }list [MOT]     les choix légaux, tous ou ceux qui contiennent ce mot
    { "  " }list 3         le numéro 3 avec toutes ses cibles
    { "  " }view           la table comme vous la voyez
    { "  " }duties         ce qui reste à faire dans cette phase
    { "  " }score          le décompte des points
    { "  " }reach UNITÉ    où une unité peut aller, avec les coûts
    { "  " }odds UNITÉS CIBLE   colonne, modificateurs et chances (unités séparées par des virgules)
    { "  " }rule ID        ce que dit une règle
    { "  " }log            ce qui s’est passé
    { "  " }undo, redo     reprend votre dernière action, ou la répète
    { "  " }restart        reprend tout ce qui peut l’être dans cette phase
    { "  " }save FICHIER   écrit la partie dans un fichier
    { "  " }quit           quitte la table
