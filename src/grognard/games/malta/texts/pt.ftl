# Frases e nomes de malta. As siglas de unidades, Formações e hexágonos chegam aqui já como nomes
# (unit-…, hex-…).

## Palavras dentro das frases

side-name = { $side ->
    [axis] Eixo
    [british] Britânicos
   *[other] { $side }
}
kind-name = { $kind ->
    [air] aérea
    [naval] naval
    [offensive] de artilharia
    [defensive] defensiva
    [sea] naval
   *[other] { $kind }
}
a-mission = { $kind ->
    [air] Uma missão aérea
    [naval] Uma missão naval
    [offensive] Uma missão de artilharia
    [defensive] Uma missão defensiva
    [sea] Uma missão naval
   *[other] Uma missão
}
terrain-name = { $terrain ->
    [plain] planície
    [terraced] terraços
    [hill] colina
    [city] cidade
    [sea] mar
    [mined_sea] mar minado
    [village] aldeia
    [town] vila
    [port] porto
    [airfield] aeródromo
    [rubble] escombros
    [escarpment] escarpa
    [victoria_line] a Linha Vitória
    [road] estrada
   *[other] { $terrain }
}
level-name = { $level ->
    [british-overwhelming] vitória britânica esmagadora
    [british-minor] vitória britânica menor
    [draw] empate
    [axis-minor] vitória menor do Eixo
    [axis-overwhelming] vitória esmagadora do Eixo
   *[other] { $level }
}
box-name = { $box ->
    [pool] ainda fora do mapa
    [eliminated] eliminada
    [aside] fora desta partida
   *[other] { $box }
}
use-name = { $use ->
    [elite] tropas de elite
    [engineers] sapadores
   *[none] nem elite nem sapadores
}

## Lados e fases

side-axis = Eixo
side-british = Britânicos
phase-setup = Preparação
phase-air-bombardment = Bombardeio aéreo
phase-airdrops = Saltos
phase-naval-bombardment = Bombardeio naval
phase-landings = Desembarques
phase-activation = Ativação
phase-movement = Movimento
phase-declaration = Declaração de ataques
phase-recovery = Reorganização
phase-bombardment = Bombardeio
phase-defensive-bombardment = Bombardeio defensivo
phase-combat = Combate
phase-end = Fim do turno
phase-over = Fim da partida

## Ações, como os botões as chamam

action-place = Posicionar
action-auto-setup = Posicione o resto por mim
action-assign = Enviar uma missão
action-plan-drop = Saltar aqui
action-plan-landing = Desembarcar aqui
action-order = O próximo
action-choose-sea = Escolher o hexágono de mar
action-done = Pronto
action-disperse = Dispersar
action-come-ashore = Chegar à praia
action-enter = Entrar primeiro
action-bid = Escolher este marcador
action-pass = Passar
action-join = Participar
action-regroup = Reagrupar
action-move = Mover
action-sweep = Varrer o hexágono
action-overrun = Atropelar
action-arrive = Trazer
action-add-lander = Juntar ao assalto
action-end-move = Encerrar este movimento
action-end-movement = Encerrar o movimento
action-declare = Declarar um ataque
action-fire = Disparar
action-bonus = Coluna de elite
action-withhold = Deixar de fora
action-defend = Defender com estas
action-accept = Continuar o combate
action-refuse = Romper o combate
action-choose-loss = Sofrer a perda
action-retreat = Recuar
action-advance = Avançar
action-resign = Desistir
choice-order = { $next }
choice-bid = { $formation }
choice-bonus = { $use ->
    [elite] Tropas de elite: uma coluna
    [engineers] Engenheiros: uma coluna
   *[none] Nenhuma coluna a mais
}
choice-plan-drop = { $formation ->
    [none] {""}
   *[other] com { $formation }
}
choice-plan-landing = { $wave ->
    [1] primeira vaga
   *[2] segunda vaga
}{ $formation ->
    [none] {""}
   *[other] , com { $formation }
}
choice-arrive = { $by ->
    [port] pelo porto
    [airfield] pelo ar
   *[beach] pela praia
}{ $sea ->
    [none] {""}
   *[other] {" "}de { $at }, vindo do mar em { $sea }
}
choice-move = { $strategic ->
    [yes] movimento estratégico
   *[no] {""}
}{ $sweep ->
    [yes] pronta a limpar
   *[no] {""}
}

## Preparação, turnos e ativação

event-unit-placed = { $unit } fica em { $at }.
event-setup-filled = O resto da guarnição está posicionado: { $units }.
event-setup-done = A guarnição está pronta{ $bare ->
    [yes] . Cuidado: La Valletta só tem a sua bateria.
   *[no] .
}
event-turn-began = Começa o Turno { $turn }.
event-turn-ended = Termina o Turno { $turn }. A partir do próximo o Eixo pode usar: portos { $ports }; aeródromos { $airfields }.
event-chit-named = { side-name }: escolhe-se { $formation }.
event-contest-passed = { side-name }: passa.
event-contest-rolled = { $axis } tira { $axis_die } e tem { $axis_total }; { $british } tira { $british_die } e tem { $british_total }.
event-activated = { side-name }: { $formation } está ativa{ $how ->
    [unopposed] {" "}sem oposição
    [free] {" "}sem dados
   *[contest] {""}
}{ $run ->
    [0] .
    [1] .
   *[other] , ativação seguida número { $run }.
}
event-joined = { $units } participam da Operação de { $formation }.
event-operation-over = { side-name }: a Operação de { $formation } terminou.
event-operations-over = Ninguém mais quer agir.
event-forced = { side-name }: só havia uma escolha, feita automaticamente.
event-resigned = { side-name }: o jogador desiste.

