import type { Question } from '../rules/events.ts'

/** What a first game is told the first time each question comes. */
export const LESSONS: Readonly<Partial<Record<Question['key'], string>>> = {
  'ask.patron':
    'A favor is a token of one of the four gods. Kept, it opens the ribbon of that god; spent, it lets you follow another player. Click a pile that glows.',
  'ask.depart':
    'Your Builder goes to one area: day or night of a god. You do the main action, then the ribbon below it if you hold that god’s favor. To begin well, fill your store: Demeter by day, or Zeus by day.',
  'ask.produce':
    'Stone is plentiful, marble scarcer, gold rare. Cities want stone and marble; temples want gold.',
  'ask.cities': 'Every city of yours produces where it stands. A city higher up saves you the climb.',
  'ask.lift':
    'A piece is paid with cubes from its own level, and the higher it stands the more it is worth. Click a cube to carry it up.',
  'ask.shift': 'This moves a cube to any level at once. Click a cube, then its level.',
  'ask.build':
    'Points are the level times the number on the piece: a large temple on level IV gives 16. Click a piece, or a level of the mountain.',
  'ask.favor':
    'Which ribbon will you want next? Two favors of one god also let you keep one while you spend the other.',
  'ask.take': 'Offerings wait in your reserve until you put them on a deity.',
  'ask.offer':
    'Offerings win deities: take one from the line, or from a player with one token more than lies there. Each has a power and points at the end.',
  'ask.place':
    'Reach the value of the next lock and the card is yours for good. The last lock taken ends the game.',
  'ask.follow':
    'You may repeat what another player just did by spending a favor of that god. Good actions are worth it; otherwise pass.',
  'ask.end': 'Before your turn ends you may bring cubes down, but never up. Mostly you simply end the turn.',
}
