# Frases da família somnium: sicilia e cassino.
# Os códigos de unidades e hexágonos já chegam aqui como nomes (unit-…, hex-…).

## Palavras dentro das frases

side-name = { $side ->
    [allied] Aliados
    [axis] Eixo
   *[other] { $side }
}
nation-name = { $nation ->
    [US] americanas
    [UK] britânicas
    [CA] canadenses
    [IT] italianas
    [DE] alemãs
    [FR] francesas
    [IN] indianas
    [PL] polonesas
    [NZ] neozelandesas
    [ZA] sul-africanas
   *[other] { $nation }
}
phase-name = { $phase ->
    [movement] movimentação
    [combat] combate
    [setup] preparação
   *[other] { $phase }
}
half-points = { $cost ->
    [0] nenhum ponto
    [1] ½ ponto
    [2] 1 ponto
    [3] 1½ ponto
    [4] 2 pontos
    [5] 2½ pontos
    [6] 3 pontos
    [7] 3½ pontos
    [8] 4 pontos
    [9] 4½ pontos
    [10] 5 pontos
    [11] 5½ pontos
    [12] 6 pontos
    [13] 6½ pontos
    [14] 7 pontos
    [15] 7½ pontos
    [16] 8 pontos
    [17] 8½ pontos
    [18] 9 pontos
    [19] 9½ pontos
    [20] 10 pontos
    [21] 10½ pontos
    [22] 11 pontos
    [23] 11½ pontos
    [24] 12 pontos
    [25] 12½ pontos
    [26] 13 pontos
    [27] 13½ pontos
    [28] 14 pontos
    [29] 14½ pontos
    [30] 15 pontos
    [31] 15½ pontos
    [32] 16 pontos
    [33] 16½ pontos
    [34] 17 pontos
    [35] 17½ pontos
    [36] 18 pontos
    [37] 18½ pontos
    [38] 19 pontos
    [39] 19½ pontos
    [40] 20 pontos
    [41] 20½ pontos
    [42] 21 pontos
    [43] 21½ pontos
    [44] 22 pontos
    [45] 22½ pontos
    [46] 23 pontos
    [47] 23½ pontos
    [48] 24 pontos
    [49] 24½ pontos
    [50] 25 pontos
    [51] 25½ pontos
    [52] 26 pontos
    [53] 26½ pontos
    [54] 27 pontos
    [55] 27½ pontos
    [56] 28 pontos
    [57] 28½ pontos
    [58] 29 pontos
    [59] 29½ pontos
    [60] 30 pontos
   *[other] { $cost } meios pontos
}

## Lados, fases e marcadores

side-allied = Aliados
side-axis = Eixo
phase-setup = Preparação
phase-movement = Movimentação
phase-combat = Combate
phase-over = Fim de jogo

## Ações, como nos botões

action-move = Mover
action-land = Desembarcar
action-drop = Saltar
action-evacuate = Evacuar
action-end-phase = Encerrar a fase
action-attack = Atacar
action-bombard = Bombardear
action-add-unit = Juntar ao ataque
action-add-gun = Juntar canhões
action-add-air = Juntar pontos aéreos
action-commit = Confirmar
action-support = Apoiar
action-choose-loss = Sofrer a baixa
action-choose-loss-lose-step = Perder um passo
action-choose-loss-lose-unit = Eliminar esta unidade
action-choose-loss-exchange-offer = Entregar esta unidade (eliminada)
action-choose-loss-exchange-price = Entregar esta unidade (eliminada)
action-retreat = Recuar
action-displace = Abrir lugar
action-advance = Avançar
action-pass = Nada mais
action-recover = Recuperar
action-resign = Desistir

## Turnos e fases

event-turn-began = Turno { $turn }: { $first_day } a { $last_day }.
event-air-ready = { side-name }: { $points } pontos aéreos neste turno{ $bonus ->
    [0] .
   *[other] , { $bonus } deles pelo aeródromo tomado.
}
event-phase-began = { side-name }, turno { $turn }: fase de { phase-name }.
event-phase-ended = { side-name }, turno { $turn }: fim da fase de { phase-name }.
event-duty-fixed = { side-name }: estas unidades têm de atacar: { $units }.
event-air-lapsed = { side-name }: { $points ->
    [1] perde-se um ponto aéreo não usado.
   *[other] perdem-se { $points } pontos aéreos não usados.
}
event-forced = { side-name }: só havia uma escolha, feita automaticamente.

## Movimentação

