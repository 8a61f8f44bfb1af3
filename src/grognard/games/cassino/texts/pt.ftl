# Frases e nomes de cassino.

## Aqui o lado do Eixo é alemão

side-name = { $side ->
    [allied] Aliados
    [axis] Alemães
   *[other] { $side }
}
side-axis = Alemães

## Regras só deste jogo

refusal-opening-attack-first = Primeiro é preciso resolver o ataque da 36ª Divisão.
refusal-bivouac-closed = { $unit } não pode entrar em { $hex }: é a saída de um bivaque aliado.
refusal-anzio-surprise = { $unit } não pode entrar em { $hex }: a cabeça de praia de Ânzio está fechada aos alemães até o 2º turno.
refusal-anzio-limit = { $unit } não pode desembarcar em Ânzio: sem contato por terra cabem no máximo { $limit } unidades, e já há { $present }.
refusal-entry-edge = { $unit } não pode entrar no mapa nem sair dele por { $hex }.
refusal-return-too-early = { $unit } não pode voltar antes do turno { $turn }.
refusal-rail-gun-phase = { $unit } não pode ser usada na fase de combate aliada.
refusal-rail = { $unit } não pode ir por ferrovia: { $reason ->
    [not-on-rail] { $hex } não tem ferrovia.
    [engaged] está junto ao inimigo em { $hex }.
    [moved] já se moveu neste turno.
    [no-station] não há ferrovia livre onde embarcar.
    [would-engage] { $hex } fica junto ao inimigo.
    [closed] a ferrovia em { $hex } está fechada para ela.
   *[other] não se chega a { $hex } por ferrovia livre em até 30 hexágonos.
}
reason-fortification = ataque através da Linha Gustav
reason-weather = tempo ruim

## Ações, fases, caixas e marcadores

action-deploy = Colocar
action-enter = Trazer ao mapa
action-rail = Ir por ferrovia
action-leave = Sair do mapa
phase-opening = Ataque inicial
phase-attrition = Terço alemão
phase-name = { $phase ->
    [movement] movimentação
    [combat] combate
    [setup] preparação
    [opening] abertura
    [attrition] desgaste
   *[other] { $phase }
}
hex-edge = a borda do mapa
box-away = Fora do mapa
box-departed = Saídas para sempre
box-bivouac_ii = II Corpo
box-bivouac_v = V Corpo
box-bivouac_vi = VI Corpo
box-bivouac_x = X Corpo
box-bivouac_xiii = XIII Corpo
box-bivouac_cef = Corpo Expedicionário Francês
box-name = { $box ->
    [reinforcements] entre os reforços
    [eliminated] entre as eliminadas
    [withdrawn] fora da campanha
    [departed] fora para sempre
    [away] fora do mapa
    [bivouac_ii] no bivaque do II Corpo
    [bivouac_v] no bivaque do V Corpo
    [bivouac_vi] no bivaque do VI Corpo
    [bivouac_x] no bivaque do X Corpo
    [bivouac_xiii] no bivaque do XIII Corpo
    [bivouac_cef] no bivaque do Corpo Francês
   *[other] { $box }
}
track-weather = Tempo ruim
marker-attacked-by-axis = Atacado pelos alemães neste turno

## Decisões

decision-deploy = { side-name }: onde começam estas unidades? { $units }
decision-opening-attack = { side-name }: a 36ª Divisão ataca { $target }. Junte pontos aéreos, se quiser, e confirme.
decision-attrition = { side-name }: depois de meses de luta é preciso abrir mão de { $due } das suas unidades reduzidas. Qual agora? { $units }

## Acontecimentos

