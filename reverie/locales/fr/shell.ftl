# Ce qui peut se dire à toutes les tables.

## Refus : le jeu

violation-no-such-seat = Cette place n’existe pas à cette table. Choisis-en une autre.
violation-game-is-over = La partie est finie. Commences-en une autre pour continuer à jouer.
violation-table-is-paused = La table est en pause. Reprends d’abord la partie.
violation-table-is-not-paused = La table n’est pas en pause. Continue à jouer.
violation-only-the-clock-may = Seule la table peut faire cela. Continue à jouer.
violation-only-a-player-may = Seul un joueur peut faire cela. Tu n’as rien à faire.
violation-nothing-is-due = C’est trop tôt. Attends un instant.
violation-seat-is-played-by-a-bot = Un bot joue déjà pour { $seat }. Tu n’as rien à faire.
violation-seat-is-played-by-a-person = { $seat } joue déjà sans bot. Tu n’as rien à faire.
violation-option-is-not-allowed = Ce réglage n’est pas permis ({ $problem }). Choisis-en un autre.

## Refus : une table et une place

violation-table-is-of-a-newer-version = Cette table a été jouée avec une version plus récente de Reverie. Reviens quand ce serveur aura été mis à jour.
violation-no-such-page = Il n’y a rien à cette adresse. Reviens à la page d’accueil.
violation-no-such-table = Aucune table ne porte ce code. Vérifie le code ou ouvre une nouvelle table.
violation-no-such-room =
    { $name ->
        [none] Il manque le nom du salon. Écris-le ou ouvre un nouveau salon.
       *[other] Il n’y a pas de salon « { $name } ». Vérifie le nom ou ouvre toi-même ce salon.
    }
violation-room-exists = Le salon « { $name } » existe déjà. Entres-y ou choisis un autre nom.
violation-room-name-is-not-allowed = Un salon ne peut pas s’appeler ainsi. Utilise de 3 à 40 lettres minuscules sans accent (de a à z) ou chiffres, séparés si tu veux par des traits d’union isolés.
violation-no-game-of-the-day = Ce jeu n’a pas de partie du jour. Ouvre une table et joue comme tu veux.
violation-day-is-not-today = Seule la partie d’aujourd’hui peut être commencée, et nous sommes le { $today }. Recharge la page.
violation-day-is-not-over = D’autres jouent encore avec les mêmes dés. Reviens demain pour voir le nombre secret.
violation-table-keeps-its-day = La partie du jour se joue telle quelle. Ouvre ta propre table pour choisir.
violation-no-such-game = On ne peut pas jouer à ce jeu ici. Choisis l’un de ceux-ci : { $games }.
violation-settings-are-not-allowed = Ces réglages ne permettent pas de jouer ({ $problem }). Change-les et réessaie.
violation-table-keeps-its-game = Une table garde son jeu. Ouvre une autre table pour jouer à autre chose.
violation-table-is-full =
    { $most ->
        [one] La seule place de cette table est prise.
       *[other] Les { $most } places de cette table sont prises.
    } Choisis une autre table ou ouvres-en une.
violation-table-has-started = La partie a déjà commencé. Attends la prochaine ou ouvre une nouvelle table.
violation-table-has-not-started = La partie n’a pas encore commencé. Attends qu’elle commence.
violation-name-is-not-allowed = Ce nom est vide, trop long ou impossible à afficher. Choisis-en un de { $longest } caractères au plus.
violation-name-is-taken = Quelqu’un à cette table s’appelle déjà « { $name } ». Choisis un autre nom.
violation-contribution-is-not-allowed = Ton appareil ne peut ajouter sa part de hasard qu’une fois, avec exactement { $bytes } octets. Recharge la page et réessaie.
violation-secret-is-unknown = Cet appareil n’a pas de place à cette table. Prends-en une ou contente-toi de regarder.
violation-passport-is-not-valid = Ce code pour changer d’appareil n’est pas valable ou a expiré. Crées-en un nouveau sur ton autre appareil.
violation-watching-is-not-allowed = Cette table ne veut pas de spectateurs. Viens jouer ou choisis une autre table.

## Refus : qui peut faire quoi

violation-only-the-host-may =
    { $host ->
        [none] Seul l’hôte peut faire cela, et il n’y en a pas en ce moment. Attends un peu.
       *[other] Seul l’hôte peut faire cela. Demande à { $host }.
    }