event-moved = { $unit } vai de { $origin } a { $to } ({ half-points }).
event-counter-moved = { side-name }: uma peça vai de { $origin } a { $to }.
event-landed = { $unit } desembarca em { $at } e termina em { $to } ({ half-points }).
event-counter-landed = { side-name }: uma peça desembarca em { $at } e termina em { $to }.
event-dropped = { $unit } salta sobre { $at }: { $die ->
    [0] sem dado
   *[other] dado { $die }
}, { $reduced ->
    [yes] chega em desordem, com baixas.
   *[no] chega em boa ordem.
}
event-counter-dropped = { side-name }: uma peça salta sobre { $at }: { $die ->
    [0] sem dado
   *[other] dado { $die }
}, { $reduced ->
    [yes] chega com baixas.
   *[no] chega em boa ordem.
}
event-contacted = { $unit }, em { $at }, encontrou tropas amigas e pode mover-se de novo.
event-evacuated = { $unit } embarca em { $at } para o continente.
event-withdrawn = { $unit } deixa a campanha.
event-withdrawal-delayed = { $unit } deveria sair, mas está sob cerco em { $at } e fica.
event-counter-held-back = { side-name }: { $unit } deveria sair, mas está sob cerco e fica.
event-recovered = { $unit }, em { $at }, volta à força plena.
event-place-taken = { side-name }: domínio de { place-name }.

## Combate

event-declaration-opened = Você prepara { $kind ->
    [bombardment] um bombardeio contra
   *[other] um ataque contra
} { $target }.
event-declaration-grew = Contra { $target }: mais { $unit }{ $air ->
    [0] {""}
   *[other] { $air } pontos aéreos
}.
event-attack-committed = { side-name }: ataque a { $target } com { $units }, total { $attack } (canhões: { $guns }; pontos aéreos: { $air }).
event-support-committed = { side-name }: defesa de { $target } com { $units }, total { $defence } (canhões: { $guns }; pontos aéreos: { $air }).
event-combat-rolled = Combate em { $target }: relação { $base_column }, coluna { $column } depois dos deslocamentos, dados { $dice }: { $result }.
event-bombardment-committed = { side-name }: bombardeio de { $target } (canhões: { $guns }; pontos aéreos: { $air }).
event-bombardment-rolled = Bombardeio de { $target }: valor { $value }, coluna { $base_column }, com o terreno { $column }, dados { $dice }: { $result ->
    [DI] sem efeito.
    [DB] uma unidade sofre baixa.
    [D2B] duas unidades sofrem uma baixa cada.
   *[other] { $result }.
}
event-step-lost = { $unit }, em { $at }, sofre uma baixa{ $cause ->
    [second-hex] {" "}ao romper o cerco.
    [river] {" "}ao cruzar o rio.
    [bombardment] {" "}sob bombardeio.
   *[other] .
}
event-eliminated = { $unit } perde-se em { $at }{ $cause ->
    [no-retreat] : não há para onde ir.
    [exchange] {" "}na troca.
    [encircled] {" "}no cerco.
    [second-hex] {" "}ao romper o cerco.
    [river] {" "}ao cruzar o rio.
    [bombardment] {" "}sob bombardeio.
   *[other] .
}
event-retreated = { $unit } recua de { $origin } para { $to }.
event-displaced = { $unit } abre lugar em { $origin } e vai para { $to }.
event-counter-displaced = { side-name }: uma peça abre lugar em { $origin } e vai para { $to }.
event-advanced = { $unit } avança de { $origin } para { $to }.

## Vitória

event-scored = { side-name }: { $points } { $points ->
    [one] ponto
   *[other] pontos
} ({ $reason }).
event-game-ended = A contagem: Aliados { $allied }, Eixo { $axis }. { $winner ->
    [allied] Vitória dos Aliados.
    [axis] Vitória do Eixo.
   *[other] Empate.
}
event-resigned = { side-name }: o jogador desiste.
event-city-fell = { place-name } caiu no turno { $turn } ({ $day }); na história, em { $history }{ $days_late ->
    [0] , no mesmo turno.
   *[other] : { $days_late } dias de diferença.
}
event-city-held = { place-name } não caiu; na história, caiu em { $history }.
event-losses-counted = Unidades { nation-name }: { $destroyed } destruídas, { $evacuated } evacuadas, { $withdrawn } retiradas, { $left } restantes.
event-turning-point = { side-name }: o pior turno foi o { $turn }, com { $destroyed } unidades destruídas.
event-final-score = Placar final: Aliados { $allied }, Eixo { $axis }. { $winner ->
    [allied] Os Aliados venceram.
    [axis] O Eixo venceu.
   *[other] Ninguém venceu.
}

