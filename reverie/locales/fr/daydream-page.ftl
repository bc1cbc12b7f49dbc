# Ce qui se lit sur les pages de Daydream.

## Le plateau

board-clouds = Les nuages
board-place =
    ligne { $row }, colonne { $column }{ $sign ->
        [star] , étoile
        [moon] , lune
       *[none] {""}
    }{ $frame ->
        [none] {""}
       *[other] , { $frame }
    }
board-cloud-filled = { $place }, { $number }
board-cloud-open = { $place }, ouvert
board-cloud-write = { $place }, ouvert, inscris { $number } ici
board-cloud-empty = { $place }, vide
board-row =
    Rangée { $way ->
        [across] horizontale
       *[down] verticale
    } de { $clouds } nuages, depuis la ligne { $row }, colonne { $column } : { $state ->
        [super] super, le point est entouré
        [perfect] parfait, le soleil est entouré
        [pity] dommage, les deux sont barrés
       *[waiting] pas encore résolue
    }
board-note =
    { $double ->
        [yes] note double
       *[no] note simple
    }, { $heads ->
        [0] aucune tête remplie
        [one] { $heads } tête remplie
       *[other] { $heads } têtes remplies
    }
board-polaroid =
    { $sign ->
        [moon] Polaroid à lune
       *[star] Polaroid à étoile
    }, colonne { $column } : { $number ->
        [none] vide
       *[other] { $number }
    }{ $circled ->
        [yes] , entouré
       *[no] {""}
    }
board-polaroids = Polaroids
board-open-pane = Ouvrir le volet { $panel }
board-shelf =
    L’étagère : { $finished ->
        [one] { $finished } objet terminé
       *[other] { $finished } objets terminés
    } sur { $total }
board-whole-shelf =
    Montrer toute l’étagère : { $finished ->
        [one] { $finished } objet terminé
       *[other] { $finished } objets terminés
    } sur { $total }
board-item =
    { $name }{ $bonus ->
        [yes] , rapporte un bonus
       *[no] {""}
    } : { $state ->
        [done] terminé
        [now] { $drawn ->
            [one] { $drawn } trait
           *[other] { $drawn } traits
        } sur { $lines }, en cours
       *[next] { $lines } traits, pas encore commencé
    }
board-has-bonus = rapporte un bonus
board-lines =
    { $drawn ->
        [one] { $drawn } trait sur { $lines }
       *[other] { $drawn } traits sur { $lines }
    }
board-all-traced = Tout est tracé
board-bonuses = Bonus encore disponibles : { $lines } pour un trait de plus, { $leaves } pour une feuille
board-bonuses-short = bonus
board-extras = Règles supplémentaires
board-constellation = Constellation
board-star-map =
    Constellation : { $lines ->
        [one] { $lines } trait
       *[other] { $lines } traits
    } sur { $length }, { $stars ->
        [one] { $stars } étoile entourée
       *[other] { $stars } étoiles entourées
    } sur { $total }
