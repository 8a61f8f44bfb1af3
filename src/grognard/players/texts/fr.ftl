# Pourquoi un joueur artificiel agit ainsi. Les valeurs sont des centièmes de point de victoire,
# sauf là où la phrase compte des points aériens ou des pièces d'artillerie.

about-points = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}

reason-attack-pays = l'attaque de { $hex } devrait rapporter { about-points }
reason-attack-duty = les unités voisines de { $hex } doivent attaquer ; c'est ce qui coûte le moins
reason-air-helps =
    { $value ->
        [one] un point aérien sur { $hex } est rentable
       *[other] { $value } points aériens sur { $hex } sont rentables
    }
reason-guns-help =
    { $value ->
        [one] une artillerie atteint { $hex }
       *[other] { $value } artilleries atteignent { $hex }
    }
reason-bombard = le bombardement de { $hex } devrait coûter à l'ennemi { about-points }
reason-support =
    { $value ->
        [0] { $hex } ne reçoit pas d'avions : cela changerait trop peu
        [one] un point aérien aide { $hex } à tenir
       *[other] { $value } points aériens aident { $hex } à tenir
    }
reason-nothing-pays = aucune autre attaque n'est rentable
reason-spare-the-rest = une seule unité suffit à sacrifier
reason-can-be-spared = { $unit } est celle dont on se passe le mieux
reason-falls-back = { $hex } est l'hexagone le plus sûr pour reculer
reason-off-the-map = tout repli sur la carte serait pire que d'en sortir
reason-follows-up = { $hex } est une meilleure position
reason-stays-put = les hexagones de départ valent mieux que celui qui a été pris
reason-better-there = se tenir en { $hex } vaut { about-points } de plus que rester
reason-holds-place = { $hex } doit être tenu ou pris
reason-lies-open = { $hex } est sans défense et vaut { about-points }
reason-marches-on = en marche vers { $hex }, où personne d'autre n'est proche
reason-relieves = quelqu'un doit prendre contact avec l'unité en { $hex }
reason-garrison-stays = { $hex } doit avoir sa garnison
reason-holds-front = { $hex } fait partie du front
reason-evacuate = partir épargne { about-points }
reason-must-leave = les chars ne peuvent rester près d'ennemis en montagne
reason-phase-done = chacun est à sa place
reason-assault = part d'un assaut sur { $hex } qui devrait rapporter { about-points }
reason-manner-usual = le plan habituel a donné le meilleur résultat parmi { $value } essayés
reason-manner-bold = un plan audacieux a donné le meilleur résultat parmi { $value } essayés
reason-manner-wary = un plan prudent a donné le meilleur résultat parmi { $value } essayés
reason-manner-hunting = un plan qui traque l'ennemi a donné le meilleur résultat parmi { $value } essayés
reason-manner-striving = un plan qui vise les objectifs a donné le meilleur résultat parmi { $value } essayés
reason-manner-clinging = un plan qui garde les forces groupées a donné le meilleur résultat parmi { $value } essayés
reason-arrives = les renforts arrivent en { $hex }
reason-breaks-off = le combat est rompu : il coûterait plus qu'il ne rapporte
reason-creeps-away = { $hex } est hors de portée de l'ennemi
reason-drops-there = { $unit } saute au-dessus de { $hex }
reason-fights-on = le combat continue : il promet encore plus qu'il ne coûte
reason-garrison = { $unit } garde { $hex }
reason-gives-way = céder coûte moins que tenir
reason-lands-there = { $unit } débarque en { $hex }
reason-lets-begin = rien n'est assez urgent pour miser
reason-most-urgent = { $formation } a le plus à faire maintenant
reason-most-wanted = { $unit } est celle qui manque le plus
reason-off-the-beach = { $hex } est la meilleure sortie de la plage
reason-overruns = { $hex } peut être submergé en marchant
reason-proved-setup = un dispositif qui a fait ses preuves
reason-regroups = { $unit } se regroupe
reason-spares-elite = le bonus vaudra davantage plus tard
reason-stands = ces unités sont celles qui tiennent le mieux
reason-sweep = un ratissage de { $hex } qui devrait rapporter { about-points }
reason-uses-elite = le bonus aide le plus ici

highlight-target = cible
highlight-defended = défendu
highlight-retreat = repli
highlight-advance = avance
highlight-goal = but
highlight-assault = position d'assaut
