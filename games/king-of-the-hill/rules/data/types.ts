/** The shapes of the tables: everything an edition file may correct. */

/** What a god asks: so many of each rune, and groups of equal runes on other dice. An empty quest is the Arena. */
export interface Quest {
  readonly runes: readonly number[]
  readonly groups: readonly number[]
}

/** What a Mission asks: a kind of deed, state or price, and its number. */
export interface Task {
  readonly mission: string
  readonly amount: number
}

/** A God card. Its artifact has the same number; the deck is the number divided by six. */
export interface God extends Task {
  readonly name: string
  readonly arena: boolean
  readonly quest: Quest
}

/** An artifact or superartifact: a named effect and its numbers. */
export interface Artifact {
  readonly name: string
  readonly type: 'active' | 'passive' | 'super'
  readonly effect: string
  readonly amount: number
  /** Reach in tiles; 0 where it has none. */
  readonly range: number
  readonly rewards: number
  readonly secrets: number
  /** What a CRITICAL HIT adds while this is owned; 0: no change. */
  readonly critical: number
}

/** One side of a Guardian card. */
export interface GuardianSide {
  readonly attack: number
  readonly health: number
  readonly weakness: number
  readonly rewards: number
}

/** A Guardian: two sides and one ability. */
export interface Guardian {
  readonly name: string
  readonly ability: string
  /** How much the ability takes or adds, where it is a number. */
  readonly amount: number
  readonly a: GuardianSide
  readonly b: GuardianSide
}

/** A hero: values, the ability from the start, the special one, what unlocks it, the seven Temple cards by kind. */
export interface Hero {
  readonly name: string
  readonly health: number
  readonly attack: number
  readonly ability: string
  readonly amount: number
  readonly special: string
  readonly specialAmount: number
  /** The number of the special ability in the Final battle. */
  readonly finalAmount: number
  readonly needs: string
  readonly temples: readonly number[]
}

/** A Reward card: copies at any table, further copies with four and five players. */
export interface Reward {
  readonly name: string
  readonly copies: number
  readonly more: number
  readonly amount: number
}

/** A Secret card: copies, a named effect, its reach and number. */
export interface Secret {
  readonly name: string
  readonly copies: number
  readonly effect: string
  readonly range: number
  readonly amount: number
}

/** A Monster: tokens and what they do. */
export interface Monster {
  readonly name: string
  readonly tokens: number
  readonly ability: string
  readonly amount: number
  readonly range: number
}

/** Single numbers of the rules. */
export interface Numbers {
  readonly dice: number
  readonly arenaDice: number
  readonly rolls: number
  readonly scouts: number
  /** Speed with 0, 1, 2, 3 artifacts; more are as slow as the last. */
  readonly speed: readonly number[]
  readonly slots: number
  readonly ownVillage: number
  readonly otherVillage: number
  readonly firstTry: number
  readonly missionRewards: number
  readonly missionSecrets: number
  readonly hillRewards: number
  readonly critical: number
  readonly answerCritical: number
  readonly restore: number
  readonly templeTokens: number
  readonly templeHealth: number
  readonly templeAttack: number
  readonly templeRewards: number
  readonly templeSecrets: number
  readonly marketRewards: number
  readonly marketSecrets: number
  readonly sale: number
  readonly forge: number
  readonly templesForSpecial: number
  readonly upgrade: number
  readonly lastRound: number
  readonly finalRounds: number
  readonly monsterHealth: number
  readonly block: number
  readonly quake: number
  readonly smash: number
  readonly controlAttack: number
  /** What each Path needs, and what it needs with a superartifact turned to its lasting side. */
  readonly paths: readonly number[]
  readonly easyPaths: readonly number[]
}

/** The tables of King of the Hill. */
export interface Tables {
  readonly numbers: Numbers
  /** The tiles each camp is linked to. */
  readonly camps: readonly (readonly string[])[]
  /** Village tokens of each rune. */
  readonly villages: readonly number[]
  /** How many faces of the Guardian die: restore, miss, hit, critical. */
  readonly guardianDie: readonly number[]
  /** How many faces of the Monster die: block, quake, smash, ruin, disarm. */
  readonly monsterDie: readonly number[]
  readonly gods: readonly God[]
  /** 36 artifacts in the order of the gods, then six superartifacts in the order of the decks. */
  readonly artifacts: readonly Artifact[]
  readonly guardians: readonly Guardian[]
  readonly heroes: readonly Hero[]
  readonly rewards: readonly Reward[]
  readonly secrets: readonly Secret[]
  readonly monsters: readonly Monster[]
}
