# Phrases de la table elle-même.

refusal-not-your-seat = Ce côté de la table n'est pas le vôtre.
refusal-not-your-unit = { $unit } n'est pas une de vos unités.
refusal-unknown-token = Ce lien n'ouvre aucune place à cette table. Demandez une nouvelle invitation.
refusal-private-table = Cette table est privée. Il faut une invitation pour regarder.
refusal-no-such-match = Cette partie n'existe pas.
refusal-no-such-game = Il n'y a pas de jeu nommé { $game }. Les jeux sont : { $known }.
refusal-no-such-page = Il n'y a rien ici : { $problem }.
refusal-no-such-language = On ne parle pas cette langue ici. Nous parlons : { $known }.
refusal-wrong-method = Cela ne se fait pas ici : { $problem }.
refusal-too-large = C'est plus que la table ne peut recevoir d'un coup.
refusal-slow-down = C'était beaucoup à la fois. Attendez quelques secondes et continuez.
refusal-busy = Quelqu'un d'autre écrivait au même instant. Réessayez.
refusal-server-fault = Une erreur est survenue de notre côté. Rien de votre partie n'est perdu ; l'erreur a été consignée.
refusal-log-full = Cette partie a atteint { $most } entrées, le maximum possible.
refusal-chat-length = Dites quelque chose, mais pas plus de { $most } caractères.
refusal-note-length = Une note ne peut pas dépasser { $most } caractères.
refusal-sandbox-only = Ce n'est possible qu'à une table d'essai.
refusal-computer-failed = L'ordinateur n'a pas trouvé de réponse. Prenez sa place ou choisissez un autre niveau.
refusal-unknown-level = Il n’y a pas de niveau d’ordinateur « { $level } ». Les niveaux sont : { $known }.
refusal-name-length = Un nom compte au plus { $most } caractères.
refusal-chat-full = On a assez parlé à cette table : elle garde au plus { $most } lignes.
refusal-diverged = Ce fichier n’est pas ce qui a été joué : à la révision { $revision }, le champ { $field } ne se retrouve pas.
refusal-no-map = La carte n’a pas pu être dessinée. La panne a été consignée.

level-random = Au hasard
level-recruit = Recrue
level-veteran = Vétéran
level-grognard = Grognard
