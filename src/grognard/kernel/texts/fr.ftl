# Phrases du noyau, communes à tous les jeux.

refusal-not-your-decision = Ce n’est pas à { $side } de décider maintenant ; décide : { $deciders }.
refusal-not-offered = « { $verb } » ne répond pas à la décision en cours ({ $open }).
refusal-game-over = La partie est terminée.
refusal-stale-revision = La table a changé depuis : vous citez la révision { $given }, elle en est à { $current }.
refusal-malformed = Illisible : { $problem } (à { $path }).
refusal-nothing-to-undo = Vous n’avez encore rien fait qui puisse être annulé.
refusal-nothing-to-redo = Vous n’avez rien annulé qui puisse être refait.
refusal-committed = C’est définitif : depuis, des dés sont tombés, une information a été révélée ou la décision est passée à un autre.
refusal-unknown-option = L’option « { $option } », ou la valeur donnée, n’existe pas dans ce jeu.
refusal-unknown-scenario = Le scénario « { $scenario } » n’existe pas ; il y a : { $known }.
refusal-no-such-query = On ne peut pas demander « { $query } » au jeu { $game }.
refusal-unknown-side = Il n’y a pas de camp « { $side } » à cette table ; il y a : { $known }.
refusal-client-id-reused = Cet identifiant appartient déjà à un autre envoi de { $side }.
refusal-no-such-revision = La révision { $given } n’existe pas ; la table en est à { $current }.
refusal-dice-missing = Il manque une valeur pour le jet { $position } (dé à { $faces } faces).
refusal-dice-impossible = Le jet { $position } est donné comme { $value }, ce qu’un dé à { $faces } faces ne montre pas.
refusal-wrong-game = Ce fichier appartient au jeu { $game }, non à { $expected }.
refusal-wrong-secret = Ce secret de dés n’appartient pas à la partie { $match }.
refusal-rules-version = Cette partie est liée à la version { $recorded } des règles ; la nôtre est { $ours }.

event-forced = { $side } n’a qu’un seul choix, il est fait : { $verb }.
event-undone = { $side } annule sa dernière action.
event-redone = { $side } refait l’action annulée.
event-phase-restarted = { $actions ->
    [one] { $side } recommence la phase : une action annulée.
   *[other] { $side } recommence la phase : { $actions } actions annulées.
}
