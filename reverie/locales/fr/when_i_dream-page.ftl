# Les pages de When I Dream.

## La table

dream-round = Nuit { $round } sur { $rounds }
dream-dreamer = Rêveur
dream-you = toi
dream-bot = bot
dream-away = pas là, un bot joue
dream-is-ready = feu vert
dream-penalties =
    { $number ->
        [one] { $number } pénalité
       *[other] { $number } pénalités
    }
dream-penalty = { $name } a pris « { $word } » comme pénalité.
dream-side-yellow = Côté Jaune
dream-side-blue = Côté Bleu
dream-side-beside = À côté du plateau
dream-named = nommé
dream-not-named = pas nommé
dream-paused = La table est en pause
dream-paused-why = La carte et les indices sont cachés, et le temps est arrêté.
dream-dock = Ce que tu peux faire
dream-sand = Temps restant
dream-time-to-act = Secondes pour agir
dream-time-to-vote = Secondes pour voter

## Son propre rôle

dream-peek = Maintiens : ton rôle
dream-you-are-Fairy = Tu es une Fée
dream-you-are-Boogeyman = Tu es un Croque-Mitaine
dream-you-are-Sandman = Tu es un Marchand de Sable
dream-wants-Fairy = Tu veux des réponses justes : un point par carte du côté Jaune.
dream-wants-Boogeyman = Tu veux des réponses fausses : un point par carte du côté Bleu.
dream-wants-Sandman = Tu veux l’équilibre : autant de cartes d’un côté que de l’autre.

## Le crépuscule

dream-will-dream = { $name } va rêver
dream-you-will-dream = Tu vas rêver
dream-dusk-dreamer =
    { $clues ->
        [spoken] Ferme les yeux. Des mots chuchotés vont venir à toi : dis ce que tu devines. Essaie de tout retenir.
       *[other] Bientôt, des mots chuchotés vont apparaître ici. Écris ce que tu devines, et essaie de tout retenir.
    }
dream-dusk-spirit = Regarde ton rôle à l’abri des regards. Puis chuchote, aide ou brouille les pistes.
dream-dusk-watcher = Tu regardes avec les yeux du Rêveur : tant que le masque est mis, tu ne vois aucune carte.
dream-ready-night = Que la Nuit commence
dream-ready-count = Feu vert : { $ready } sur { $players }.
dream-wait = On attend les autres.

## La Nuit des esprits

dream-dreams = { $name } rêve
dream-card-says = Sur la carte :
dream-your-turn = À toi : chuchote un mot
dream-your-turn-aloud = À toi : dis un mot à voix haute
dream-thinks = { $name } réfléchit
dream-is-your-turn = à toi
dream-is-thinking = réfléchit
dream-one-word = Un mot
dream-whisper = Chuchoter
dream-said-it = Je l’ai dit
dream-said = (à voix haute)
dream-pass = Passer
dream-last-guess = Le sablier est vide. { $name } a droit à une dernière réponse.

## Ce que les esprits décident

dream-doubtful = douteux
dream-doubt-title = Indice douteux : « { $word } » ({ $giver })
dream-doubt =
    L’arbitre dit : { $doubt }{ $evidence ->
        [none] .
       *[other] { " " }({ $evidence }).
    }
dream-challenge = Contester
dream-challenge-this =
    { $word ->
        [none] Contester l’indice donné par { $giver }
       *[other] Contester « { $word } », donné par { $giver }
    }
dream-challenge-title =
    { $word ->
        [none] L’indice donné par { $giver } est-il permis ?
       *[other] « { $word } », donné par { $giver }, est-il permis ?
    }
dream-challenge-by = { $challenger } a contesté.
dream-improper = Interdit
dream-proper = Permis
dream-voted =
    { $number ->
        [0] Personne n’a encore voté.
        [one] { $number } vote.
       *[other] { $number } votes.
    }
dream-close = Presque juste
dream-close-says = { $name } a répondu « { $guess } ». Sur la carte : « { $word } ». Est-ce le même rêve ?
dream-counts = Oui, ça compte
dream-counts-not = Non
dream-speaks = { $name } répond à voix haute
dream-mark-it = Était-ce juste ?
dream-right = Juste
dream-wrong = Faux

## La Nuit du Rêveur

dream-you-dream = Tu rêves
dream-listen = Chut. Les mots vont venir.
dream-your-guess = Ta réponse
dream-guess = Répondre
dream-guess-aloud = Je réponds à voix haute
dream-speak-now = Dis ta réponse à voix haute.
dream-let-go = Laisser filer
dream-leave-it = Ne pas répondre
dream-sunk = La carte s’enfonce dans le rêve. Une autre arrive.
dream-changed = La carte a changé.
dream-not-heard = Personne n’a entendu de réponse. La carte est toujours là.
dream-sand-gone = Le sablier est vide. Une dernière réponse, ou rien.