## Missões e bombardeio

event-missions-rolled = Forças { $kind ->
    [air] aéreas
   *[other] navais
}: dado { $die }, modificador { $modifier }: { $missions } { $missions ->
    [one] missão
   *[other] missões
}.
event-missions-set = Forças { $kind ->
    [air] aéreas
   *[other] navais
}: { $missions } missões.
event-mission-assigned = { a-mission } vai para { $target } (restam { $left }).
event-gun-laid = { $unit } aponta para { $target }.
event-bombarded = { $by ->
    [air] A aviação bombardeia
    [naval] Os navios bombardeiam
   *[other] { $by } bombardeia
} { $target }: coluna { $column }, dados { $first } + { $second }, modificador { $modifier }, resultado { $result }.
event-rubble-made = { $at } está em escombros.
event-road-wrecked = A estrada e o porto de { $at } estão destruídos.
event-disorganised = { $cause ->
    [landing] { $units }: desorganizadas pelo desembarque.
    [airland] { $units }: desorganizadas pelo pouso.
    [air-landing] { $units }: desorganizadas pelo pouso.
    [bombardment] { $units } em { $at }: desorganizadas pelo bombardeio.
    [overstack] { $units } em { $at }: desorganizadas: gente demais num hexágono.
    [retreat] { $units } em { $at }: desorganizadas pelo recuo.
   *[other] { $units } em { $at }: desorganizadas.
}
event-recovered = { $units }: outra vez em ordem.
event-step-lost = { $unit } perde um passo{ $cause ->
    [bombardment] {" "}sob o bombardeio.
    [tanks] {" "}no combate de carros.
    [landing] {" "}a caminho da praia.
   *[other] .
}
event-unit-eliminated = { $unit } é eliminada{ $cause ->
    [bombardment] {" "}sob o bombardeio.
    [tanks] {" "}no combate de carros.
    [anti-air] {" "}pelos canhões em terra.
    [drop] {" "}no salto.
    [drop-failed] : o hexágono do salto não foi limpo.
    [drowned] : caiu no mar.
    [landing] {" "}a caminho da praia.
    [thrown-back] : lançada de volta ao mar.
    [stranded] : ficou no mar.
    [cannot-retreat] : não pode recuar.
    [surrender] : rende-se.
   *[other] .
}

## Saltos

event-drop-planned = { $unit } vai saltar sobre { $at } com { $formation }.
event-drop-rolled = { $formation } sobre { $at } ({ $units }): dado { $die }, modificador { $modifier }, resultado { $result }.
event-company-scattered = { $unit } é levada para fora de { $drop } (dado { $die }){ $at ->
    [sea] {" "}para o mar.
   *[other] {" "}para { $at }, dispersa.
}
event-company-landed = { $units } em terra em { $at }{ $dispersed ->
    [yes] , dispersas.
   *[no] .
}
event-drop-failed = { $at } não foi limpo: perdidas { $units }.

## Desembarques e chegadas

event-landing-planned = { $unit } espera no mar ({ $sea }) por { $to }, onda { $wave }, com { $formation }{ $crowded ->
    [yes] . Cuidado: aponta-se mais do que cabe no hexágono.
   *[no] .
}
event-landing-began = { $formation }: parte a onda { $wave }.
event-landing-rolled = { $unit } rumo a { $to }: dado { $die }, modificador { $modifier }, resultado { $result }.
event-came-ashore = { $unit } está em terra em { $at }.
event-reembarked = De volta aos navios: { $units }{ $cause ->
    [no-room] {" "}(não há lugar na praia).
   *[other] .
}
event-landing-succeeded = { $at } fica aberto a reforços.
event-unit-arrived = { $unit } chega a { $at } { $by ->
    [port] pelo porto.
    [beach] pela praia.
    [airfield] pelo ar.
   *[other] .
}

## Movimento

event-moved = { $unit } move de { $start } para { $to } ({ $cost }){ $strategic ->
    [yes] , movimento estratégico
   *[no] {""}
}{ $sweep ->
    [yes] , pronta a varrer o hexágono.
   *[no] .
}
event-regroup-rolled = { $unit } tenta reagrupar em { $at }: dado { $die }, modificador { $modifier }: { $success ->
    [yes] reagrupada.
   *[no] ainda dispersa.
}
event-sweep-paid = { $unit } prepara-se para varrer { $at } ({ $cost }).
event-overrun-began = { $units } tentam atropelar { $target } ({ $cost }).
event-movement-ended = { $unit } fica em { $at }.
event-control-changed = { $at } muda de mãos: { side-name }.
event-attack-declared = { $units }: { $sweep ->
    [yes] vão varrer { $target }.
   *[no] vão atacar { $target }.
}

