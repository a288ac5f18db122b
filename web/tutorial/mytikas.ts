import type { Beat, Page, Script } from './lesson.ts'

const bot = (move: string): Beat => ({ by: 'bot', move })
const you = (move: string | null, ...pages: readonly Page[]): Beat => ({ by: 'you', move, pages })
const page = (at: string, en: string, fr: string): Page => ({ at, say: { en, fr } })

/** Three turns of Mytikas that meet everything once: following, climbing, building, a ribbon, a deity. */
export const script: Script = {
  game: 'mytikas',
  secret: 'the first lesson 1564',
  bots: ['Kleon', 'Theano'],
  beats: [
    you(
      'favor demeter',
      page(
        'mountain',
        'This is Olympus. You raise cities and temples on its four levels, and the higher a piece stands, the more it is worth.',
        'Voici l’Olympe. Vous élevez des cités et des temples sur ses quatre niveaux ; plus une pièce est haute, plus elle rapporte.',
      ),
      page(
        'player-board',
        'This is your store: cubes of stone, marble and gold, on the same four levels. Beside it wait your seven pieces, with what they cost and what they give.',
        'Voici votre réserve : des cubes de pierre, de marbre et d’or, sur les mêmes quatre niveaux. À côté attendent vos sept pièces, avec leur coût et ce qu’elles donnent.',
      ),
      page(
        'pile demeter',
        'Everyone starts with the favor of one god. What glows can be clicked: take Demeter’s.',
        'Chacun commence avec la faveur d’un dieu. Ce qui brille se clique : prenez celle de Déméter.',
      ),
    ),
    bot('favor poseidon'),
    bot('favor zeus'),
    bot('go demeter-day'),
    bot('produce 2'),
    you(
      'follow demeter day',
      page(
        'area demeter-day',
        'Kleon sent his Builder to Demeter by day and produced cubes. You hold Demeter’s favor: spend it to follow and do the same.',
        'Kleon a envoyé son Bâtisseur chez Déméter, de jour, et a produit des cubes. Vous avez la faveur de Déméter : dépensez-la pour le suivre et faire de même.',
      ),
    ),
    you(
      'produce 2',
      page(
        'tray',
        'Three ways to produce. Take 2 stone and 1 marble: exactly what a minor city costs.',
        'Trois façons de produire. Prenez 2 pierres et 1 marbre : le prix exact d’une petite cité.',
      ),
    ),
    bot('go zeus-day'),
    bot('produce 3'),
    bot('pass'),
    you(
      'go hades-day',
      page(
        'area hades-day',
        'Your turn: your Builder goes to a free area. You could build at once, but only on level I, where your cubes are. Go to Hades by day: four arrows carry cubes up.',
        'À vous : votre Bâtisseur va dans une zone libre. Vous pourriez bâtir tout de suite, mais au niveau I, là où sont vos cubes. Allez chez Hadès, de jour : quatre flèches montent des cubes.',
      ),
    ),
    you(
      'up stone 1',
      page(
        'cube stone 1',
        'Carry a stone from level I to II.',
        'Montez une pierre du niveau I au niveau II.',
      ),
    ),
    you('up stone 1', page('cube stone 1', 'And another one.', 'Et encore une.')),
    you('up marble 1', page('cube marble 1', 'Now the marble.', 'Maintenant le marbre.')),
    you(
      'up stone 1',
      page(
        'cube stone 1',
        'One arrow is left: a third stone.',
        'Il reste une flèche : une troisième pierre.',
      ),
    ),
    you(
      'end',
      page(
        'tray',
        'Cubes may always come down, never up without arrows. You keep yours where they are: end the turn.',
        'Les cubes peuvent toujours descendre, jamais monter sans flèches. Gardez les vôtres où ils sont : terminez le tour.',
      ),
    ),
    bot('go poseidon-day'),
    bot('pass'),
    bot('go demeter-day'),
    bot('produce 3'),
    bot('pass'),
    you(
      'go demeter-night',
      page(
        'area demeter-night',
        'By night Demeter builds cities. Send your Builder there.',
        'De nuit, Déméter bâtit des cités. Envoyez-y votre Bâtisseur.',
      ),
    ),
    you(
      'build minor-city-2 2',
      page(
        'slot minor-city-2',
        'A piece is paid from the level it is built on. Your cubes lie on level II, so this city counts 1 × 2 points. Its slot also gives a favor.',
        'Une pièce se paie au niveau où on la bâtit. Vos cubes sont au niveau II : cette cité compte 1 × 2 points. Son emplacement donne aussi une faveur.',
      ),
    ),
    you(
      'favor demeter',
      page(
        'pile demeter',
        'Take Demeter’s favor again. As long as you keep it, it opens the ribbon under Demeter’s actions: a second action for you alone.',
        'Reprenez la faveur de Déméter. Tant que vous la gardez, elle ouvre le ruban sous les actions de Déméter : une seconde action, pour vous seul.',
      ),
    ),
    you(
      'move stone 2 4',
      page(
        'cube stone 2',
        'And the ribbon is open: move one cube to any level. Send this stone to the summit, for later.',
        'Et le ruban est ouvert : déplacez un cube vers n’importe quel niveau. Envoyez cette pierre au sommet, pour plus tard.',
      ),
    ),
    you(
      'end',
      page(
        'score',
        'The points now stand beside every name; a click opens the score sheet. End your turn.',
        'Les points du moment sont à côté de chaque nom ; un clic ouvre la feuille de points. Terminez votre tour.',
      ),
    ),
    bot('pass'),
    bot('go zeus-day'),
    bot('produce 2'),
    bot('up stone 1'),
    bot('up marble 1'),
    bot('end'),
    bot('go hades-night'),
    bot('take'),
    bot('pass'),
    you(
      'go poseidon-day',
      page(
        'deities',
        'Deities have powers and give points. You win them with offerings. Yours, Aphrodite, opens the ribbons of Poseidon even without his favor.',
        'Les divinités ont des pouvoirs et rapportent des points. On les gagne par des offrandes. La vôtre, Aphrodite, ouvre les rubans de Poséidon même sans sa faveur.',
      ),
      page(
        'area poseidon-day',
        'So go to Poseidon by day: two offerings, and with the ribbon you make one at once.',
        'Allez donc chez Poséidon, de jour : deux offrandes, et grâce au ruban vous en faites une aussitôt.',
      ),
    ),
    you(
      'offer athena',
      page(
        'card athena',
        'Athena lies in the line. She makes temples cheaper and gives 3 points for each temple. Choose her.',
        'Athéna est dans la rangée. Elle rend les temples moins chers et donne 3 points par temple. Choisissez-la.',
      ),
    ),
    you(
      'place 2',
      page(
        'tray',
        'Two offerings: whoever wants her must now bring three. With as many as the next lock says, she would be yours for good.',
        'Deux offrandes : qui la veut doit maintenant en apporter trois. Avec autant que l’indique le prochain verrou, elle serait à vous pour de bon.',
      ),
    ),
    you(
      null,
      page(
        'levels-full',
        'The game ends when three levels are full, when the last lock is taken, or when someone has built all seven pieces. Whoever has most points wins.',
        'La partie finit quand trois niveaux sont pleins, quand le dernier verrou est pris, ou quand quelqu’un a bâti ses sept pièces. Le plus de points gagne.',
      ),
      page(
        'prompt',
        'That is all you need. Point at anything that does not glow and it says why; Hint tells what a bot would do. The game is yours.',
        'Vous savez tout. Pointez ce qui ne brille pas : il dit pourquoi ; Conseil dit ce que ferait un robot. La partie est à vous.',
      ),
    ),
  ],
}
