# Les pages de When I Dream.

## La table

dream-round = Nuit { $round } sur { $rounds }
dream-dreamer = Rêveur
dream-you = toi
dream-bot = bot
dream-away = absent, un bot joue
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

dream-peek = Maintiens pour te voir
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
        [spoken] Ferme les yeux. Des mots chuchotés vont venir à toi : dis ce que tu y reconnais. Essaie de tout retenir.
       *[other] Bientôt, des mots chuchotés vont apparaître ici. Écris ce que tu y reconnais, et essaie de tout retenir.
    }
dream-dusk-spirit = Regarde ton rôle quand personne d’autre ne le voit. Puis chuchote, aide, ou sème le trouble.
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
dream-doubt-title = « { $word } » ({ $giver }) est douteux
dream-doubt =
    L’arbitre dit : { $doubt }{ $evidence ->
        [none] .
       *[other] { " " }({ $evidence }).
    }
dream-challenge = Contester
dream-challenge-this =
    { $word ->
        [none] Contester l’indice ({ $giver })
       *[other] Contester « { $word } » ({ $giver })
    }
dream-challenge-title =
    { $word ->
        [none] L’indice ({ $giver }) est-il permis ?
       *[other] « { $word } » ({ $giver }) est-il permis ?
    }
dream-challenge-by = { $challenger } a contesté.
dream-improper = Interdit
dream-proper = C’est bon
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
dream-leave-it = Ne plus répondre
dream-sunk = Cela sombre dans le rêve. Une autre carte arrive.
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
dream-hear-typed = Encore à moitié endormi. Les premiers mots arrivent.
dream-hear-aloud = Écoute le rêve.
dream-tilt-hint = Un mot entendu, mais sa carte n’est pas inclinée ? Touche-la. Le Rêveur n’en voit rien.
dream-others-decide = demandé ; les autres décident

## Le Jour

dream-wakes = { $name } se réveille
dream-memory =
    { $remembered ->
        [yes] Toutes les cartes du côté Jaune sont revenues en mémoire.
       *[no] { $yellow ->
            [0] Il n’y avait rien à retenir.
           *[other] Toutes les cartes du côté Jaune ne sont pas revenues.
        }
    }
dream-sides = Jaune { $yellow }, Bleu { $blue } :
dream-why-Dreamer = 1 par carte jaune
dream-why-memory = 1 par carte jaune, et plus pour les avoir toutes retenues
dream-why-Fairy = 1 par carte jaune
dream-why-Boogeyman = 1 par carte bleue
dream-why-balance = autant des deux côtés : un côté, et plus pour l’équilibre
dream-why-larger = une carte d’écart : le plus grand nombre
dream-why-smaller = trop d’écart : le plus petit nombre
dream-ready-next = À la Nuit suivante
dream-ready-end = À la fin de la partie

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
dream-follow = À la prochaine soirée
dream-watch-again = Revoir la partie

## Comment joue la table

dream-clues = Indices
dream-clues-typed = Écrits
dream-clues-spoken = Dits à voix haute
dream-clues-about =
    { $clues ->
        [spoken] Vous êtes dans une pièce ou en appel : indices, réponses et rêves se disent à voix haute.
       *[other] Tout le monde écrit, de partout.
    }
dream-referee = Arbitre
dream-referee-strict = Sévère
dream-referee-gentle = Doux
dream-referee-table = La table seule
dream-referee-about =
    { $referee ->
        [strict] Un indice interdit coûte aussitôt la carte.
        [table] Personne ne vérifie ; les esprits contestent en cas de doute.
       *[other] Un indice interdit est refusé avec la raison, et on peut réessayer.
    }
dream-clue-time = Temps pour un indice
dream-clue-time-about = Qui tarde perd son tour.
dream-clue-time-usual = Comme d’habitude
dream-sand-time = Sablier
dream-sand-time-about = La durée d’une Nuit.
dream-last-time = Dernière réponse
dream-last-time-about = Le temps du Rêveur quand le sablier est vide.
dream-retelling-time = Narration
dream-retelling-time-about = Le temps du Rêveur pour raconter son rêve.
dream-ready-time = Attente
dream-ready-time-about = Le temps que le jeu attend les derniers.
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
dream-deck-ours = Notre jeu de cartes est sur la table.
dream-deck-yours = Ton jeu de cartes « { $name } » est sur la table.
dream-deck-about = Ou vos propres mots : un fichier de cartes avec 80 mots ou plus.
dream-deck-choose = Choisir un fichier
dream-deck-back = Reprendre le nôtre
dream-deck-broken = Ce jeu de cartes ne peut pas encore servir :
dream-deck-more = et encore { $number }