## Combate

event-combat-began = { side-name }: { $kind ->
    [sea] ataque do mar a { $target }
    [drop] ataque dentro de { $target }
    [sweep] varredura de { $target }
    [overrun] atropelamento de { $target }
   *[other] ataque a { $target }
}, { $units } contra { $defenders }.
event-combat-lapsed = Não há combate em { $target }: { $cause ->
    [no-attackers] não resta quem ataque.
   *[other] já não há ninguém lá.
}
event-bonus-used = { side-name }: { $use ->
    [elite] as tropas de elite dão uma coluna.
    [engineers] os sapadores dão uma coluna.
   *[none] nenhuma coluna.
}
event-defended = { $target } é defendido por { $units }.
event-tanks-rolled = { $unit } contra { $target }, combate de carros: dado { $die }, modificador { $modifier }: { $result ->
    [A1] o atacante perde um passo.
    [D1] o defensor perde um passo.
   *[other] sem efeito.
}
event-combat-rolled = Combate em { $target }, rodada { $round }: { $attack } contra { $defence }, razão { $odds }, deslocamento { $shift }, coluna { $column }, dados { $first } + { $second }: { $result }.
event-intense-answered = Combate intenso em { $target }, { side-name }: { $accepted ->
    [yes] continua.
   *[no] rompe.
}
event-result-converted = { $target } é cidade ou escombros, { side-name }: em vez de recuar perde-se um passo.
event-retreated = { $units } recuam de { $start } para { $to }.
event-surrendered = { $units } rendem-se em { $at }.
event-advanced = { $unit } avança para { $at }.

## O fim

event-valletta-fell = La Valletta caiu. Malta está perdida.
event-game-ended = A partida terminou: { $points } pontos de vitória, { level-name }.
event-losses-counted = { side-name }: { $units } unidades perdidas, { $steps } passos ao todo.
event-objectives-counted = O Eixo tem { $count } objetivos: { $names }.
score-italian-losses = { $count } pontos de tropas italianas perdidos, um a cada { $each }
score-valued-losses = { $count } passos de elite, blindados e artilharia perdidos
score-objectives = { $count } objetivos em mãos: { $names }

## Decisões

decision-setup = Britânicos: posicionem as unidades (restam { $left }), ou deixem que sejam posicionadas.
decision-missions = Eixo: missão { kind-name }, restam { $left }. Escolha os alvos (até agora: { $planned }).
decision-drop-plan = Eixo: planeje os saltos, companhia por companhia ({ $left } ainda a bordo).
decision-drop-order = Eixo: que Formação salta agora?
decision-drop-hex = Eixo: { $formation } salta. Que hexágono vem agora?
decision-scatter = Britânicos: que companhia se dispersa em { $at }? (a indicar: { $left })
decision-come-ashore = Eixo: onde { $unit } chega à terra?
decision-drop-combat = Eixo: em que hexágono de salto se combate agora?
decision-landing-plan = Eixo: planeje os desembarques, unidade por unidade ({ $left } ainda a bordo).
decision-landing-sea = Eixo: de que hexágono de mar { $unit } vai para { $to }, e em que onda?
decision-landing-order = Eixo: que Formação desembarca agora?
decision-landing-entry = Eixo: em { $at } não há lugar para todos. Quem vem agora?
decision-sea-combat = Eixo: que praia se ataca agora?
decision-shore-moves = Eixo: { $formation } desembarcou a primeira onda. Unidades em ordem podem mover um hexágono.
decision-contest = { side-name }: escolha um marcador, ou passe. { $against ->
    [none] Nada foi mostrado.
   *[other] O outro lado mostra { $against }.
}
decision-free-activation = { side-name }: o adversário agiu duas vezes seguidas. Escolha uma Formação para ativar sem dados, ou renuncie.
decision-join = { side-name }: que independentes, igualmente perto de outra Formação, participam com { $formation }?
decision-movement = { side-name }: mova { $formation }, ou encerre o movimento.
decision-beach-assault = Eixo: quem mais participa do assalto a { $at }? Até agora: { $units }.
decision-declare = { side-name }: declare os ataques.
decision-barrage = { side-name }: { $kind ->
    [defensive] bombardeio defensivo
   *[other] bombardeio
}: dê alvos aos canhões (até agora: { $units }).
decision-combat-order = { side-name }: que combate vem agora?
decision-bonus = { side-name }: uma coluna por elite ou sapadores em { $target }?
decision-defenders = { side-name }: { $target } é atacado. Quem fica fora da defesa? (limite { $limit } pontos)
decision-intense = { side-name }: combate intenso em { $target }, rodada { $round }. Continuar?
decision-loss = { side-name }: quem sofre a perda? (a sofrer: { $count })
decision-retreat = { side-name }: { $units } devem recuar de { $at }. Para onde?
decision-advance = { side-name }: { $target } está vazio. Quem avança?

## Deveres

duty-overstack = { $unit } está num hexágono cheio demais ({ $at }): tire alguém, ou todos ali se desorganizam.

## Razões dos números

