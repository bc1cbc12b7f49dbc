# Ce qui se lit sur les pages qui n’appartiennent à aucun jeu.

close = Fermer
rule = Règle { $rule }
refused-unknown = Cela n’a pas marché ({ $code }). Recharge la page et réessaie.
no-answer = Le serveur ne répond pas. Vérifie ta connexion et réessaie.

## Les jeux en quelques mots

game-when_i_dream = When I Dream
game-daydream = Daydream
lure-when_i_dream = L’un de vous dort. Les autres lui chuchotent un mot chacun, et certains mentent.
lure-daydream = Lance deux dés, remplis les nuages, dessine ce qui passe.
who-when_i_dream = De 4 à 10 amis
who-daydream = En solo ou jusqu’à 5
time-when_i_dream = 45 minutes
time-daydream = 10 minutes
start-when_i_dream = Lancer une soirée
start-daydream = Choisir et jouer
choose-daydream = Choisir un pliage
begin-when_i_dream = Lancer la première Nuit
begin-daydream = Lancer les dés

## La page d’accueil

home-title = Deux jeux de rêve entre amis
home-motto = Deux jeux de rêve entre amis.
home-motto-more = Pas de compte, juste un lien.
start = Jouer
play-now = Jouer
daily = Pliage du jour
guest = Invité
go-on-at = Reprendre : { $game }, table { $table }
invited = On t’invite ?
invited-how = Tape le code de ta table.
code-of-table = Code de la table
join = Rejoindre
where-to = Pages
home = Accueil
how-to-play = Comment jouer
open-tables = Tables ouvertes
my-tables = Mes tables
preferences = Ton appareil
preferences-open = { $language }. Langue, lumière et son
keys = Touches simples
keys-why = Une lettre ou un chiffre joue aussitôt, comme 1 et 2 pour les dés.

## Menu

menu = Menu
language = Langue
light = Lumière
light-auto = Comme l’appareil
light-light = Jour
light-dark = Nuit
sound = Son
people = Autour de la table
rename-yourself = Changer de nom
your-name = Ton nom
log = Ce qui s’est passé
log-empty = Il ne s’est rien passé depuis ton arrivée.
log-hushed = Quelqu’un rêve, et rien n’est dit deux fois. Le récit reprendra au matin.
pause = Pause
go-on = Continuer
play-again = Rejouer ensemble
watch-again = Revoir la partie
rules = Les règles
leave = Quitter la table
leave-really =
    { $playing ->
        [yes] Un bot jouera pour toi jusqu’à ton retour.
       *[no] Ta place sera libre pour quelqu’un d’autre.
    }
erase = Supprimer la table
erase-really = Il ne restera rien de cette table, pour personne.
no-keep = Finalement, non

## Inviter

invite-friends = Inviter des amis
invite-text = Viens jouer ! Notre table : { $table }
copy-link = Copier le lien
copied = Copié
copy-by-hand = Ce navigateur ne copie pas tout seul. Voici le lien :
qr-of-table = Code QR qui ouvre cette table

## Une place déménage

move-seat = Passer sur un autre appareil
move-how = Scanne ce code avec l’autre appareil. Tu joueras là-bas, et celui-ci ne fera plus que regarder.
move-left =
    { $seconds ->
        [one] Valable encore une seconde.
       *[other] Valable encore { $seconds } secondes.
    }
move-over = Ce code a expiré.
move-again = Créer un nouveau code
qr-of-seat = Code QR pour passer sur un autre appareil

## Les gens

seats = Places
state-you = toi
state-host = hôte
state-away = pas là
state-ready = feu vert donné
state-not-ready = se prépare
state-bot = bot, { $level }
state-bot-plays = un bot joue à sa place
hand-over = Nommer hôte
remove-person = Exclure
remove-really = { $player } devra quitter la table.
remove-bot = Retirer le bot
let-bot-play = Laisser jouer un bot
vote-remove = Voter son exclusion
vote-back = Retirer mon vote
votes-remove =
    { $votes ->
        [one] Une personne souhaite son départ.
       *[other] { $votes } personnes souhaitent son départ.
    }
