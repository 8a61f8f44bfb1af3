# Frasi e nomi di sicilia.

## Regole solo di questo gioco

refusal-port-not-available = { $unit } non può sbarcare a { $hex }: { $reason ->
    [not-listed] non è un porto dell’elenco.
    [control] il porto è in mano nemica.
    [zone] il porto è in zona nemica.
    [scheduled] il suo porto è libero e va usato.
    [drop-open] il suo esagono di lancio è libero, quindi si lancia.
   *[other] il porto non si può usare.
}
refusal-commando-target = { $unit } non possono sbarcare a { $hex }: { $reason ->
    [sea] non c’è terra.
    [messina] Messina è troppo forte.
    [not-a-city] non è una città.
    [inland] non è sulla costa.
    [enemy] c’è il nemico.
    [too-early] vengono dal turno 2 in poi.
    [moves-on] non proseguono nello stesso movimento.
   *[other] non serve.
}
refusal-drop-hex = { $unit } non può lanciarsi su { $hex }: { $reason ->
    [scheduled] il suo esagono di lancio è un altro.
    [mountain] nessuno si lancia in montagna.
    [messina] Messina è troppo forte.
    [enemy] c’è il nemico.
    [zone] è in zona nemica.
    [sea] c’è solo mare.
    [etna] c’è solo l’Etna.
    [closed] quella terra è chiusa.
    [not-airborne] l’unità non si lancia.
    [too-early] viene dal turno 2 in poi.
   *[other] non serve.
}
refusal-evac-not-messina = { $unit } non può partire ora: { $reason ->
    [landed-this-turn] è appena sbarcata a { $hex }.
   *[other] può partire solo da { $hex }, e non la raggiunge.
}
refusal-allied-no-exit = { $unit } resta: nessuna unità alleata lascia l’isola di sua volontà.
refusal-not-due = { $unit } non arriva prima del turno { $turn }.
refusal-already-here = { $unit } è già sull’isola.

score-name = { $reason ->
    [syracuse] Siracusa presa al turno 1
    [palermo] Palermo tenuta
   *[other] { $reason }
}
event-scored = { side-name }: { $points } { $points ->
    [one] punto
   *[other] punti
} ({ score-name }).
score-italian-destroyed = { $count ->
    [1] un'unità italiana distrutta: { $names }
   *[other] { $count } unità italiane distrutte, { $each } punto ciascuna: { $names }
}
score-german-destroyed = { $count ->
    [1] un'unità tedesca distrutta: { $names }
   *[other] { $count } unità tedesche distrutte, { $each } punti ciascuna: { $names }
}
score-reserve-unused = { $count ->
    [1] un'unità della riserva non usata: { $names }
   *[other] { $count } unità della riserva non usate, { $each } punti ciascuna: { $names }
}
score-syracuse = Siracusa presa al turno 1
score-palermo = Palermo tenuta alla fine di { $turns } turni
score-catania = Catania tenuta
score-messina = Messina tenuta
score-island-cleared = Nessuna unità dell’Asse resta sull’isola
score-allied-destroyed = { $count ->
    [1] un'unità alleata distrutta: { $names }
   *[other] { $count } unità alleate distrutte, { $each } punti ciascuna: { $names }
}
score-german-evacuated = { $count ->
    [1] un'unità tedesca evacuata: { $names }
   *[other] { $count } unità tedesche evacuate, { $each } punti ciascuna: { $names }
}
score-italian-evacuated = { $count ->
    [1] un'unità italiana evacuata: { $names }
   *[other] { $count } unità italiane evacuate, { $each } punto ciascuna: { $names }
}
score-axis-full-strength = { $count ->
    [1] un'unità dell’Asse intatta sull’isola: { $names }
   *[other] { $count } unità dell’Asse intatte sull’isola, { $each } punti ciascuna: { $names }
}

## Opzioni

