# Frasi del tavolo stesso.

refusal-not-your-seat = Quel lato del tavolo non è il suo.
refusal-not-your-unit = { $unit } non è una delle sue unità.
refusal-unknown-token = Questo indirizzo non apre alcun posto a questo tavolo. Chieda un nuovo invito.
refusal-private-table = Questo tavolo è privato. Per assistere occorre un invito.
refusal-no-such-match = Questa partita non esiste.
refusal-no-such-game = Non c'è nessun gioco chiamato { $game }. I giochi sono: { $known }.
refusal-no-such-page = Qui non c'è niente: { $problem }.
refusal-no-such-language = Questa lingua non si parla qui. Parliamo: { $known }.
refusal-wrong-method = Qui non si può fare: { $problem }.
refusal-too-large = È più di quanto il tavolo possa ricevere in una volta.
refusal-slow-down = Era molto tutto insieme. Aspetti qualche secondo e continui.
refusal-busy = Qualcun altro scriveva nello stesso momento. Riprovi.
refusal-server-fault = Qualcosa è andato storto da parte nostra. Della partita non è andato perso nulla; il guasto è stato registrato.
refusal-log-full = Questa partita ha raggiunto { $most } voci, il massimo possibile.
refusal-chat-length = Dica qualcosa, ma non più di { $most } caratteri.
refusal-note-length = Una nota non può avere più di { $most } caratteri.
refusal-sandbox-only = È possibile soltanto a un tavolo di prova.
refusal-computer-failed = Il computer non ha trovato risposta. Prenda il suo posto o scelga un altro livello.
refusal-unknown-level = Non esiste un livello del computer “{ $level }”. I livelli sono: { $known }.
refusal-name-length = Un nome ha al massimo { $most } caratteri.
refusal-chat-full = A questo tavolo si è parlato abbastanza: conserva al massimo { $most } righe.
refusal-diverged = Questo file non è ciò che è stato giocato: alla revisione { $revision } il campo { $field } non risulta uguale.
refusal-no-map = Non è stato possibile disegnare la mappa. Il guasto è stato registrato.

level-random = A caso
level-recruit = Recluta
level-veteran = Veterano
level-grognard = Grognard