reason-combat-value = { $unit }: { $value } (metade por: { $halved })
reason-imagined = { $value } a mais, imaginados
reason-terrain = { terrain-name }
reason-hexside = através de { terrain-name }
reason-concentric = ataque concêntrico
reason-elite = tropas de elite { $role ->
    [attacker] do atacante
   *[other] do defensor
}
reason-engineers = sapadores { $role ->
    [attacker] do atacante
   *[other] do defensor
}
reason-anti-air = antiaérea: { $unit }
reason-coastal = bateria costeira: { $unit }
reason-letter-l = chefes de salto (L)
reason-letter-s = treinados para desembarcar (S)
reason-rough-landing = terreno difícil
reason-beside-enemy = ao lado do inimigo: dobro
reason-ground = { terrain-name }
reason-rubble = escombros
reason-tank-factor = { $unit }: { $value }
reason-anti-tank-factor = melhor fator dos defensores
reason-tank-terrain = { terrain-name }: estorva os carros
reason-road = pela estrada

## Opções

option-naval-last-turn = Último turno da frota
option-naval-last-turn-4 = Turno 4
option-naval-last-turn-1 = Turno 1
option-landing-hex-limit-scope = Sete hexágonos de mar
option-landing-hex-limit-scope-side = Para o lado inteiro
option-landing-hex-limit-scope-formation = Para cada Formação
option-activation-bid = Escolha dos marcadores
option-activation-bid-sequential = Às claras, primeiro quem agiu por último
option-activation-bid-simultaneous = Em segredo, revelados juntos
option-independent-scope = Independentes seguem a mais próxima entre
option-independent-scope-all = Todas as Formações
option-independent-scope-unactivated = As Formações que não agiram
option-artillery-scope = Canhões em apoio
option-artillery-scope-formation-or-independent = Da Formação, e independentes
option-artillery-scope-any-friendly = Todos os canhões amigos
option-coastal-batteries-bombard = Baterias costeiras bombardeiam em terra
option-coastal-batteries-bombard-no = Não
option-coastal-batteries-bombard-yes = Sim
option-turn-s-defensive-fire = Canhões britânicos disparam no Turno S
option-turn-s-defensive-fire-no = Não
option-turn-s-defensive-fire-yes = Sim, contra ataques do mar
option-stranded-landers = Tropas de desembarque ainda no mar
option-stranded-landers-reembark = Voltam e podem vir depois
option-stranded-landers-eliminated = São eliminadas
option-supply-requires-operational-port = Um porto em escombros abastece
option-supply-requires-operational-port-no = Sim
option-supply-requires-operational-port-yes = Não
option-dg-same-operation-recovery = Reorganização na mesma Operação
option-dg-same-operation-recovery-yes = Sim
option-dg-same-operation-recovery-no = Não
option-at-company-counts-for-drop-limit = Companhias anticarro contam no limite do salto
option-at-company-counts-for-drop-limit-yes = Sim
option-at-company-counts-for-drop-limit-no = Não
option-tank-losses-immediate = Perdas do combate de carros
option-tank-losses-immediate-yes = Imediatas
option-tank-losses-immediate-no = No fim
option-vp-multi-feature-hex = Um hexágono com vários elementos vale
option-vp-multi-feature-hex-once = Uma vez
option-vp-multi-feature-hex-per-feature = Por elemento
option-road-limit-scope = Limite de estrada ao lado do inimigo
option-road-limit-scope-hex-entered = Por hexágono em que se entra
option-road-limit-scope-hexside = Por lado
option-undropped-airborne = Tropas aerotransportadas que não saltaram
option-undropped-airborne-sea = Podem vir pelo mar
option-undropped-airborne-lost = Estão perdidas para a partida
option-loreto-same-turn = O Loreto abre um aeródromo
option-loreto-same-turn-yes = Na hora
option-loreto-same-turn-no = A partir do turno seguinte
option-star-without-settlement = Resultado de escombros em campo aberto
option-star-without-settlement-none = Sem efeito
option-star-without-settlement-road-and-port = Destrói estrada e porto

## Recusas