watchers =
    { $watchers ->
        [one] Une personne regarde.
       *[other] { $watchers } personnes regardent.
    }

## Bots

bot-level-random = dans la lune
bot-level-plain = solide
bot-plays = Sa façon de jouer
bot-names = Hibou, Renard, Hérisson, Chouette, Papillon, Blaireau, Loir, Rossignol, Fouine, Luciole
add-a-bot = ajouter un bot
free-seat = Libre

## Parler

chat = Discussion
chat-open =
    { $unread ->
        [0] Discussion
        [one] Discussion, un nouveau message
       *[other] Discussion, { $unread } nouveaux messages
    }
chat-empty = Personne n’a encore rien dit.
chat-line = Dis quelque chose
chat-watching = Tu regardes. Pour écrire, il faut une place à la table.
chat-hushed = Quelqu’un rêve, alors la discussion se tait. Les autres peuvent quand même faire des signes.
send = Envoyer
typing =
    { $number ->
        [one] { $players } écrit…
       *[other] { $players } écrivent…
    }
signs = Signes
sign-yes = Oui
sign-no = Non
sign-laugh = Rire
sign-applause = Bravo
sign-heart = Cœur
sign-think = Je réfléchis
sign-hurry = Plus vite
sign-sorry = Pardon
made-sign = { $player } : { $sign }

## La connexion

strip-lost = La connexion est coupée. Elle reviendra toute seule ; rien n’est perdu.
strip-back = Te revoilà en ligne.
strip-stopping = Le serveur s’absente un instant. Rien n’est perdu.
strip-looks-on = Tu joues déjà sur une autre page ou un autre appareil.
strip-paused = La table est en pause.
strip-rematch = On remet ça, avec les mêmes personnes.
play-here = Jouer ici
go-there = Y aller
turned-away = Loin de la table
away-left = Tu as quitté la table.
away-removed = Tu as dû quitter cette table.
away-erased = La table a été supprimée. Il n’en reste rien.
did-not-work = Cela n’a pas marché
to-the-table = Aller à la table
come-back = Revenir

## Avant la partie

at-table = Table { $table }
arrive-title = Prends place pour { $game }
arrive-who =
    { $number ->
        [0] Personne n’est encore là. Langue de la table : { $language }.
        [one] { $players } est là. Langue de la table : { $language }.
       *[other] { $players } sont là. Langue de la table : { $language }.
    }
arrive-full = Toutes les places sont prises.
sit-down = Prendre place
just-watch = Juste regarder
lobby-rules-night = Les règles de ce soir
lobby-rules-morning = Les règles du jour
preset = Ambiance
preset-by-the-book = À la lettre
preset-relaxed = Détendue
preset-calm = Au calme
preset-with-a-clock = Contre la montre
preset-our-own = Nos réglages
preset-why-by-the-book = Cinq secondes par indice, deux minutes par Nuit, un arbitre strict.
preset-why-relaxed = Plus de temps pour tout, et un arbitre qui laisse réessayer.
preset-why-calm = Chacun prend le temps qu’il lui faut.
preset-why-with-a-clock = Une minute et demie par tour.
preset-why-our-own = Réglés à la main, ci-dessous.
words-language = Langue de la table
words-language-why = Celle des cartes, des indices et des bots. Chacun peut lire la page dans la sienne.
who-may-come = Qui peut venir
set-public = Ouverte à tous
set-public-why = La table figure dans la liste des tables ouvertes. Sinon, seul le lien y mène.
set-watchable = Spectateurs
set-watchable-why = On peut regarder sans jouer, mais sans rien voir de plus que le joueur qui en sait le moins.
set-polite = Masquer les mots grossiers
set-polite-why = Dans les noms et la discussion.
only-host-changes = C’est l’hôte qui choisit les règles.
lobby-waits =
    { $number ->
        [one] { $players } se prépare encore.
       *[other] { $players } se préparent encore.
    }
