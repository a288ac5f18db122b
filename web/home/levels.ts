/** How well bots can play; a test holds it against the bots themselves. */
export const LEVELS = ['mortal', 'hero', 'demigod', 'olympian'] as const

/** How well a bot plays. */
export type Level = (typeof LEVELS)[number]