event-box-chosen = { side-name }: { $units } começam { box-name }.
event-deployed = { $unit } começa em { $at }.
event-counter-deployed = { side-name }: uma peça é colocada em { $at }.
event-weather-rolled = O dado do tempo mostra { $die }: { $bad ->
    [yes] tempo ruim; os pontos aéreos caem à metade e o chão pesa.
   *[no] tempo bom.
}
event-opening-attack-due = Antes de qualquer movimento, { $units } atacam { $target }.
event-bivouac-blocked = Todas as saídas estão vigiadas ou cheias: as unidades { box-name } podem entrar nesta fase pela borda leste ou sul.
event-entered = { $unit } entra por { $at } e termina em { $to } ({ half-points }).
event-counter-entered = { side-name }: uma peça entra por { $at } e termina em { $to }.
event-railed = { $unit } vai por ferrovia de { $origin } a { $to }.
event-counter-railed = { side-name }: uma peça vai por ferrovia de { $origin } a { $to }.
event-left-map = { $unit } sai do mapa em { $at }{ $turn ->
    [0] {" "}para sempre.
   *[other] {" "}e pode voltar a partir do turno { $turn }.
}
event-came-back = { $unit } está de novo à disposição, em força plena.
event-recovered = { $unit } volta à força plena.
event-game-ended = A contagem: Aliados { $allied }, Alemães { $axis }. { $winner ->
    [allied] Vitória dos Aliados.
    [axis] Vitória dos Alemães.
   *[other] Empate.
}
event-final-score = Placar final: Aliados { $allied }, Alemães { $axis }. { $winner ->
    [allied] Os Aliados venceram.
    [axis] Os Alemães venceram.
   *[other] Ninguém venceu.
}

## Outras recusas

refusal-not-due = { $unit } não chega antes do turno { $turn }.
refusal-already-here = { $unit } já está no mapa.

## O placar

score-name = { $reason ->
    [rome-fought] combate terrestre em Roma
   *[other] { $reason }
}
event-scored = { side-name }: { $points } pontos ({ score-name }).
score-rome = Roma dominada
score-monte-cassino = Monte Cassino dominado
score-valmontone = Valmontone dominada
score-cisterna = Cisterna dominada
score-anzio = Ânzio dominada
score-pescara = Pescara dominada
score-sulmona = Sulmona dominada
score-german-destroyed = { $count ->
    [1] uma unidade alemã destruída: { $names }
   *[other] { $count } unidades alemãs destruídas, { $each } pontos cada: { $names }
}
score-allied-destroyed = { $count ->
    [1] uma unidade aliada destruída: { $names }
   *[other] { $count } unidades aliadas destruídas, { $each } pontos cada: { $names }
}
score-rome-fought = Combate terrestre em Roma

## Opções

option-reduced-rounding = Metade de um valor ímpar
option-reduced-rounding-up = Arredondada para cima
option-reduced-rounding-exact-half = Metade exata (as forças em combate aparecem dobradas)
option-reduced-rounding-down = Arredondada para baixo
option-rome-control = Domínio de Roma
option-rome-control-last-occupier-both = Último a estar nos dois hexágonos
option-rome-control-physically-occupied-both = Unidades nos dois hexágonos
option-values-139-18 = Valores da 139ª e da 18ª Brigadas
option-values-139-18-as-written = 139ª 3-4-6, 18ª 4-4-6
option-values-139-18-swapped = 139ª 4-4-6, 18ª 3-4-6
option-light-division-mountain = 114ª Divisão Ligeira
option-light-division-mountain-no = Infantaria comum
option-light-division-mountain-yes = Tropa de montanha
option-bivouac-exits = Saídas dos bivaques
option-bivouac-exits-closed-to-german = Fechadas aos alemães
option-bivouac-exits-open = Abertas a todos
option-anzio-surprise = Surpresa em Ânzio
option-anzio-surprise-perimeter-closed-turn-1 = Perímetro fechado aos alemães no 1º turno
option-anzio-surprise-none = Nenhuma
option-rail-control = Uso das ferrovias
option-rail-control-any = Qualquer hexágono de ferrovia
option-rail-control-friendly-only = Só hexágonos próprios

## Unidades