## Opções dos dois jogos

option-odds-below-one = Atacante mais fraco que o defensor
option-odds-below-one-defender-favour = Arredondar a favor do defensor (3 contra 4 é 1-2)
option-odds-below-one-truncate-both-ways = Desprezar a fração (3 contra 4 é 1-1)
option-odds-above-nine = Relações acima de 9-1
option-odds-above-nine-clamp-then-shift = Ler como 9-1, depois deslocar
option-odds-above-nine-virtual-columns = Manter a relação real até deslocar
option-emp-advance = Avanço depois de EMP
option-emp-advance-no = Não
option-emp-advance-yes = Sim
option-hidden-strength = Força do inimigo
option-hidden-strength-hidden = Oculta até o ataque ser confirmado
option-hidden-strength-open = Aberta
option-division-bonus = Bônus de divisão
option-division-bonus-full-complement = Exige todos os elementos originais
option-division-bonus-survivors = Bastam todos os sobreviventes
option-air-support-cap = Pontos aéreos num combate terrestre
option-air-support-cap-none = Quantos restarem
option-air-support-cap-standalone-max = Não mais que num ataque aéreo

## Palavras para recusas e motivos

terrain-name = { $terrain ->
    [open] terreno aberto
    [city] cidade
    [airfield] aeródromo
    [mountain] montanha
    [river] rio
    [forest] floresta
    [marsh] pântano
    [rough] terreno acidentado
    [peak] pico
    [lake] lago
    [sea] mar
    [etna] o Etna
    [closed] terra fechada
   *[other] { $terrain }
}
class-name = { $move_class ->
    [nonmotorised] infantaria a pé
    [motorised] infantaria motorizada
    [armour] blindados
    [mountain] tropa de montanha
    [rail] artilharia ferroviária
   *[other] { $move_class }
}
box-name = { $box ->
    [reinforcements] entre os reforços
    [eliminated] entre as unidades eliminadas
    [withdrawn] fora da campanha
    [italy] na Itália
   *[other] { $box }
}
place-name = { $place ->
    [Syracuse] Siracusa
    [Catania] Catânia
    [Anzio] Ânzio
    [Rome] Roma
   *[other] { $place }
}

## Decisões

decision-movement = { side-name }: mova as suas unidades, traga reforços ou encerre a fase.
decision-combat = { side-name }: escolha um hexágono para atacar ou bombardear, ou encerre a fase.
decision-declare-attack = { side-name }: quem ataca { $target }? Junte unidades, canhões e pontos aéreos, depois confirme.
decision-declare-bombardment = { side-name }: o que bombardeia { $target }? Junte canhões ou pontos aéreos, depois confirme.
decision-support-defence = { side-name }: { $target } está sob ataque. Junte canhões e pontos aéreos à defesa, depois confirme.
decision-lose-step = { side-name }: que unidade sofre a baixa? { $units }
decision-lose-unit = { side-name }: que unidade é eliminada? { $units }
decision-exchange-offer = { side-name }: uma troca. Que unidade você entrega? { $units }
decision-exchange-price = { side-name }: a troca tem de ser paga. Que unidade você entrega? { $units }
decision-retreat = { side-name }: estas unidades têm de recuar: { $units }.
decision-displace = { side-name }: { $hex } está cheio. Quem abre lugar?
decision-advance = { side-name }: { $target } está vazio. Quem avança?

## Deveres

duties-movement = Na fase de combate que segue, estas têm de atacar
duty-attack = { $unit }, em { $at }, tem de atacar: { $targets }.
duty-attack-or-leave = { $unit }, em { $at }, tem de sair, ou terá de atacar: { $targets }.
duty-disengage = { $unit }, em { $at }, tem de sair: blindados não ficam diante de posições de montanha.
reach-contact = Para junto ao inimigo e terá de atacar.

## Motivos dos números

reason-unit-attack = { $unit } ataca com { $value }
reason-unit-defence = { $unit } defende com { $value }
reason-gun = { $unit } apoia com { $value }
reason-air = { $value ->
    [1] 1 ponto aéreo
   *[other] { $value } pontos aéreos
}
reason-terrain = { terrain-name }
reason-river = ataque através de rio
reason-encircled = o defensor está cercado
reason-division-attacks = { $division } ataca com a divisão inteira
reason-division-defends = { $division } defende com a divisão inteira
reason-naval-support = apoio naval
reason-hex-terrain = { terrain-name }
reason-road = pela estrada
reason-river-crossing = rio sem ponte
reason-disengage = romper contato
reason-vulnerable-air = { $unit } vale { $value } para a aviação
reason-vulnerable-guns = { $unit } vale { $value } para a artilharia

