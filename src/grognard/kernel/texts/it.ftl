# Frasi del nucleo, comuni a tutti i giochi.

refusal-not-your-decision = Ora non tocca a { $side } decidere; decide: { $deciders }.
refusal-not-offered = «{ $verb }» non risponde alla decisione aperta ({ $open }).
refusal-game-over = La partita è finita.
refusal-stale-revision = Il tavolo è cambiato da quando l’hai visto: indichi la revisione { $given }, ma siamo alla { $current }.
refusal-malformed = Impossibile leggere: { $problem } (in { $path }).
refusal-nothing-to-undo = Non hai ancora fatto nulla che si possa annullare.
refusal-nothing-to-redo = Non hai annullato nulla che si possa ripetere.
refusal-committed = È definitivo: nel frattempo sono caduti dadi, qualcosa è stato rivelato o la decisione è passata ad altri.
refusal-unknown-option = L’opzione «{ $option }», o il valore indicato, non esiste in questo gioco.
refusal-unknown-scenario = Lo scenario «{ $scenario }» non esiste; esistono: { $known }.
refusal-no-such-query = Al gioco { $game } non si può chiedere «{ $query }».
refusal-unknown-side = A questo tavolo non c’è la parte «{ $side }»; ci sono: { $known }.
refusal-client-id-reused = Questo identificativo appartiene già a un’altra mossa di { $side }.
refusal-no-such-revision = La revisione { $given } non esiste; il tavolo è alla { $current }.
refusal-dice-missing = Manca un valore per il tiro { $position } (dado a { $faces } facce).
refusal-dice-impossible = Il tiro { $position } è dato come { $value }, che un dado a { $faces } facce non mostra.
refusal-wrong-game = Questo file appartiene al gioco { $game }, non a { $expected }.
refusal-wrong-secret = Questo segreto dei dadi non appartiene alla partita { $match }.
refusal-rules-version = Questa partita è legata alla versione { $recorded } delle regole; la nostra è la { $ours }.

event-forced = { $side } ha una sola scelta, che viene fatta: { $verb }.
event-undone = { $side } annulla l’ultima azione.
event-redone = { $side } ripete l’azione annullata.
event-phase-restarted = { $actions ->
    [one] { $side } ricomincia la fase: un’azione annullata.
   *[other] { $side } ricomincia la fase: { $actions } azioni annullate.
}