## La Narration

dream-you-tell = Raconte ton rêve
dream-tells = { $name } raconte son rêve
dream-tell-typed = Qu’as-tu rêvé ? Nomme tout ce dont tu te souviens, morceau par morceau.
dream-tell-aloud = Qu’as-tu rêvé ? Raconte-le à voix haute, et nomme tout ce dont tu te souviens.
dream-i-dreamt = J’ai rêvé de…
dream-tell = Raconter
dream-wake = C’était mon rêve
dream-hear-typed = Encore un peu de sommeil… Les premiers mots arrivent bientôt.
dream-hear-aloud = Écoute le rêve.
dream-tilt-hint = Un mot a été dit, mais sa carte n’est pas inclinée ? Touche-la. Le Rêveur n’en voit rien.
dream-others-decide = demandé ; aux autres de décider

## Le Jour

dream-wakes = { $name } se réveille
dream-memory =
    { $remembered ->
        [yes] Aucune carte du côté Jaune n’a été oubliée.
       *[no] { $yellow ->
            [0] Il n’y avait rien à retenir.
           *[other] Au moins une carte du côté Jaune a été oubliée.
        }
    }
dream-sides = Jaune { $yellow }, Bleu { $blue } :
dream-why-Dreamer = 1 par carte jaune
dream-why-memory = 1 par carte jaune, plus un bonus pour les avoir toutes retenues
dream-why-Fairy = 1 par carte jaune
dream-why-Boogeyman = 1 par carte bleue
dream-why-balance = autant de chaque côté : les cartes d’un côté, plus un bonus d’équilibre
dream-why-larger = une carte d’écart : le plus grand nombre
dream-why-smaller = plus d’écart : le plus petit nombre
dream-ready-next = Nuit suivante
dream-ready-end = Voir la fin

## La fin

dream-after =
    { $rounds ->
        [one] Après { $rounds } Nuit
       *[other] Après { $rounds } Nuits
    }
dream-winners =
    { $number ->
        [one] { $names } a le mieux rêvé
       *[other] { $names } ont le mieux rêvé, ensemble
    }
dream-winner = victoire
dream-all-points = Tous les points
dream-player = Joueur
dream-night = Nuit { $round }
dream-torn = Pénalités
dream-total = Total
dream-nights = Les Nuits
dream-night-of = Nuit { $round } : { $name }
dream-again = Encore une soirée
dream-follow = Soirée suivante
dream-watch-again = Revoir la partie

## Comment joue la table

dream-clues = Indices
dream-clues-typed = Écrits
dream-clues-spoken = À voix haute
dream-clues-about =
    { $clues ->
        [spoken] Vous êtes dans la même pièce ou en appel : indices, réponses et rêves se disent à voix haute.
       *[other] Chacun écrit, où qu’il soit.
    }
dream-referee = Arbitre
dream-referee-strict = Strict
dream-referee-gentle = Indulgent
dream-referee-table = La table seule
dream-referee-about =
    { $referee ->
        [strict] Un indice interdit coûte aussitôt une pénalité.
        [table] Personne ne vérifie ; les esprits contestent en cas de doute.
       *[other] Un indice interdit est refusé avec la raison, et on peut réessayer.
    }
dream-clue-time = Temps par indice
dream-clue-time-about = Qui tarde perd son tour.
dream-clue-time-usual = Comme d’habitude
dream-sand-time = Sablier
dream-sand-time-about = La durée d’une Nuit.
dream-last-time = Dernière réponse
dream-last-time-about = Le temps de réflexion du Rêveur quand le sablier est vide.
dream-retelling-time = Narration
dream-retelling-time-about = Le temps dont dispose le Rêveur pour raconter son rêve.
dream-ready-time = Attente
dream-ready-time-about = Combien de temps le jeu attend que tout le monde soit prêt.
dream-first = Premier Rêveur
dream-first-about = Tiré au sort, ou la personne la plus fatiguée.
dream-first-drawn = Tiré au sort
dream-more = Autres réglages
dream-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
dream-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

## Ses propres cartes

dream-deck = Cartes Rêve
dream-deck-ours = On joue avec notre jeu de cartes.
dream-deck-yours = On joue avec ton jeu de cartes « { $name } ».
dream-deck-about = Ou tes propres mots : un fichier de cartes avec au moins 80 mots.
dream-deck-choose = Choisir un fichier
dream-deck-back = Reprendre le nôtre
dream-deck-broken = Ce jeu de cartes ne peut pas encore servir :
dream-deck-more = et encore { $number }
