# Ce qui peut se dire à toutes les tables.

## Refus

violation-no-such-seat = Cette table n’a pas de place { $seat }. Choisis une place qui existe.
violation-game-is-over = La partie est finie. Commences-en une autre pour continuer à jouer.
violation-table-is-paused = La table est en pause. Reprends d’abord la partie.
violation-table-is-not-paused = La table n’est pas en pause. Continue simplement à jouer.
violation-only-the-clock-may = Seule la table peut faire cela. Continue simplement à jouer.
violation-only-a-player-may = Seul un joueur peut faire cela. Il n’y a rien à faire.
violation-nothing-is-due = C’est trop tôt. Attends un instant.
violation-seat-is-played-by-a-bot = Un bot joue déjà pour la place { $seat }. Il n’y a rien à faire.
violation-seat-is-played-by-a-person = La personne de la place { $seat } joue déjà elle-même. Il n’y a rien à faire.
violation-option-is-not-allowed = Ce réglage n’est pas permis ({ $problem }). Choisis-en un autre.

## Ce qui se passe

sight-paused = La table est en pause.
sight-resumed = La partie reprend.
sight-time-given-back = La table s’est absentée un instant. Personne n’y perd de temps.
sight-bot-took-over = Un bot joue maintenant pour la place { $seat }.
sight-person-came-back = La place { $seat } est de retour.
of-seat = Place { $seat } :
