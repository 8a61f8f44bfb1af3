event-moved = { $unit } move-se para { $to }.
event-shot =
    { $hit ->
        [yes] { $unit } dispara contra { $target }, tira { $roll } e acerta.
       *[no] { $unit } dispara contra { $target }, tira { $roll } e falha.
    }
event-turn-ended = { $side } terminou.
refusal-occupied = { $at } já está ocupado.
refusal-too-far = { $unit } não alcança { $at }; alcança { $alternatives }.
refusal-out-of-range = { $target } não está ao lado de { $unit }.
refusal-friendly = { $target } é amigo.
refusal-unknown-unit = A unidade { $unit } não existe.
refusal-unknown-hex = O hexágono { $at } não existe.
refusal-unknown-setting = O ajuste { $setting } não existe.
decision-turn = { $side }: mover, disparar ou passar (turno { $turn }).
reason-clear = terreno aberto
reason-faces =
    { $value ->
        [one] uma face acerta
       *[other] { $value } faces acertam
    }
score-hits = acertos
phase-turn = Turno
option-veteran-fire = Patrulhas experientes
option-veteran-fire-no = Não
option-veteran-fire-yes = Sim, acertam com 3
side-red = Vermelho
side-blue = Azul
