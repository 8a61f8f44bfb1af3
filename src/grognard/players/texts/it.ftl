# Perché un giocatore artificiale fa ciò che fa. I valori sono centesimi di punto vittoria, salvo
# dove la frase conta punti aerei o artiglierie.

about-points = { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}

reason-attack-pays = l'attacco a { $hex } dovrebbe rendere { about-points }
reason-attack-duty = le unità accanto a { $hex } devono attaccare; così costa meno
reason-air-helps =
    { $value ->
        [one] un punto aereo su { $hex } si ripaga
       *[other] { $value } punti aerei su { $hex } si ripagano
    }
reason-guns-help =
    { $value ->
        [one] un'artiglieria arriva a { $hex }
       *[other] { $value } artiglierie arrivano a { $hex }
    }
reason-bombard = il bombardamento di { $hex } dovrebbe costare al nemico { about-points }
reason-support =
    { $value ->
        [0] { $hex } non riceve aerei: cambierebbe troppo poco
        [one] un punto aereo aiuta { $hex } a resistere
       *[other] { $value } punti aerei aiutano { $hex } a resistere
    }
reason-nothing-pays = nessun altro attacco conviene
reason-spare-the-rest = basta sacrificare un'unità
reason-can-be-spared = { $unit } è quella che manca di meno
reason-falls-back = { $hex } è l'esagono più sicuro per ripiegare
reason-off-the-map = ogni ritirata sulla mappa è peggio che uscirne
reason-follows-up = { $hex } è una posizione migliore
reason-stays-put = gli esagoni di partenza sono migliori di quello conquistato
reason-better-there = stare a { $hex } vale { about-points } più che restare
reason-holds-place = { $hex } va tenuto o preso
reason-lies-open = { $hex } è sguarnito e vale { about-points }
reason-marches-on = in marcia verso { $hex }, dove non c'è nessun altro vicino
reason-relieves = qualcuno deve prendere contatto con l'unità in { $hex }
reason-garrison-stays = { $hex } deve avere la sua guarnigione
reason-holds-front = { $hex } fa parte del fronte
reason-evacuate = partire risparmia { about-points }
reason-must-leave = i carri non possono restare accanto a nemici in montagna
reason-phase-done = tutti sono al loro posto
reason-assault = parte di un assalto a { $hex } che dovrebbe rendere { about-points }
reason-manner-usual = il piano consueto ha dato il risultato migliore fra { $value } provati
reason-manner-bold = un piano audace ha dato il risultato migliore fra { $value } provati
reason-manner-wary = un piano prudente ha dato il risultato migliore fra { $value } provati
reason-manner-hunting = un piano che dà la caccia al nemico ha dato il risultato migliore fra { $value } provati
reason-manner-striving = un piano che punta agli obiettivi ha dato il risultato migliore fra { $value } provati
reason-manner-clinging = un piano che tiene unite le forze ha dato il risultato migliore fra { $value } provati
reason-arrives = i rinforzi entrano in { $hex }
reason-breaks-off = il combattimento si interrompe: costerebbe più di quanto rende
reason-creeps-away = { $hex } è fuori dalla portata del nemico
reason-drops-there = { $unit } si lancia su { $hex }
reason-fights-on = il combattimento continua: promette ancora più di quanto costa
reason-garrison = { $unit } presidia { $hex }
reason-gives-way = cedere costa meno che resistere
reason-lands-there = { $unit } sbarca in { $hex }
reason-lets-begin = nulla è abbastanza urgente da puntarci
reason-most-urgent = { $formation } è chi ha più da fare adesso
reason-most-wanted = { $unit } è quella che manca di più
reason-off-the-beach = { $hex } è la migliore uscita dalla spiaggia
reason-overruns = { $hex } può essere travolto durante la marcia
reason-proved-setup = uno schieramento già collaudato
reason-regroups = { $unit } si riordina
reason-spares-elite = il bonus vale di più in seguito
reason-stands = queste unità sono quelle che resistono meglio
reason-sweep = un rastrellamento di { $hex } che dovrebbe rendere { about-points }
reason-uses-elite = il bonus serve di più qui

highlight-target = bersaglio
highlight-defended = difeso
highlight-retreat = ripiegamento
highlight-advance = avanzata
highlight-goal = meta
highlight-assault = posizione d'assalto