## Recusas

refusal-not-your-phase = Agora não: fase de { phase-name }, { side-name }.
refusal-mp-exceeded = { $unit } não chega lá: o caminho custa { half-points } ({ $steps }), mais do que a sua movimentação permite.
refusal-terrain-forbidden = { $unit } não pode entrar em { $hex }: { terrain-name } é proibido a { class-name }{ $by_road ->
    [yes] , salvo por estrada.
   *[no] .
}
refusal-stack-limit = { $hex } está cheio: cabem no máximo { $limit } unidades, já há { $present }.
refusal-zoc-stop = { $unit } tem de parar em { $hex }, ao lado do inimigo em { $enemies }.
refusal-enemy-occupied = { $hex } está ocupado pelo inimigo.
refusal-must-attack = { $units }: têm de atacar antes ou junto com as outras. Alvos: { $targets }.
refusal-must-disengage = { $units }: têm de sair primeiro; blindados não ficam diante de inimigos que estão todos em montanha.
refusal-armour-mountain = { $unit } é blindado e não pode engajar unidades em montanha a partir de ou em { $hex } ({ $enemies }).
refusal-awaiting-contact = { $unit }, em { $hex }, espera contato com tropas amigas e ainda não pode mover-se.
refusal-air-points = Você quer { $wanted } pontos aéreos, mas restam { $left }.
refusal-air-bounds = { $wanted } pontos aéreos não são permitidos aqui: no mínimo { $least }, no máximo { $most }.
refusal-out-of-range = { $unit } não pode atirar em { $hex }: distância { $distance }, alcance { $range }.
refusal-gun-used = { $unit } já atirou nesta fase.
refusal-mixed-bombardment = Canhões e aviões não podem bombardear { $hex } juntos; escolha um.
refusal-target-already-attacked = { $hex } já foi atacado pelo seu lado no turno { $turn }.
refusal-already-attacked-with = { $unit } já atacou nesta fase.
refusal-not-adjacent = { $unit } não está ao lado de { $hex }; um ataque terrestre exige uma unidade junto ao alvo.
refusal-nothing-declared = Nada está apontado contra { $hex } ainda: junte canhões ou pontos aéreos.
refusal-no-target = Não há inimigo em { $hex }.
refusal-retreat-hex = { $reason ->
    [not-retreating] { $unit } não tem de recuar.
    [terrain] { $unit } não pode recuar para { $hex }: o terreno lhe é proibido.
    [enemy] { $unit } não pode recuar para { $hex }: o inimigo está lá.
    [zone] { $unit } não pode recuar para { $hex }: está em zona inimiga.
    [trail] { $unit } não pode recuar para { $hex }: a cadeia passou por ali.
    [full] { $unit } não pode recuar para { $hex }: está cheio e ninguém pode abrir lugar.
    [one-hex] { $unit } recua um hexágono e não alcança { $hex }.
    [two-hex] { $unit } está sob cerco e tem de romper por dois hexágonos; { $hex } não é um dos seus caminhos.
    [chain] { $unit } não pode abrir lugar indo para { $hex }.
   *[other] { $unit } não pode recuar para { $hex }.
}
refusal-advance-hex = { $reason ->
    [not-advancing] { $unit } não participa deste avanço.
    [terrain] { $unit } não pode avançar para { $hex }: o terreno lhe é proibido.
    [enemy] { $unit } não pode avançar para { $hex }: o inimigo está lá.
    [closed] { $unit } não pode avançar para { $hex }: o hexágono está fechado.
    [armour-mountain] { $unit } é blindado e não pode avançar para { $hex }, junto a inimigos que estão todos em montanha.
    [walks] { $unit } avança um hexágono só, não até { $hex }.
    [zone] { $unit } tem de parar no hexágono abandonado, junto ao inimigo, e não segue para { $hex }.
    [too-far] { $hex } está longe demais para { $unit }.
    [ground] { $unit } não pode seguir para { $hex }: os dois hexágonos devem ser abertos ou cidade.
    [river] { $unit } não pode seguir para { $hex }: há um rio sem ponte no meio.
    [full] { $hex } está cheio; { $unit } fica.
   *[other] { $unit } não pode avançar para { $hex } desse modo.
}
refusal-not-a-loss = { $unit } não pode sofrer esta baixa.
refusal-hidden = Você ainda não pode saber o que há em { $hex }: a força fica oculta até um ataque ser confirmado.
refusal-no-move = Não há aonde ir: a unidade já está em { $hex }.
refusal-path-broken = O caminho se rompe em { $hex }: não leva a { $to }.
refusal-not-together = { $units } não estão juntas e não podem mover-se como uma só.
refusal-off-map = { $unit } não está no mapa: está { box-name }.
refusal-no-recovery = { $unit } não recupera nenhum passo: { $reason ->
    [axis] só as unidades aliadas se recuperam.
    [whole] não perdeu nenhum.
    [off-map] não está no mapa.
    [awaiting] ainda espera pelo contato.
    [landed] acaba de chegar.
    [engaged] está ou esteve junto do inimigo, ou combateu.
    [no-path] nenhum caminho livre do inimigo leva a um porto.
   *[by-itself] não é preciso pedir, recupera-se sozinha se ficar longe do contato.
}
refusal-no-return = { $unit } está { box-name } e não volta.
refusal-no-such-unit = Não há unidade { $units } que você possa usar aqui.
refusal-no-such-hex = Não há hexágono { $hex } neste mapa.
refusal-no-such-box = Não há caixa { $box }.
refusal-edit-hex = { $hex } não serve para isso.
refusal-edit-setting = Não há nada chamado { $name } para ajustar.
refusal-edit-value = { $name } não pode ser { $value }: vai de { $least } a { $most }.
refusal-edit-word = { $name } não pode ser { $value }; pode ser: { $known }.