violation-only-players-may = Pour l’instant, tu regardes. Prends place à une table pour jouer.
violation-seat-is-played-elsewhere = Tu joues déjà sur une autre page ou un autre appareil. Continue là-bas ou récupère ta place ici.
violation-seat-has-moved = Ta place est passée sur un autre appareil. Continue là-bas ou récupère-la ici avec un nouveau code.
violation-no-such-player = { $player } n’est pas à cette table. Choisis quelqu’un qui est là.
violation-player-is-a-bot = { $player } est un bot. Choisis une personne.
violation-player-is-a-person = { $player } n’est pas un bot. Choisis-en un.
violation-player-is-yourself = C’est toi. Choisis quelqu’un d’autre.
violation-player-is-still-there =
    { $player } est encore là ou vient de partir. Patience : un bot peut prendre le relais au bout de { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
violation-no-such-level =
    { $levels ->
        [none] Il n’y a pas de bots pour ce jeu. Invite plutôt quelqu’un.
       *[other] Il n’y a pas de bot de ce genre pour ce jeu. Choisis l’un de ceux-ci : { $levels }.
    }
violation-not-everybody-is-ready = Tout le monde n’est pas encore prêt. Attends { $players }.
violation-game-is-not-over = Pour cela, il faut que la partie soit finie. Continue à jouer jusque-là.
violation-nothing-can-be-asked = Il n’y a rien à demander ici pour l’instant. Continue à jouer.
violation-nothing-has-changed = C’est déjà le cas. Tu n’as rien à faire.

## Refus : ce qu’on se dit

violation-chat-is-closed = Quelqu’un rêve, alors la discussion se tait. Écris quand le rêve sera fini.
violation-text-is-not-allowed = Ce texte est vide, trop long ou impossible à afficher. Tiens-t’en à { $longest } caractères.
violation-signs-are-for-spirits = Le Rêveur ne fait pas de signes. Attends la fin de ton rêve.

## Refus : le serveur

violation-table-is-busy = Il se passe beaucoup de choses à cette table. Rien n’est perdu ; réessaie.
violation-nothing-can-be-stored = Le serveur ne peut rien enregistrer en ce moment. Ce qui est déjà joué est conservé ; réessaie plus tard.
violation-message-cannot-be-read = Le serveur n’a pas compris ({ $problem }). Recharge la page et réessaie.
violation-message-is-too-large = C’est trop gros pour être envoyé. Tiens-t’en à { $most } octets.
violation-too-many-messages = C’était trop d’un coup. Attends un instant, puis continue.
violation-too-many-tables =
    { $an_hour ->
        [one] On ne peut pas ouvrir plus de { $an_hour } table ou salon en une heure.
       *[other] On ne peut pas ouvrir plus de { $an_hour } tables et salons en une heure.
    } Attends un peu ou joue à une table qui existe déjà.
violation-too-many-requests = C’était trop de demandes à la fois. Attends quelques secondes et réessaie.
violation-too-many-connections = Trop de connexions sont ouvertes en ce moment. Ferme d’autres fenêtres ou réessaie plus tard.
violation-hello-must-come-first = Cette page ne s’est pas encore présentée à la table. Recharge-la.
violation-hello-was-said = Cette page est déjà à une table. Continue ici ou ouvre l’autre table dans une nouvelle fenêtre.
violation-origin-is-not-allowed = Cette page vient d’un autre site et n’a pas le droit de se connecter. Ouvre le jeu à sa propre adresse.
violation-server-is-stopping = Le serveur va s’absenter un instant. Rien n’est perdu ; réessaie dans un moment.

## Ce qui se passe : le jeu

sight-paused = La table est en pause.
sight-resumed = La partie reprend.
sight-time-given-back = La table s’est absentée un instant. Personne ne perd de temps.
sight-bot-took-over = Un bot joue maintenant pour { $seat }.
sight-person-came-back = { $seat } est de retour.

## Qui : une place ou un joueur sans nom, ce que quelqu’un a fait et ce qu’il a

a-seat = Place { $number }
a-player = Joueur { $number }
of-seat = { $seat } :
with-seat = { $seat } ({ $what })

## Ce qui se passe : la table

sight-table-is-open = La table est ouverte.
sight-sat-down = { $name } prend place à la table.
sight-renamed = Un nouveau nom à la table : { $name }.
sight-got-ready =
    { $ready ->
        [yes] { $player } donne son feu vert.
       *[no] { $player } retire son feu vert.
    }
sight-contributed = L’appareil utilisé par { $player } a ajouté sa part de hasard.
sight-left = { $player } a quitté la table.
sight-returned = { $player } est de retour.
sight-removed = { $player } a dû quitter la table.
sight-removal-voted =
    { $remove ->
        [yes] { $by } souhaite voir partir { $player }.
       *[no] { $by } ne souhaite plus voir partir { $player }.
    }
sight-host-is = L’hôte est maintenant { $player }.
sight-settings-are = L’hôte a changé les réglages.
sight-started = La partie commence.
sight-rematch-is = La prochaine partie se joue à la table { $table }.
sight-erased = La table a été supprimée.