unit-us-1ad-cca = Comando de Combate A americano
unit-us-1ad-ccb = Comando de Combate B americano
unit-us-1ad-ccr = Comando de Combate R americano
unit-us-3-7 = 7º de Infantaria americano
unit-us-3-15 = 15º de Infantaria americano
unit-us-3-30 = 30º de Infantaria americano
unit-us-34-133 = 133º de Infantaria americano
unit-us-34-135 = 135º de Infantaria americano
unit-us-34-168 = 168º de Infantaria americano
unit-us-36-141 = 141º de Infantaria americano
unit-us-36-142 = 142º de Infantaria americano
unit-us-36-143 = 143º de Infantaria americano
unit-us-45-157 = 157º de Infantaria americano
unit-us-45-179 = 179º de Infantaria americano
unit-us-45-180 = 180º de Infantaria americano
unit-us-85-337 = 337º de Infantaria americano
unit-us-85-338 = 338º de Infantaria americano
unit-us-85-339 = 339º de Infantaria americano
unit-us-88-349 = 349º de Infantaria americano
unit-us-88-350 = 350º de Infantaria americano
unit-us-88-351 = 351º de Infantaria americano
unit-us-fse-1 = Força de Serviços Especiais (1)
unit-us-fse-2 = Força de Serviços Especiais (2)
unit-us-2armgp = 2º Grupamento Blindado americano
unit-us-504 = 504º Paraquedista americano
unit-us-6615 = Rangers americanos (6615º)
unit-us-1108 = 1108º de Engenharia americano
unit-us-art-ii = Artilharia do II Corpo americano
unit-us-art-vi = Artilharia do VI Corpo americano
unit-us-art-5a = Artilharia do 5º Exército americano
unit-uk-1-2 = 2ª Brigada britânica
unit-uk-1-3 = 3ª Brigada britânica
unit-uk-1-24gds = 24ª Brigada de Guardas britânica
unit-uk-4-10 = 10ª Brigada britânica
unit-uk-4-12 = 12ª Brigada britânica
unit-uk-4-28 = 28ª Brigada britânica
unit-uk-5-13 = 13ª Brigada britânica
unit-uk-5-15 = 15ª Brigada britânica
unit-uk-5-17 = 17ª Brigada britânica
unit-uk-6ad-26 = 26ª Brigada Blindada britânica
unit-uk-6ad-61 = 61ª Brigada de Infantaria Motorizada britânica
unit-uk-46-128 = 128ª Brigada britânica
unit-uk-46-138 = 138ª Brigada britânica
unit-uk-46-139 = 139ª Brigada britânica
unit-uk-56-167 = 167ª Brigada britânica
unit-uk-56-168 = 168ª Brigada britânica
unit-uk-56-169 = 169ª Brigada britânica
unit-uk-78-11 = 11ª Brigada britânica
unit-uk-78-36 = 36ª Brigada britânica
unit-uk-78-38 = 38ª Brigada britânica
unit-uk-2para = 2ª Brigada Paraquedista britânica
unit-uk-2cdo = 2ª Brigada de Commandos britânica
unit-uk-18 = 18ª Brigada britânica
unit-uk-7arm = 7ª Brigada Blindada britânica
unit-uk-25tank = 25ª Brigada de Tanques britânica
unit-uk-art-v = Artilharia do V Corpo britânico
unit-uk-art-x = Artilharia do X Corpo britânico
unit-uk-art-xiii = Artilharia do XIII Corpo britânico
unit-uk-art-8a = Artilharia do 8º Exército britânico
unit-fr-art-cef = Artilharia do Corpo Expedicionário Francês
unit-fr-1mot-1bde = 1ª Brigada Motorizada francesa
unit-fr-1mot-2bde = 2ª Brigada Motorizada francesa
unit-fr-1mot-4bde = 4ª Brigada Motorizada francesa
unit-fr-2m-4rtm = 4º de Atiradores Marroquinos
unit-fr-2m-5rtm = 5º de Atiradores Marroquinos
unit-fr-2m-8rtm = 8º de Atiradores Marroquinos
unit-fr-3a-3rta = 3º de Atiradores Argelinos
unit-fr-3a-4rtt = 4º de Atiradores Tunisianos
unit-fr-3a-7rta = 7º de Atiradores Argelinos
unit-fr-4mm-1rtm = 1º de Atiradores Marroquinos
unit-fr-4mm-2rtm = 2º de Atiradores Marroquinos
unit-fr-4mm-6rtm = 6º de Atiradores Marroquinos
unit-fr-rm-1 = 1º Regimento de Montanha francês (tabores)
unit-fr-rm-3 = 3º Regimento de Montanha francês (tabores)
unit-fr-rm-4 = 4º Regimento de Montanha francês (tabores)
unit-ca-1-1 = 1ª Brigada canadense
unit-ca-1-2 = 2ª Brigada canadense
unit-ca-1-3 = 3ª Brigada canadense
unit-ca-5ad-5 = 5ª Brigada Blindada canadense
unit-ca-5ad-11 = 11ª Brigada Motorizada canadense
unit-ca-1arm = 1ª Brigada Blindada canadense
unit-ca-art-i = Artilharia do I Corpo canadense
unit-za-11 = 11ª Brigada Blindada sul-africana
unit-za-12 = 12ª Brigada Motorizada sul-africana
unit-in-4-5 = 5ª Brigada indiana
unit-in-4-7 = 7ª Brigada indiana
unit-in-4-11 = 11ª Brigada indiana
unit-in-8-17 = 17ª Brigada indiana
unit-in-8-19 = 19ª Brigada indiana
unit-in-8-21 = 21ª Brigada indiana
unit-pl-3-1 = 1ª Brigada polonesa
unit-pl-3-2 = 2ª Brigada polonesa
unit-pl-5-5 = 5ª Brigada polonesa
unit-pl-5-6 = 6ª Brigada polonesa
unit-pl-2arm = 2ª Brigada Blindada polonesa
unit-pl-art = Artilharia do Corpo polonês
unit-nz-2-4arm = 4ª Brigada Blindada neozelandesa
unit-nz-2-5 = 5ª Brigada neozelandesa
unit-nz-2-6 = 6ª Brigada neozelandesa
unit-it-68 = 68º de Infantaria italiano
unit-it-bers-4 = 4º Bersaglieri italiano
unit-it-sanmarco = Fuzileiros San Marco italianos
unit-de-1fj-1 = 1º Paraquedista alemão
unit-de-1fj-3 = 3º Paraquedista alemão
unit-de-1fj-4 = 4º Paraquedista alemão
unit-de-3pg-8 = 8º Panzergrenadier alemão
unit-de-3pg-29 = 29º Panzergrenadier alemão
unit-de-4fj-10 = 10º Paraquedista alemão
unit-de-4fj-11 = 11º Paraquedista alemão
unit-de-4fj-12 = 12º Paraquedista alemão
unit-de-5gd-85 = 85º de Montanha alemão
unit-de-5gd-100 = 100º de Montanha alemão
unit-de-15pg-104 = 104º Panzergrenadier alemão
unit-de-15pg-115 = 115º Panzergrenadier alemão
unit-de-26pz-26 = 26º Panzer alemão
unit-de-26pz-9 = 9º Panzergrenadier alemão
unit-de-26pz-67 = 67º Panzergrenadier alemão
unit-de-29pg-15 = 15º Panzergrenadier alemão
unit-de-29pg-71 = 71º Panzergrenadier alemão
unit-de-44-131 = 131º de Infantaria alemão
unit-de-44-132 = 132º de Infantaria alemão
unit-de-44-hd = Regimento Hoch- und Deutschmeister alemão
unit-de-65-145 = 145º de Infantaria alemão
unit-de-65-146 = 146º de Infantaria alemão
unit-de-65-147 = 147º de Infantaria alemão
unit-de-35ss = 35º Panzergrenadier SS alemão
unit-de-71-191 = 191º de Infantaria alemão
unit-de-71-194 = 194º de Infantaria alemão
unit-de-71-211 = 211º de Infantaria alemão
unit-de-90pg-200 = 200º Panzergrenadier alemão
unit-de-90pg-361 = 361º Panzergrenadier alemão
unit-de-92-1059 = 1059º de Infantaria alemão
unit-de-92-1060 = 1060º de Infantaria alemão
unit-de-94-267 = 267º de Infantaria alemão
unit-de-94-274 = 274º de Infantaria alemão
unit-de-94-276 = 276º de Infantaria alemão
unit-de-114-721 = 721º de Infantaria alemão
unit-de-114-741 = 741º de Infantaria alemão
unit-de-305-576 = 576º de Infantaria alemão
unit-de-305-577 = 577º de Infantaria alemão
unit-de-305-578 = 578º de Infantaria alemão
unit-de-334-754 = 754º de Infantaria alemão
unit-de-334-755 = 755º de Infantaria alemão
unit-de-334-756 = 756º de Infantaria alemão
unit-de-362-955 = 955º de Infantaria alemão
unit-de-362-956 = 956º de Infantaria alemão
unit-de-715-725 = 725º de Infantaria alemão
unit-de-715-735 = 735º de Infantaria alemão
unit-de-art-10a = Artilharia do 10º Exército alemão
unit-de-art-14a = Artilharia do 14º Exército alemão
unit-de-hg-pz = Regimento Panzer Hermann Göring
unit-de-hg-1pzgr = 1º Panzergrenadier Hermann Göring
unit-de-hg-2pzgr = 2º Panzergrenadier Hermann Göring
unit-de-lehr = Regimento Lehr alemão
unit-de-1027 = 1027º Motorizado alemão
unit-de-1028 = 1028º Motorizado alemão
unit-de-bode = Regimento Bode alemão
unit-de-508 = 508º Batalhão Panzer alemão
unit-de-art-1fj = Artilharia do I Corpo Paraquedista alemão
unit-de-art-li = Artilharia do LI Corpo alemão
unit-de-art-xiv = Artilharia do XIV Corpo Panzer alemão
unit-de-art-lxxvi = Artilharia do LXXVI Corpo Panzer alemão
unit-de-neb5 = 5ª Brigada Nebelwerfer alemã
unit-de-rail725 = 725º de Artilharia Ferroviária alemão

