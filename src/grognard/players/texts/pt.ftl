# Por que um jogador de computador faz o que faz. Os valores são centésimos de ponto de vitória,
# salvo onde a frase conta pontos aéreos ou peças de artilharia.

about-points = { $points ->
    [one] cerca de { $points } ponto
   *[other] cerca de { $points } pontos
}

reason-attack-pays = o ataque a { $hex } deve render { about-points }
reason-attack-duty = as unidades junto a { $hex } têm de atacar; isto é o que custa menos
reason-air-helps =
    { $value ->
        [one] um ponto aéreo sobre { $hex } compensa
       *[other] { $value } pontos aéreos sobre { $hex } compensam
    }
reason-guns-help =
    { $value ->
        [one] uma artilharia alcança { $hex }
       *[other] { $value } artilharias alcançam { $hex }
    }
reason-bombard = o bombardeio de { $hex } deve custar ao inimigo { about-points }
reason-support =
    { $value ->
        [0] { $hex } não recebe aviação: mudaria pouco
        [one] um ponto aéreo ajuda { $hex } a resistir
       *[other] { $value } pontos aéreos ajudam { $hex } a resistir
    }
reason-nothing-pays = nenhum outro ataque compensa
reason-spare-the-rest = basta sacrificar uma unidade
reason-can-be-spared = { $unit } é a que menos falta faz
reason-falls-back = { $hex } é o hexágono mais seguro para recuar
reason-off-the-map = qualquer recuo dentro do mapa é pior do que sair dele
reason-follows-up = { $hex } é uma posição melhor
reason-stays-put = os hexágonos de partida são melhores que o conquistado
reason-better-there = estar em { $hex } vale { about-points } a mais do que ficar
reason-holds-place = { $hex } tem de ser mantido ou tomado
reason-lies-open = { $hex } está aberto e vale { about-points }
reason-marches-on = em marcha para { $hex }, onde não há mais ninguém perto
reason-relieves = alguém tem de fazer contacto com a unidade em { $hex }
reason-garrison-stays = { $hex } tem de ter a sua guarnição
reason-holds-front = { $hex } faz parte da frente
reason-evacuate = partir poupa { about-points }
reason-must-leave = os blindados não podem ficar junto a inimigos nas montanhas
reason-phase-done = todos estão onde devem estar
reason-assault = parte de um assalto a { $hex } que deve render { about-points }
reason-manner-usual = o plano habitual foi o que melhor resultou entre { $value } experimentados
reason-manner-bold = um plano ousado foi o que melhor resultou entre { $value } experimentados
reason-manner-wary = um plano cauteloso foi o que melhor resultou entre { $value } experimentados
reason-manner-hunting = um plano que persegue o inimigo foi o que melhor resultou entre { $value } experimentados
reason-manner-striving = um plano que avança para os objetivos foi o que melhor resultou entre { $value } experimentados
reason-manner-clinging = um plano que mantém as forças juntas foi o que melhor resultou entre { $value } experimentados
reason-arrives = os reforços entram em { $hex }
reason-breaks-off = o combate é interrompido: custaria mais do que rende
reason-creeps-away = { $hex } fica fora do alcance do inimigo
reason-drops-there = { $unit } salta sobre { $hex }
reason-fights-on = o combate continua: ainda promete mais do que custa
reason-garrison = { $unit } guarda { $hex }
reason-gives-way = ceder custa menos do que resistir
reason-lands-there = { $unit } desembarca em { $hex }
reason-lets-begin = nada é tão urgente que mereça uma aposta
reason-most-urgent = { $formation } é quem mais tem a fazer agora
reason-most-wanted = { $unit } é a que mais falta faz
reason-off-the-beach = { $hex } é a melhor saída da praia
reason-overruns = { $hex } pode ser varrido durante a marcha
reason-proved-setup = uma disposição que já deu provas
reason-regroups = { $unit } reorganiza-se
reason-spares-elite = o bónus vale mais depois
reason-stands = estas unidades são as que melhor resistem
reason-sweep = uma batida a { $hex } que deve render { about-points }
reason-uses-elite = o bónus ajuda mais aqui

highlight-target = alvo
highlight-defended = defendido
highlight-retreat = recuo
highlight-advance = avanço
highlight-goal = destino
highlight-assault = posição de assalto
