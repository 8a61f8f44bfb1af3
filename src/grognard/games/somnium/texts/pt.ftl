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
action-retreat = Recuar
action-displace = Abrir lugar
action-advance = Avançar
action-pass = Nada mais
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
event-air-lapsed = { side-name }: perdem-se { $points } pontos aéreos não usados.
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
event-place-taken = { side-name }: domínio de { $place } ({ $at }).

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
event-city-fell = { $place } caiu no turno { $turn } ({ $day }); na história, em { $history }{ $days_late ->
    [0] , no mesmo turno.
   *[other] : { $days_late } dias de diferença.
}
event-city-held = { $place } não caiu; na história, caiu em { $history }.
event-losses-counted = Unidades { nation-name }: { $destroyed } destruídas, { $evacuated } evacuadas, { $withdrawn } retiradas, { $left } restantes.
event-turning-point = O turno { $turn } foi o pior para { side-name }: { $destroyed } unidades destruídas.
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