## Marcadores, caixas, trilhas e resultados

marker-moved = Já moveu
marker-stopped = Parada junto ao inimigo
marker-obliged = Tem de atacar
marker-used = Já combateu
marker-awaiting-contact = Espera contato
marker-new = Desembarcou neste turno
marker-attacked-by-allied = Atacado pelos Aliados neste turno
marker-attacked-by-axis = Atacado pelo Eixo neste turno
marker-arrives-1 = Esperada a partir do turno 1
marker-arrives-2 = Esperada a partir do turno 2
marker-arrives-3 = Esperada a partir do turno 3
marker-arrives-4 = Esperada a partir do turno 4
marker-arrives-5 = Esperada a partir do turno 5
marker-arrives-6 = Esperada a partir do turno 6
marker-arrives-7 = Esperada a partir do turno 7
marker-arrives-8 = Esperada a partir do turno 8
marker-arrives-9 = Esperada a partir do turno 9
marker-arrives-10 = Esperada a partir do turno 10
marker-arrives-11 = Esperada a partir do turno 11
marker-arrives-12 = Esperada a partir do turno 12
marker-arrives-13 = Esperada a partir do turno 13
marker-arrives-14 = Esperada a partir do turno 14
marker-arrives-15 = Esperada a partir do turno 15
marker-arrives-16 = Esperada a partir do turno 16
marker-arrives-17 = Esperada a partir do turno 17
marker-arrives-18 = Esperada a partir do turno 18
marker-arrives-19 = Esperada a partir do turno 19
marker-arrives-20 = Esperada a partir do turno 20
box-reinforcements = Reforços
box-eliminated = Eliminadas
box-withdrawn = Retiradas
box-italy = Itália
box-aside = Fora de jogo
track-turn = Turno
track-air = Pontos aéreos
result-DVI-AE = a defesa resiste intacta; um atacante é eliminado, os demais recuam
result-DVB-AE = a defesa resiste com baixas; um atacante é eliminado, os demais recuam
result-DVI-ARB = a defesa resiste intacta; o ataque recua com baixas
result-DVI-ARI = a defesa resiste intacta; o ataque recua intacto
result-DVB-ARB = a defesa resiste com baixas; o ataque recua com baixas
result-DVB-ARI = a defesa resiste com baixas; o ataque recua intacto
result-DRI-AVB = a defesa recua intacta; o ataque vence com baixas
result-DRB-AVB = a defesa recua com baixas; o ataque vence com baixas
result-DRI-AVI = a defesa recua intacta; o ataque vence intacto
result-DRB-AVI = a defesa recua com baixas; o ataque vence intacto
result-DE-AVB = um defensor é eliminado, os demais recuam; o ataque vence com baixas
result-DE-AVI = um defensor é eliminado, os demais recuam; o ataque vence intacto
result-EMP = uma troca
result-IMP = um impasse
result-DI = sem efeito
result-DB = uma unidade sofre baixa
result-D2B = duas unidades sofrem uma baixa cada