option-mountain-motorised-infantry = Fanteria motorizzata in montagna
option-mountain-motorised-infantry-cost3 = Può entrare per 3 punti
option-mountain-motorised-infantry-forbidden = Vietata fuori strada
option-bombardment-table = Tabella di bombardamento
option-bombardment-table-printed = Quella stampata (1-10, 11-20, 21-30, 31-36, 37+)
option-bombardment-table-width18 = Colonne di 18 (1-18, 19-36, 37-54, 55-72, 73+)
option-ponte-olivo-bonus = Bonus aereo di Ponte Olivo
option-ponte-olivo-bonus-permanent = Permanente dopo la presa
option-ponte-olivo-bonus-while-controlled = Solo finché è tenuto
option-alternate-port = Quando il porto previsto è perduto
option-alternate-port-any-listed = Qualunque porto utilizzabile
option-alternate-port-nearest = Il porto utilizzabile più vicino
option-blackshirt-steps = Passi delle Camicie Nere
option-blackshirt-steps-1 = Uno
option-blackshirt-steps-2 = Due

## Unità

unit-us-1-16 = 16º Fanteria americano
unit-us-1-18 = 18º Fanteria americano
unit-us-1-26 = 26º Fanteria americano
unit-us-3-7 = 7º Fanteria americano
unit-us-3-15 = 15º Fanteria americano
unit-us-3-30 = 30º Fanteria americano
unit-us-9-39 = 39º Fanteria americano
unit-us-9-47 = 47º Fanteria americano
unit-us-9-60 = 60º Fanteria americano
unit-us-45-157 = 157º Fanteria americano
unit-us-45-179 = 179º Fanteria americano
unit-us-45-180 = 180º Fanteria americano
unit-us-rangers = Ranger americani
unit-us-82-504 = 504º Paracadutisti americano
unit-us-82-505 = 505º Paracadutisti americano
unit-us-82-325 = 325º Alianti americano
unit-us-2ad-cca = Combat Command A americano
unit-us-2ad-ccb = Combat Command B americano
unit-us-2ad-ccr = Combat Command R americano
unit-us-art-ii = Artiglieria del II Corpo americano
unit-us-art-prov = Artiglieria del Corpo Provvisorio americano
unit-us-art-7a = Artiglieria della 7ª Armata americana
unit-uk-5-13 = 13ª Brigata britannica
unit-uk-5-15 = 15ª Brigata britannica
unit-uk-5-17 = 17ª Brigata britannica
unit-uk-50-69 = 69ª Brigata britannica
unit-uk-50-151 = 151ª Brigata britannica
unit-uk-50-168 = 168ª Brigata britannica
unit-uk-51-152 = 152ª Brigata britannica
unit-uk-51-153 = 153ª Brigata britannica
unit-uk-51-154 = 154ª Brigata britannica
unit-uk-78-11 = 11ª Brigata britannica
unit-uk-78-36 = 36ª Brigata britannica
unit-uk-78-38 = 38ª Brigata britannica
unit-uk-231 = 231ª Brigata britannica
unit-uk-1abn-1para = 1ª Brigata Paracadutisti britannica
unit-uk-1abn-2para = 2ª Brigata Paracadutisti britannica
unit-uk-1abn-1al = 1ª Brigata Alianti britannica
unit-uk-4arm = 4ª Brigata Corazzata britannica
unit-uk-23arm = 23ª Brigata Corazzata britannica
unit-uk-cdo = Commando britannici
unit-uk-art-xiii = Artiglieria del XIII Corpo britannico
unit-uk-art-xxx = Artiglieria del XXX Corpo britannico
unit-uk-art-8a = Artiglieria della 8ª Armata britannica
unit-ca-1-1 = 1ª Brigata canadese
unit-ca-1-2 = 2ª Brigata canadese
unit-ca-1-3 = 3ª Brigata canadese
unit-ca-1tank = 1ª Brigata Carri canadese
unit-de-1fj-3 = 3º Paracadutisti tedesco
unit-de-1fj-4 = 4º Paracadutisti tedesco
unit-de-hg-conrath-pz = Kampfgruppe Conrath (carri)
unit-de-hg-conrath-pg = Kampfgruppe Conrath (fanteria)
unit-de-hg-schmalz = Kampfgruppe Schmalz
unit-de-15pg-104 = 104º Panzergrenadier tedesco
unit-de-15pg-115 = 115º Panzergrenadier tedesco
unit-de-15pg-129 = 129º Panzergrenadier tedesco
unit-de-29pg-15 = 15º Panzergrenadier tedesco
unit-de-29pg-71 = 71º Panzergrenadier tedesco
unit-de-neapel = Kampfgruppe Neapel
unit-de-art-xiv = Artiglieria del XIV Corpo Panzer tedesco
unit-it-assietta-29 = 29º Fanteria italiano (Assietta)
unit-it-assietta-30 = 30º Fanteria italiano (Assietta)
unit-it-aosta-5 = 5º Fanteria italiano (Aosta)
unit-it-aosta-6 = 6º Fanteria italiano (Aosta)
unit-it-napoli-75 = 75º Fanteria italiano (Napoli)
unit-it-napoli-76 = 76º Fanteria italiano (Napoli)
unit-it-livorno-33 = 33º Motorizzato italiano (Livorno)
unit-it-livorno-34 = 34º Motorizzato italiano (Livorno)
unit-it-bers-10 = 10º Bersaglieri italiano
unit-it-bers-177 = 177º Bersaglieri italiano
unit-it-cn-17 = 17ª Legione Camicie Nere
unit-it-cn-171 = 171ª Legione Camicie Nere
unit-it-cn-173 = 173ª Legione Camicie Nere
unit-it-185 = 185º Paracadutisti italiano
unit-it-art-6a = Artiglieria della 6ª Armata italiana
unit-it-art-xii = Artiglieria del XII Corpo italiano
unit-it-art-xvi = Artiglieria del XVI Corpo italiano