refusal-wrong-segment = Agora não: este é o segmento { $phase } ({ $verb }).
refusal-not-active = { $unit } pertence a { $formation }; está ativa { $active }.
refusal-sea-hex = { $hex } é um hexágono de mar.
refusal-ind-not-nearest = { $unit } está mais perto de { $formation } ({ $distance }) que de { $active } ({ $own_distance }).
refusal-ind-done = { $unit } já foi ativada neste turno.
refusal-stack = { $hex } teria { $points } pontos; o limite é { $limit }.
refusal-free-class = { $hex } já tem uma unidade desta classe ({ $kind ->
    [coastal] bateria costeira
    [aa] antiaérea
   *[other] blindada ou anticarro
}); { $unit } não cabe.
refusal-setup-letter = { $unit } vai para a letra { $letter }, em { $hex }.
refusal-setup-stack = { $unit } não cabe em { $hex }: { $points } pontos, limite { $limit }.
refusal-setup-left = { $count } unidades ainda não estão posicionadas: { $units }.
refusal-too-many-missions = Todas as missões já estão atribuídas ({ $missions }, missão { kind-name }).
refusal-hex-cap = No máximo { $limit } bombardeios podem atingir { $hex } numa Operação.
refusal-own-hex = Há unidades do Eixo em { $hex }.
refusal-not-coastal = { $hex } não fica ao lado do mar.
refusal-drop-cap = No máximo { $limit } companhias podem saltar sobre { $hex }.
refusal-not-amphibious = { $unit } não vem pelo mar.
refusal-sea-adj = { $sea } não fica ao lado de { $hex }.
refusal-mined = { $hex } está minado.
refusal-cliff = Entre { $sea } e { $hex } há falésias.
refusal-marines-first = { $hex } não é planície: a primeira onda deve ser uma só unidade de fuzileiros navais.
refusal-sea-set = Com { $hex } os hexágonos de mar não seriam um só grupo ligado de no máximo { $limit }.
refusal-sea-cap = De { $hex } podem desembarcar no máximo { $limit } pontos.
refusal-wave-cap = De { $hex } podem desembarcar no máximo { $limit } pontos na onda { $wave }.
refusal-port-only = { $unit } só pode desembarcar num porto controlado.
refusal-shore-move = { $units } não podem ir agora para { $hex }.
refusal-not-airdrop = { $unit } não entra de paraquedas.
refusal-already-planned = { $unit } já está prevista para { $hex }.
refusal-drop-formation = { $hex } é hexágono de salto de { $formation }.
refusal-wrong-formation = { $unit } não pode entrar com { $formation }.
refusal-no-such-formation = Não há uma Formação { $formation } do seu lado.
refusal-chit-used = { $formation } já agiu neste turno.
refusal-air-turn = { $formation } não tem Operação no Turno { $turn }.
refusal-pass-twice = Você passou da última vez; escolha uma Formação.
refusal-dispersed = { $unit } está dispersa e não pode fazer isso.
refusal-arty-used = { $unit } já bombardeou ou já foi ativada neste turno.
refusal-arty-target = Nenhuma unidade de { $formation } está ao lado de { $hex }.
refusal-arty-range = { $unit } está a { $distance } hexágonos de { $hex }; o alcance é { $range }.
refusal-no-decl = Ninguém em { $hex } declarou um ataque.
refusal-not-defending = { $unit } não está entre os defensores.
refusal-withhold-all = Pelo menos uma unidade deve defender { $hex }.
refusal-def-limit = { $points } pontos não podem defender { $hex }; o limite é { $limit }.
refusal-loss-priority = Antes vêm outras unidades: { $units }.
refusal-loss-even = { $unit } já sofreu uma perda; agora: { $units }.
refusal-retreat-priority = { $hex } é pior que { $hexes }.
refusal-no-retreat = Não há recuo para { $hex }; possíveis: { $hexes }.
refusal-retreat-together = { $units } recuam juntas.
refusal-must-advance = { $units } devem entrar em { $hex }.
refusal-no-advance = { $unit } não pode avançar para { $hex }.
refusal-mp = { $unit } não pode entrar em { $hex }: custa { $cost }, restam { $left } (inimigos ao lado: { $enemies }).
refusal-out-of-reach = { $hex } está fora do alcance de { $unit }, a quem restam { $left } pontos.
refusal-prohibited = { $unit } não pode entrar em { $hex } ({ terrain-name }) a não ser por estrada.
refusal-enemy-hex = { $hex } está ocupado por inimigos.
refusal-immobile = { $unit } não pode mover.
refusal-off-map = { $unit } não está no mapa.
refusal-move-ended = O movimento de { $unit } terminou.
refusal-no-move = A unidade já está em { $hex }.
refusal-one-hex = { $unit } pode mover um só hexágono, não para { $hex }.
refusal-not-together = { $units } não estão juntas.
refusal-not-adjacent = { $hex } não fica ao lado de { $unit }.
refusal-path-broken = O caminho termina em { $hex } e não em { $to }.
refusal-road-limit = A estrada para { $hex } ao lado do inimigo está esgotada: { $limit } pontos e uma unidade blindada.
refusal-strategic = { $unit } não pode usar o movimento estratégico: { $hex } não fica na estrada ou está ao lado de inimigos ({ $enemies }).
refusal-strategic-late = { $unit } já moveu; o movimento estratégico escolhe-se antes.
refusal-overstack = { $hex } tem { $points } pontos, limite { $limit }; ainda podem sair: { $units }.
refusal-sweep-cost = Atacar unidades dispersas em { $hex } custa a { $unit } { $cost } pontos; restam { $left }.
refusal-sweep-unpaid = { $unit } não pagou para atacar unidades dispersas em { $hex }.
refusal-no-sweep = { $unit } não pode atacar unidades dispersas assim.
refusal-no-dispersed = Não há inimigos dispersos em { $hex }.
refusal-not-dispersed = { $unit } não está dispersa.
refusal-regroup-enemy = { $unit } não pode reagrupar: há um inimigo em { $hex }.
refusal-regroup-moved = { $unit } já moveu; reagrupar vem antes.
refusal-regroup-twice = { $unit } já tentou reagrupar nesta Operação.
refusal-overrun-mp = { $unit } precisa de { $cost } pontos para atropelar { $hex }; restam { $left }.
refusal-no-overrun = { $unit } não pode atropelar agora.
refusal-no-attack-value = { $unit } tem valor entre parênteses e só defende.
refusal-no-more-attack = { $unit } não pode mais atacar nesta Operação.
refusal-no-enemy = Não há inimigo em { $hex }.
refusal-att-limit = { $points } pontos não podem atacar { $hex } de um hexágono; o limite é { $limit }.
refusal-decl-adj = { $hex } não fica ao lado de { $unit }.
refusal-decl-pass = { $unit } não poderia entrar em { $hex } e não pode atacá-lo.
refusal-decl-twice = { $unit } já declarou; uma unidade ataca um só hexágono.
refusal-decl-late = Os ataques declaram-se no fim do movimento; este é o segmento { $phase }.
refusal-targets-first = Todos os alvos são fixados antes de cair o primeiro dado de um bombardeamento; para { $hex } é tarde demais.
refusal-not-artillery = { $unit } não pode bombardear.
refusal-not-waiting = { $unit } não está à espera de chegar.
refusal-not-by-sea = { $unit } não vem por mar.
refusal-not-airland = { $unit } não pousa em aeródromos.
refusal-airland-field = { $hex } não é um aeródromo pronto: precisa do Loreto em ordem, ou de dois turnos seguidos de ocupação.
refusal-airland-aa = { $unit } dispara ao lado de { $hex }.
refusal-airland-full = { $unit } não pode pousar: { $hex } recebe { $limit } pontos por Operação.
refusal-airland-turn-s = { $unit } ainda não pode pousar em { $hex }: os aviões trazem tropas a partir do Turno { $turn }.
refusal-port-full = { $unit } não pode desembarcar: o porto { $hex } recebe { $limit } pontos por Operação.
refusal-port-control = { $hex } não era um porto nas mãos do Eixo no fim do turno anterior.
refusal-port-rubble = O porto { $hex } está em escombros.
refusal-port-battery = { $unit } está a { $distance } hexágonos de { $hex }; devem ser mais de { $range }.
refusal-no-beach = Nenhum desembarque do Turno S deu certo em { $hex }.
refusal-beach-cap = No máximo { $limit } pontos podem chegar a { $hex }.
refusal-must-attack = { $hex } está ocupado pelo inimigo: diga de que hexágono de mar ataca.
refusal-no-sea = { $hex } está livre: não é preciso um hexágono de mar.
refusal-edit-hex = { $unit } não pode ser posta em { $hex }.
refusal-edit-setting = Não há nada chamado { $name } para ajustar.
refusal-edit-value = { $name } não pode ser { $value }: vai de { $least } a { $most }.
refusal-edit-word = { $name } não pode ser { $value }; pode ser: { $known }.
refusal-no-such-box = Não há uma caixa { $box }.
refusal-no-such-unit = Não há aqui uma unidade assim para usar: { $units }.
refusal-no-such-hex = Não há um hexágono { $hex } neste mapa.