lobby-needs =
    { $number ->
        [one] Il manque une personne : un bot complétera.
       *[other] Il manque { $number } personnes : des bots compléteront.
    }
lobby-free =
    { $number ->
        [one] Une place libre : un bot peut la prendre, ou { $players ->
            [1] joue en solo
           *[other] jouez à { $players }
        }.
       *[other] { $number } places libres : des bots peuvent les prendre, ou { $players ->
            [1] joue en solo
           *[other] jouez à { $players }
        }.
    }
lobby-full = Tout le monde est là.
lobby-host-begins = { $host } lance la partie quand tout le monde est prêt.
i-am-ready = Donner mon feu vert
not-ready-yet = Retirer mon feu vert

## Ouvrir une table

how-many = Combien serez-vous ?
how-many-why = Des bots peuvent occuper les places qui restent vides.
open-table = Ouvrir la table
open-table-why = Tu reçois un lien et un code pour tes amis.

## Listes de tables

open-tables-why = Tout le monde peut s’asseoir à ces tables.
open-tables-none = Aucune table n’est ouverte à tous en ce moment. Ouvres-en une !
refresh = Actualiser
my-tables-why = Les tables où cet appareil a une place. Personne d’autre ne voit cette liste.
my-tables-none = Cet appareil n’a encore de place à aucune table.
nobody-yet = Encore personne
phase-gathering = attend du monde
phase-playing = en cours
phase-over = finie
phase-gone = n’existe plus
phase-unknown = pas encore vérifiée
won-by = Victoire : { $players }
look = Voir
forget = Oublier

## Salons

in-room = Salon { $room }
in-room-why = Toute table ouverte ici reste dans cette liste. L’adresse du salon ne change jamais.
in-room-none = Aucune table n’a encore été ouverte ici.
no-room-yet = Il n’y a pas encore de salon « { $room } ». Ouvre-le, et ce nom sera à toi et à tes amis.
open-room = Ouvrir le salon
open-in-room = Nouvelle table : { $game }

## Comment jouer

how-intro = Deux jeux, une minute chacun. Le reste s’apprend en jouant : ce qui n’est pas permis est expliqué.
how-1-when_i_dream = L’un de vous met le masque et rêve. Tous les autres sont des esprits, en secret : Fée, Croque-Mitaine ou Marchand de Sable.
how-2-when_i_dream = Une carte montre un mot. Chacun à son tour, les esprits donnent un indice d’un seul mot, et le Rêveur devine.
how-3-when_i_dream = Les Fées veulent des réponses justes, les Croque-Mitaines des fausses, les Marchands de Sable autant des deux.
how-4-when_i_dream = Quand le sablier est vide, le Rêveur raconte son rêve. Puis les masques tombent et on compte les points.
how-1-daydream = On lance deux dés, les mêmes pour tous. Inscris les deux nombres dans des nuages vides, à côté d’un nuage rempli.
how-2-daydream = Une rangée remplie de nombres tous différents donne des traits de point en point ; si les nombres se suivent, de soleil en soleil.
how-3-daydream = Les traits dessinent les objets de l’étagère. Chaque objet terminé vaut un point.
how-4-daydream = Une feuille change un nombre de 1. Saute un dé pour gagner une feuille ; en solo, cela coûte une épine.
learn-by-doing = Apprendre en jouant
read-rules = Lire les règles
how-rooms = Salons
how-rooms-why = Un groupe qui joue souvent peut avoir un salon : un nom qui reste, avec toutes ses tables.
how-rooms-field = Nom du salon
how-rooms-go = Entrer

## Quand il manque quelque chose

loading = Un instant…
nowhere = Rien que des nuages
nowhere-why = Il n’y a rien à cette adresse.
offline = Pas de connexion
offline-why = Reverie n’arrive pas à joindre son serveur. Tes parties y sont en sécurité ; cette page réessaie toute seule.
try-again = Réessayer
