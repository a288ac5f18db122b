import type { Arena } from '../arena.ts'
import { copiesAgree, lookingChangesNothing, plainJson, replayAgrees } from './copies.ts'
import { damageIsCaught } from './damage.ts'
import { conserved, ends, everyMovePlays, neverStuck, noDuplicates, onlyActors, weights } from './flow.ts'
import { soundsAsItLooks } from './hearing.ts'
import { badEditions, badSetups, standardEdition } from './input.ts'
import { leaving } from './leaving.ts'
import { picksAreSecret, picksCommute } from './picks.ts'
import { everyEndingRecorded, everythingReached, recordsVerify } from './reach.ts'
import {
  fairEvaluation,
  guessGuesses,
  guessLooksTrue,
  guessRestsOnKnowledge,
  guessStaysTrue,
  undoTeachesNothing,
} from './secrets.ts'
import { undoIsReplay } from './undo.ts'
import { drawings, notation, questions, refusals, sentences } from './words.ts'

/** A law of play: throws where a game breaks it. */
export type Law = (arena: Arena) => void

/** Every law, by the name its test has. */
export const LAWS = {
  'whoever must act has a move': neverStuck,
  'no move is listed twice': noDuplicates,
  'only those who must act have moves': onlyActors,
  'outcomes of chance have positive weights': weights,
  'every listed move can be played': everyMovePlays,
  'the laws of the game hold after every move': conserved,
  'every game ends, in time and in one of its ways': ends,
  'copies, stored positions and the original stay equal': copiesAgree,
  'the log alone gives the position': replayAgrees,
  'looking changes nothing': lookingChangesNothing,
  'positions, views and events are plain JSON': plainJson,
  'taking back is never having decided': undoIsReplay,
  'what can be taken back has shown nothing hidden': undoTeachesNothing,
  'a seat cannot tell a guess from the truth': guessLooksTrue,
  'a guess rests on what the seat knows and on the dice': guessRestsOnKnowledge,
  'a guess still looks true after the same moves': guessStaysTrue,
  'what looks the same to a seat sounds the same': soundsAsItLooks,
  'secrets are guessed afresh': guessGuesses,
  'the evaluation knows no more than the seat': fairEvaluation,
  'simultaneous picks may arrive in any order': picksCommute,
  'nobody sees a pick before the last has arrived': picksAreSecret,
  'a player may leave at any moment': leaving,
  'notation is read back as written, the unknown refused': notation,
  'every question has a sentence and a rule': questions,
  'every event, move, ending and score line has a sentence': sentences,
  'every refusal says why, by which rule': refusals,
  'the table can be drawn for all eyes': drawings,
  'wrong seats and options are refused': badSetups,
  'the standard edition is plain and frozen': standardEdition,
  'a wrong edition is refused, naming the place': badEditions,
  'a damaged position is caught': damageIsCaught,
  'every golden record is true': recordsVerify,
  'every ending has a golden record': everyEndingRecorded,
  'every verb, thing and ending is reached': everythingReached,
} satisfies Record<string, Law>

/** The name of a law. */
export type LawName = keyof typeof LAWS