## Marcas, caixas, trilhas e resultados

marker-disorganised = Desorganizada
marker-dispersed = Dispersa
marker-activated = Ativada
marker-moved = Já moveu
marker-ended = Movimento encerrado
marker-joined = Participa
marker-attacking = Vai atacar
marker-retreated = Recuou
marker-rubble = Escombros
marker-sweeping = Pronta a varrer
marker-new = Acabou de chegar
marker-elite = Elite
marker-wrecked = Estrada e porto destruídos
marker-beachhead = Aberta a reforços
marker-missions-1 = Um bombardeio
marker-missions-2 = Dois bombardeios
marker-missions-3 = Três bombardeios
marker-drop-zone = Hexágono de salto
box-pool = Ainda fora do mapa
box-eliminated = Eliminadas
box-aside = Fora de jogo
track-turn = Turno
track-chit = Marcador
track-missions = Missões

result-Ar = os atacantes recuam
result-Dr = os defensores recuam
result-CI = combate intenso
result-none = sem efeito
result-2_- = os atacantes perdem dois passos
result-1_- = os atacantes perdem um passo
result-Ar_- = os atacantes recuam
result-1_1 = os dois lados perdem um passo
result--_1 = os defensores perdem um passo
result--_Dr = os defensores recuam
result--_2 = os defensores perdem dois passos
result-- = sem efeito
result-D = as unidades ali ficam desorganizadas
result-1 = uma unidade perde um passo
result-x = o lugar pode virar escombros
result-xD = o lugar pode virar escombros; as unidades ali ficam desorganizadas
result-x1 = o lugar pode virar escombros; uma unidade perde um passo

## Formações, com nomes como as unidades para que as frases os possam usar

unit-IND = os independentes
unit-RAMCKE = Ramcke
unit-FOLGORE = Folgore
unit-LASPEZIA = La Spezia
unit-FRIULI = Friuli
unit-LIVORNO = Livorno
unit-SUPERGA = Superga
unit-AIROP = a força aérea
unit-NAVOP = a frota
unit-BDE1 = 1ª brigada
unit-BDE2 = 2ª brigada
unit-BDE3 = 3ª brigada
unit-BDE4 = 4ª brigada

## Unidades