## Luoghi

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
hex-3718 = Siracusa
hex-3903 = Messina

## Di che cosa si tratta

aim-winner = Dopo tredici turni si contano i punti. Vince il totale più alto; totali uguali sono un pareggio.
    .rule = S-VP-W
aim-allied = Comandi le due armate che sbarcano in Sicilia. Prendi l'isola, le città e le unità dell'Asse prima che fuggano oltre lo stretto.
    .rule = S-10.2
aim-allied-1 = Ogni unità tedesca distrutta vale 5 punti, ogni italiana 1: accerchiale invece di respingerle soltanto.
    .rule = S-VP-A2
aim-allied-2 = Le città rendono: Siracusa al turno 1 dà 5 punti, Palermo 1 a turno, Catania 10 e Messina 15 alla fine.
    .rule = S-R15
aim-allied-3 = Chi finisce il movimento accanto al nemico di solito deve attaccare: porta più unità, con artiglieria e aviazione. Ogni unità perduta dà 5 punti all'Asse.
    .rule = S-VP-X1
aim-axis = Difendi la Sicilia con poche truppe. Ritarda gli Alleati, infliggi perdite e porta a casa le tue unità da Messina prima che la porta si chiuda.
    .rule = S-10.2
aim-axis-1 = Ogni unità tedesca che parte da Messina vale 5 punti, ogni italiana 1. Quelle che vengono prese ne danno altrettanti agli Alleati.
    .rule = S-VP-X2
aim-axis-2 = Ogni unità alleata distrutta vale 5 punti, e così ogni tua unità che alla fine è ancora sull'isola a piena forza.
    .rule = S-VP-X4
aim-axis-3 = Chi finisce il movimento accanto al nemico di solito deve attaccare. Resta dietro i fiumi e sui monti, a un esagono di distanza, e lascia che vengano.
    .rule = S/C-R25

action-evacuate = Evacua da Messina, per punti