board-of-stars = sur { $total } étoiles
board-of-heads = sur { $total } têtes de note
board-moons =
    Chaîne de lunes : { $moons ->
        [one] { $moons } lune remplie
       *[other] { $moons } lunes remplies
    } sur { $total }{ $numbers ->
        [none] {""}
       *[other] , { $numbers }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-frame-filled = { $filled } sur { $total }
board-reward =
    { $state ->
        [taken] points, entourés
        [gone] points, perdus
       *[free] points, encore là
    }
board-difference = Différence
board-range =
    { $kind ->
        [below] { $most } ou moins
        [above] { $least } ou plus
       *[between] { $least } à { $most }
    }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-points-signed =
    { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
board-more-from = mieux à partir de { $least }
board-different =
    { $numbers ->
        [one] { $numbers } nombre différent
       *[other] { $numbers } nombres différents
    }
board-leaves =
    Feuilles : { $ready ->
        [one] { $ready } prête
       *[other] { $ready } prêtes
    }, { $spent ->
        [one] { $spent } dépensée
       *[other] { $spent } dépensées
    }, { $empty ->
        [one] { $empty } pas encore entourée
       *[other] { $empty } pas encore entourées
    }{ $spend ->
        [0] {""}
       *[other] , { $spend } à dépenser
    }
board-thorns =
    { $thorns ->
        [one] { $thorns } épine
       *[other] { $thorns } épines
    }
board-die = Dé { $value }, { $state }
board-die-free = à prendre
board-die-hand = en main
board-die-written = inscrit
board-die-skipped = sauté
board-die-void = ne compte pas
board-leaflet = Le dépliant, plié pour montrer { $panels }

### Choisir un pliage

board-choose = Un dépliant, huit façons de rêver
board-extra-A = Règles de base
board-extra-D = Règles de base
board-extra-AD = Polaroids : étoiles moins lunes
board-extra-DA = Polaroids : tous différents
board-extra-BC = Constellation
board-extra-EF = Chaîne de lunes
board-extra-ABC = Constellation et notes
board-extra-DEF = Chaîne de lunes et cadres
board-about-A = Nuages, étagère, feuilles. L’idéal pour commencer.
board-about-D = Nuages, étagère, feuilles ; un peu plus difficile que « Matin calme ».
board-about-AD = Six Polaroids recopient leurs nuages : les étoiles à gauche moins les lunes à droite.
board-about-DA = Six Polaroids : chaque nombre différent vaut un point, une suite compte double.
board-about-BC = Un nombre dans un nuage à étoile donne autant de traits sur la constellation.
board-about-EF = Un nombre dans un nuage à lune rejoint la chaîne ; deux voisins égaux rapportent.
board-about-ABC = La constellation, et des notes qui sonnent quand leurs voisins sont égaux.
board-about-DEF = La chaîne de lunes, et trois sortes de cadres à remplir avant les autres.
board-count-clouds =
    { $number ->
        [one] nuage
       *[other] nuages
    }
board-count-rows =
    { $number ->
        [one] rangée
       *[other] rangées
    }
board-count-items =
    { $number ->
        [one] objet
       *[other] objets
    }
board-count-leaves =
    { $number ->
        [one] feuille
       *[other] feuilles
    }
board-alone = En solo
board-best = Ton record ici : { $points }
board-dice = Dés
board-dice-0-9 = 0 à 9
board-dice-1-6 = 1 à 6
board-play-alone = Jouer en solo
board-together = À plusieurs
board-with-friends = Avec des amis
board-with-friends-why = Tu ouvres une table et tu leur envoies le lien.
board-with-bots = Avec des bots
board-how-many-bots = Combien ?
board-how-bots-play = Comment jouent-ils ?
board-play-with-bots =
    { $bots ->
        [one] Jouer avec { $bots } bot
       *[other] Jouer avec { $bots } bots
    }
board-learn = Apprendre en jouant

### Comment joue la table

board-fold = Pliage
board-fold-option = { $name } ({ $level })
board-dice-why = Le tableau et les paliers sont faits pour des dés de 0 à 9.
board-time-limit = Temps par tour
board-time-none = Illimité
board-time = { $seconds } s
board-time-own = Autre
board-time-seconds = Secondes par tour
board-time-why = Une fois ce temps écoulé, un bot joue le tour de ceux qui ne l’ont pas validé.
board-tableau = Tableau
board-tableau-ours = Le nôtre
board-tableau-own = Un tableau à vous
board-tableau-why = Si tu possèdes la boîte, tu peux noter son tableau dans un fichier et jouer avec.
board-tableau-file = Choisir un fichier
board-tableau-back = Reprendre le nôtre
board-tableau-too-large = Ce fichier dépasse 512 Ko. Un tableau doit être plus petit.
board-tableau-not-json = Ce fichier n’est pas du JSON. Corrige-le et choisis-le de nouveau.

## Le tour

turn-where =
    { $turn ->
        [0] Départ
       *[other] Tour { $turn }
    } · { $players ->
        [1] solo
       *[other] { $players } joueurs
    }
turn-yours = Ton tour
turn-others-turn = Le tour des autres
turn-pick = Prends un dé.
turn-pick-start = Les deux premiers nombres vont où tu veux. Prends un dé.
turn-aim = Choisis un nuage pour le { $number }.
turn-choose-row = Deux rangées sont pleines. Laquelle d’abord ?
turn-choose-bonus = Tu as gagné un bonus. Lequel veux-tu ?
turn-complete = Ton tour est complet. Valide-le quand tu veux.
turn-one-moment = Un instant…
turn-others-hidden = On verra ce que les autres inscrivent quand tout le monde aura validé.
turn-rows-full = Deux rangées seraient pleines : à toi de dire laquelle passe en premier.
turn-row-waits =
    { $way ->
        [across] Rangée horizontale :
       *[down] Rangée verticale :
    } { $different ->
        [yes] tous différents jusqu’ici,
       *[no] un nombre en double,
    } encore { $left } à remplir.
turn-row-settled =
    { $way ->
        [across] Rangée horizontale :
       *[down] Rangée verticale :
    } { $mark }{ $lines ->
        [none] .
        [0] , aucun trait.
        [one] , { $lines } trait.
       *[other] , { $lines } traits.
    }
turn-items-finished = Terminé : { $item }.
turn-wins-bonus = Cela rapporte un bonus.
turn-gain-stars =
    { $points ->
        [one] { $points } étoile atteinte.
       *[other] { $points } étoiles atteintes.
    }
turn-gain-polaroids = Polaroids : { $change }.
turn-gain-notes =
    { $points ->
        [one] { $points } tête de note remplie.
       *[other] { $points } têtes de note remplies.
    }
turn-ribbon-super = Super !
turn-ribbon-perfect = Parfait !
turn-ribbon-pity = Dommage.
turn-lines-won =
    { $kind ->
        [pity] Un nombre en double : aucun trait
        [perfect] { $lines ->
            [none] d’abord un bonus
            [one] { $lines } trait jusqu’au prochain soleil
           *[other] { $lines } traits de soleil en soleil
        }
       *[super] { $lines ->
            [none] d’abord un bonus
            [one] { $lines } trait
           *[other] { $lines } traits
        }
    }
turn-wrote =
    { $leaves ->
        [0] { $number } en ligne { $row }, colonne { $column }.
        [one] { $number } en ligne { $row }, colonne { $column }, avec { $leaves } feuille.
       *[other] { $number } en ligne { $row }, colonne { $column }, avec { $leaves } feuilles.
    }
turn-choice = Ton choix
turn-row-name =
    { $way ->
        [across] Horizontale, ligne { $line }
       *[down] Verticale, colonne { $column }
    }
turn-bonus-line = Un trait jusqu’au prochain soleil
turn-bonus-leaf = Entourer une feuille
turn-still-free =
    { $left ->
        [one] le dernier
       *[other] encore { $left }
    }
turn-change = Modifier le nombre
turn-less = Un de moins, pour une feuille
turn-more = Un de plus, pour une feuille
turn-no-further = Impossible d’aller plus loin.
turn-as-rolled = tel quel
turn-leaves =
    { $leaves ->
        [one] feuille
       *[other] feuilles
    }
turn-skip = Sauter le dé
turn-skip-brings =
    { $leaf ->
        [yes] { $thorn ->
            [yes] +1 feuille, 1 épine
           *[no] +1 feuille
        }
       *[no] { $thorn ->
            [yes] pas de feuille, 1 épine
           *[no] pas de feuille
        }
    }
turn-skip-waits = Prends d’abord le dé ; on n’en saute qu’un par tour.
turn-take-back = Annuler
turn-take-all-back = Tout annuler
turn-seal = Valider
turn-seal-ready = tout est inscrit
turn-seal-dice =
    { $dice ->
        [one] { $dice } dé à inscrire
       *[other] { $dice } dés à inscrire
    }
turn-seal-row = choisis une rangée
turn-seal-bonus = prends le bonus
turn-sealing = un instant…
turn-sealed = Validé.
turn-waiting-for = On attend { $names }.
turn-time-left = encore { $time }
turn-nudge = Faire signe
turn-nudged = Signe envoyé
turn-let-bot-play = Un bot pour { $name }
turn-others = Les autres
turn-after =
    { $turn ->
        [0] après le départ
       *[other] après le tour { $turn }
    }
turn-state-thinking = réfléchit
turn-state-sealed = a validé
turn-state-bot = un bot joue
turn-state-away = pas là
turn-open-sheet = Ouvrir le tableau
turn-points =
    { $points ->
        [one] point
       *[other] points
    }
turn-sheet-of = Tableau : { $name }
turn-drew =
    { $turn ->
        [0] Dessiné au départ
       *[other] Dessiné au tour { $turn }
    }
turn-this = Ce tour
turn-nothing-yet = Rien n’est encore dessiné.
turn-in-hand =
    { $leaves ->
        [0] En main : { $number }.
        [one] En main : { $number }, avec { $leaves } feuille.
       *[other] En main : { $number }, avec { $leaves } feuilles.
    }
turn-titles = Ton titre
turn-so-far =
    { $points ->
        [one] { $points } point jusqu’ici
       *[other] { $points } points jusqu’ici
    }
turn-rows = Rangées
turn-rows-super = tous différents, un trait par nuage
turn-rows-perfect = des nombres qui se suivent, des traits de soleil en soleil
turn-rows-pity = un nombre en double, aucun trait
turn-would-bring = Ce que cela rapporterait
turn-help = Jouer au clavier
turn-help-intro = Touche un dé, puis un nuage. Rien n’est définitif tant que tu n’as pas validé.
turn-help-dice = prendre un dé
turn-help-leaves = changer le nombre avec une feuille
turn-help-arrows = se déplacer parmi les nuages
turn-help-enter = inscrire le nombre
turn-help-skip = sauter le dé en main
turn-help-back = annuler ; avec Maj, tout annuler
turn-help-seal = valider le tour
turn-help-rules = Lire les règles
turn-help-learn = Apprendre en jouant
turn-key-arrows = Flèches
turn-key-enter = Entrée
turn-key-back = Retour arrière
turn-key-seal = Ctrl + Entrée
turn-home = Reverie, retour à l’accueil
turn-sound-on = Activer le son
turn-sound-off = Couper le son
turn-light = Clair ou sombre
turn-paused = La table est en pause. Ton brouillon est en sécurité.
turn-watching = Tu regardes.
turn-whose = Quel tableau ?
turn-elsewhere = Tu joues sur une autre page. Celle-ci montre ton tableau.
turn-loading = On plie le tableau…

coach-title = Apprendre Daydream
coach-name = Un mot pour toi
coach-guest = Invité
coach-say-dice = On lance deux dés, les mêmes pour tout le monde. Touche l’un d’eux pour le prendre.
coach-say-clouds = Les nuages au bord en pointillé sont ouverts à ton nombre. Au départ, ils le sont tous : touches-en un.
coach-say-second = L’autre dé est maintenant dans ta main. Inscris-le aussi, où tu veux.
coach-say-seal = Pour l’instant, c’est au crayon : tu peux encore annuler. Ça te va ? Valide ton tour.
coach-say-touch = Un nouveau lancer. Désormais, chaque nombre se place à côté d’un nombre déjà inscrit. Prends un dé.
coach-say-leaves = Pas le bon nombre ? Une feuille entourée l’augmente ou le diminue de 1 : appuie sur + ou −.
coach-say-aim = Choisis maintenant un nuage. Sous la fenêtre, tu peux lire ce qu’il rapporterait, avant même d’y inscrire le nombre.
coach-say-rows = Chaque rangée a un point et un soleil. Des nombres tous différents : un trait par nuage. Des nombres qui se suivent : des traits plus longs, de soleil en soleil. Un nombre en double : aucun trait.
coach-say-shelf = Les traits dessinent les objets de l’étagère. Chaque objet terminé vaut un point ; ceux qui portent un cadeau rapportent aussi un bonus.
coach-say-skip = Une fois par tour, tu peux sauter un dé. Tu entoures une feuille, mais en solo cela coûte aussi une épine.
coach-say-again = Utilise ton second dé, puis valide à nouveau.
coach-over = Tu sais tout : remplis des rangées, trace les objets de l’étagère et prends ton temps.
coach-play-on = Continuer
coach-back = Retour à l’accueil
coach-next = Suivant
coach-skip-all = J’en sais assez
coach-count = { $at } sur { $all }

## La fin

end-found = Ta rêverie
end-where =
    { $daily ->
        [yes] Solo · le pliage du jour · { $when }
       *[no] Solo · { $when }
    }
end-where-together = { $players } joueurs · { $when }
end-daily-of = le pliage du jour, { $fold }
end-part-items = Objets
end-part-stars = Étoiles
end-part-moons = Lunes
end-part-polaroids = Polaroids
end-part-notes = Notes
end-part-frames = Cadres
end-part-thorns = Épines
end-thorns =
    { $thorns ->
        [one] { $thorns } épine, chaque paire coûte un point
       *[other] { $thorns } épines, chaque paire coûte un point
    }
end-first-best = Premier résultat avec ce pliage sur cet appareil
end-best = Record battu sur cet appareil (avant : { $before })
end-best-is = Ton record sur cet appareil : { $best }
end-more-for = Encore { $more } pour « { $title } »
end-practice = Entraînement : c’est ton premier résultat du jour qui compte.
end-shelf = Ton étagère
end-shelf-of =
    { $own ->
        [yes] Ton étagère
       *[no] Étagère : { $name }
    }
end-picture =
    L’étagère de « { $fold } » : { $items ->
        [one] { $items } objet terminé
       *[other] { $items } objets terminés
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
end-copy = Copier le texte
end-copied = Copié
end-save-picture = Enregistrer l’image
end-share = Partager
end-next = Et maintenant ?
end-again = Rejouer
end-replay = Revoir
end-to-daily = Pliage du jour
end-another-fold = Un autre pliage
end-winner =
    { $you ->
        [yes] Tu as gagné !
       *[no] { $count ->
            [one] { $names } gagne
           *[other] { $names } partagent la victoire
        }
    }
end-place = Rang
end-breakdown = Les points en détail
end-player = Joueur
end-total = Total
end-highlights = À raconter
end-feat-perfect = Le plus de rangées parfaites : { $names } avec { $count }.
end-feat-longest = La plus longue rangée réussie : { $names } avec { $count } nuages.
end-feat-clean =
    { $count ->
        [one] Pas un seul « dommage » : { $names }, { $count } rangée.
       *[other] Pas un seul « dommage » : { $names }, { $count } rangées.
    }
end-feat-leaves =
    { $count ->
        [one] Le jardin le mieux gardé : { $names }, encore { $count } feuille.
       *[other] Le jardin le mieux gardé : { $names }, encore { $count } feuilles.
    }
end-feat-spent = Le plus de feuilles utilisées : { $names } avec { $count }.
end-rematch = Revanche
end-download = Télécharger la partie
end-verify = Vérifier les dés

## Le jour

daily-title = Le pliage du jour
daily-guest = Invité
daily-about = Aujourd’hui, tout le monde reçoit le même pliage et les mêmes dés.
daily-play = Jouer le pliage du jour
daily-practise = Rejouer pour s’entraîner
daily-not-yet = Pas encore joué
daily-first-counts = Ton premier résultat compte. Ensuite, entraîne-toi autant que tu veux.
daily-result = Ton résultat
daily-look-again = Revoir le tableau
daily-streak =
    { $days ->
        [0] Une nouvelle série commence avec ton premier jour.
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily-next = Prochain pliage dans
daily-next-in = { $hours } h { $minutes } min
daily-before = Les jours précédents
daily-proof = Personne ne peut tricher avec les dés
daily-proof-today = Les dés du jour viennent d’un nombre secret, fixé avant que quiconque joue. Voici son empreinte ; le nombre lui-même sera montré demain.
daily-proof-before = Le nombre secret du { $date }, et l’empreinte affichée ce jour-là :
daily-proof-none = Personne n’a joué hier, il n’y a donc rien à montrer.
daily-seed = Nombre secret
daily-commitment = Empreinte (SHA-256)