unit-DE-KR1 = 1ª cia. Kroh
unit-DE-KR2 = 2ª cia. Kroh
unit-DE-KR3 = 3ª cia. Kroh
unit-DE-HE1 = 1ª cia. Heydte
unit-DE-HE2 = 2ª cia. Heydte
unit-DE-HE3 = 3ª cia. Heydte
unit-DE-HU1 = 1ª cia. Hübner
unit-DE-HU2 = 2ª cia. Hübner
unit-DE-HU3 = 3ª cia. Hübner
unit-DE-BU1 = 1ª cia. Burkhardt
unit-DE-BU2 = 2ª cia. Burkhardt
unit-DE-BU3 = 3ª cia. Burkhardt
unit-DE-PIO = Pioneiros paraquedistas
unit-DE-PAK = Cia. anticarro paraquedista alemã
unit-IT-FII1 = 1ª cia. II/185 Folgore
unit-IT-FII2 = 2ª cia. II/185 Folgore
unit-IT-FII3 = 3ª cia. II/185 Folgore
unit-IT-FIV1 = 1ª cia. IV/185 Folgore
unit-IT-FIV2 = 2ª cia. IV/185 Folgore
unit-IT-FIV3 = 3ª cia. IV/185 Folgore
unit-IT-FV1 = 1ª cia. V/186 Folgore
unit-IT-FV2 = 2ª cia. V/186 Folgore
unit-IT-FV3 = 3ª cia. V/186 Folgore
unit-IT-FVI1 = 1ª cia. VI/186 Folgore
unit-IT-FVI2 = 2ª cia. VI/186 Folgore
unit-IT-FVI3 = 3ª cia. VI/186 Folgore
unit-IT-FIX1 = 1ª cia. IX/187 Folgore
unit-IT-FIX2 = 2ª cia. IX/187 Folgore
unit-IT-FIX3 = 3ª cia. IX/187 Folgore
unit-IT-FX1 = 1ª cia. X/187 Folgore
unit-IT-FX2 = 2ª cia. X/187 Folgore
unit-IT-FX3 = 3ª cia. X/187 Folgore
unit-IT-FVIII1 = 1ª cia. sapadores Folgore
unit-IT-FVIII2 = 2ª cia. sapadores Folgore
unit-IT-FAT = Cia. anticarro Folgore
unit-IT-S125I = I/125 La Spezia
unit-IT-S125II = II/125 La Spezia
unit-IT-S125III = III/125 La Spezia
unit-IT-S126I = I/126 La Spezia
unit-IT-S126II = II/126 La Spezia
unit-IT-S126III = III/126 La Spezia
unit-IT-SBER = XXXIX bersaglieri
unit-IT-SAT = LXXX anticarro
unit-IT-SENG = LXXX engenharia
unit-IT-SART = 80º de artilharia
unit-IT-U87I = I/87 Friuli
unit-IT-U87II = II/87 Friuli
unit-IT-U87III = III/87 Friuli
unit-IT-U88I = I/88 Friuli
unit-IT-U88II = II/88 Friuli
unit-IT-U88III = III/88 Friuli
unit-IT-UCN = LXXXVIII camisas-negras
unit-IT-UAT = 20ª cia. anticarro
unit-IT-UENG = XX engenharia
unit-IT-UART = 35º de artilharia
unit-IT-L33I = I/33 Livorno
unit-IT-L33II = II/33 Livorno
unit-IT-L33III = III/33 Livorno
unit-IT-L34I = I/34 Livorno
unit-IT-L34II = II/34 Livorno
unit-IT-L34III = III/34 Livorno
unit-IT-LGUA = Sapadores de assalto Livorno
unit-IT-LAT = IV anticarro
unit-IT-LART = 28º de artilharia
unit-IT-G91I = I/91 Superga
unit-IT-G91II = II/91 Superga
unit-IT-G91III = III/91 Superga
unit-IT-G92I = I/92 Superga
unit-IT-G92II = II/92 Superga
unit-IT-G92III = III/92 Superga
unit-IT-GENG = CI engenharia
unit-IT-GART = 5º de artilharia
unit-IT-SMB = San Marco “Bafile”
unit-IT-SMG = San Marco “Grado”
unit-IT-CNXLII = XLII camisas-negras
unit-IT-CNXLIII = XLIII camisas-negras
unit-IT-NP1 = 1ª nadadores paraquedistas
unit-IT-NP2 = 2ª nadadores paraquedistas
unit-IT-LOR = Loreto
unit-IT-RA1 = Paraquedistas da Aeronáutica
unit-IT-SEM1 = 1ª autopropulsados
unit-IT-SEM2 = 2ª autopropulsados
unit-IT-L3 = Carros L3
unit-DE-66 = Cia. de carros 66
unit-IT-CART = Artilharia de corpo
unit-UK-DEV2 = 2º Devon
unit-UK-DOR1 = 1º Dorset
unit-UK-HAM1 = 1º Hampshire
unit-UK-KOMR3 = 3º Malta
unit-UK-MAN8 = 8º Manchester
unit-UK-RIF2 = 2º fuzileiros irlandeses
unit-UK-KOR8 = 8º King's Own
unit-UK-KOMR1 = 1º Malta
unit-UK-BUF4 = 4º Buffs
unit-UK-LF11 = 11º fuzileiros de Lancashire
unit-UK-KOMR2 = 2º Malta
unit-UK-KOMR10 = 10º Malta
unit-UK-CHE1 = 1º Cheshire
unit-UK-RWK2 = 2º Royal West Kent
unit-UK-DLI1 = 1º Durham Light Infantry
unit-UK-MAT = Pelotão Matilda
unit-UK-CRU = Carros Cruiser
unit-UK-LTK = Carros leves
unit-UK-2PD = Anticarro de 2 libras
unit-UK-12F = 12º de campanha
unit-UK-26D = 26º de defesa
unit-UK-BDB = Bateria de defesa das praias
unit-UK-RE24 = 24ª engenharia de fortaleza
unit-UK-RE173 = 173ª mineiros
unit-UK-CBA = bateria de Fort Campbell
unit-UK-CBB = bateria de Fort Bingemma
unit-UK-CBC = bateria de Fort Madalena
unit-UK-CBD = bateria de Madliena Tower
unit-UK-CBE = bateria de Fort Tigné
unit-UK-CBF = bateria de Fort St Elmo
unit-UK-CBG = bateria de Fort St Rocco
unit-UK-CBH = bateria de Fort Leonardo
unit-UK-CBI = bateria de Fort Delimara
unit-UK-CBJ = bateria de Fort Benghisa
unit-UK-H2 = 2ª antiaérea pesada
unit-UK-H7 = 7ª antiaérea pesada
unit-UK-H11 = 11ª antiaérea pesada
unit-UK-L3 = 3ª antiaérea leve
unit-UK-L32 = 32ª antiaérea leve
unit-UK-L65 = 65ª antiaérea leve
unit-UK-L74 = 74ª antiaérea leve