## Lugares

hex-0211 = Roma (0211)
hex-0212 = Roma (0212)
hex-0420 = Ânzio
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

## De que se trata

aim-winner = Depois do 20º turno contam-se os pontos. Vence o maior total; totais iguais são empate.
    .rule = C-VP-W
aim-allied = Você tem vinte semanas para romper a Linha Gustav, unir-se à cabeça de praia de Anzio e tomar Roma.
    .rule = C-14.2
aim-allied-1 = Roma vale 100 pontos se os dois hexágonos forem seus no fim, Monte Cassino 50, Valmontone 30, Cisterna 20.
    .rule = C-VP-A1
aim-allied-2 = Cada unidade alemã eliminada vale 2 pontos; cada unidade que você perde dá 5 aos alemães. Ataque com a artilharia e a aviação por trás.
    .rule = C-VP-A5
aim-allied-3 = Quem termina o movimento ao lado do inimigo em geral tem de atacar. Onde as montanhas são mais fortes, procure o contorno.
    .rule = S/C-R25
aim-axis = Você sustenta a linha de mar a mar. Conserve Roma e Monte Cassino até o fim e cobre caro cada passo dos Aliados.
    .rule = C-14.2
aim-axis-1 = No fim Roma vale 50 pontos, Monte Cassino 40, Anzio, Pescara e Valmontone 30 cada, Cisterna e Sulmona 20 cada, se estiverem em suas mãos.
    .rule = C-VP-G1
aim-axis-2 = Cada unidade aliada destruída vale 5 pontos. Mas um terço das suas unidades reduzidas se perde no fim: não deixe que todas sangrem.
    .rule = C-14.2a
aim-axis-3 = Não lute em Roma: um único combate terrestre contra ela custa 40 pontos.
    .rule = C-VP-G9
