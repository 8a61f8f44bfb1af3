# Frases do núcleo, comuns a todos os jogos.

refusal-not-your-decision = Agora não cabe a { $side } decidir; decide: { $deciders }.
refusal-not-offered = «{ $verb }» não responde à decisão em aberto ({ $open }).
refusal-game-over = O jogo terminou.
refusal-stale-revision = A mesa mudou desde que a viu: indica a revisão { $given }, mas já está na { $current }.
refusal-malformed = Não é possível ler isto: { $problem } (em { $path }).
refusal-nothing-to-undo = Ainda não fez nada que se possa desfazer.
refusal-nothing-to-redo = Não desfez nada que se possa repetir.
refusal-committed = Isso é definitivo: entretanto caíram dados, algo foi revelado ou a decisão passou a outro.
refusal-unknown-option = A opção «{ $option }», ou o valor que lhe foi dado, não existe neste jogo.
refusal-unknown-scenario = Não existe o cenário «{ $scenario }»; existem: { $known }.
refusal-no-such-query = Ao jogo { $game } não se pode perguntar por «{ $query }».
refusal-unknown-side = Não há o lado «{ $side }» nesta mesa; há: { $known }.
refusal-client-id-reused = Este identificador de cliente já pertence a outra jogada de { $side }.
refusal-no-such-revision = Não existe a revisão { $given }; a mesa está na { $current }.
refusal-dice-missing = Falta um valor para o lançamento { $position } (dado de { $faces } faces).
refusal-dice-impossible = O lançamento { $position } foi dado como { $value }, que um dado de { $faces } faces não mostra.
refusal-wrong-game = Este ficheiro pertence ao jogo { $game }, não a { $expected }.
refusal-wrong-secret = Este segredo de dados não pertence à partida { $match }.
refusal-rules-version = Esta partida está presa à versão { $recorded } das regras; a nossa é a { $ours }.

event-forced = { $side } tem uma única escolha, que fica feita: { $verb }.
event-undone = { $side } desfaz a última ação.
event-redone = { $side } repete a ação desfeita.
event-phase-restarted = { $actions ->
    [one] { $side } recomeça a fase: uma ação desfeita.
   *[other] { $side } recomeça a fase: { $actions } ações desfeitas.
}