## Lugares

hex-0504 = Gharb
hex-0607 = Xlendi
hex-0806 = Victoria
hex-0903 = Marsalforn
hex-0905 = Xaghra
hex-0906 = Xewkija
hex-1206 = Nadur
hex-1207 = Porto de Mgarr
hex-1408 = Torre de Comino
hex-1410 = Marfa
hex-1513 = Manikata
hex-1514 = Ghajn Tuffieha
hex-1612 = Mellieha
hex-1615 = Mgarr
hex-1616 = Fort Bingemma
hex-1812 = Fort Campbell
hex-1819 = Dingli
hex-1912 = Baía de São Paulo
hex-1917 = Rabat e Mdina
hex-2013 = Baía de Salina
hex-2017 = Ta' Qali
hex-2022 = Ghar Lapsi
hex-2115 = Mosta
hex-2119 = Siggiewi
hex-2214 = Gharghur
hex-2215 = Naxxar
hex-2216 = Balzan
hex-2217 = Attard
hex-2218 = Zebbug
hex-2221 = pista de Qrendi
hex-2313 = Fort Madalena
hex-2316 = Birkirkara
hex-2321 = Qrendi
hex-2414 = Torre de Madliena
hex-2418 = Qormi
hex-2420 = aeródromo de Luqa
hex-2421 = Zurrieq
hex-2514 = St Julian's
hex-2517 = Floriana e Hamrun
hex-2519 = Luqa
hex-2521 = pista de Safi
hex-2616 = Sliema e Gzira
hex-2617 = Pieta e Marsa
hex-2619 = Paola e Tarxien
hex-2620 = Gudja
hex-2623 = Hal Far
hex-2716 = La Valletta
hex-2717 = Cottonera
hex-2718 = Tarxien leste
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

## De que se trata

aim-winner = Só o Eixo conta pontos, depois do Turno 4: 11 ou mais é vitória esmagadora do Eixo, de 6 a 10 vitória menor, de 1 a 5 empate; de 0 a -6 é vitória menor britânica, abaixo disso esmagadora.
    .rule = M-8.2
aim-axis = Você tem cinco dias para tomar Malta pelo ar e pelo mar.
    .rule = M-0.5
aim-axis-1 = No fim você precisa ter um porto e um aeródromo em funcionamento, ou os britânicos vencem de forma esmagadora.
    .rule = M-8.2f
aim-axis-2 = Cada hexágono de cidade, vila, porto ou aeródromo em suas mãos vale 1 ponto. Cada passo de tropa de elite, blindados ou artilharia perdido custa 1; dos outros italianos, 1 a cada três.
    .rule = M-8.2
aim-axis-3 = Tome La Valletta e você vence na hora, de forma esmagadora.
    .rule = M-8.2e
aim-british = Você defende uma ilha de muros de pedra, canhões e aeródromos. Mantenha o Eixo longe das portas: os portos e os aeródromos.
    .rule = M-0.5
aim-british-1 = Se no fim o Eixo não tem um porto ou um aeródromo em funcionamento, você vence de forma esmagadora.
    .rule = M-8.2f
aim-british-2 = Se La Valletta cai, tudo está perdido na hora: nunca a deixe só com a sua bateria.
    .rule = M-8.2e
aim-british-3 = Torne o desembarque caro: cada passo de elite, blindados ou artilharia que o Eixo perde é um ponto a menos para ele.
    .rule = M-8.2

## Notas na trilha de turnos

turn-note-s = Desembarque
turn-note-1 = Primeiro dia
turn-note-2 = Segundo dia
turn-note-3 = Terceiro dia
turn-note-4 = Quarto dia
