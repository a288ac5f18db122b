import type { Artifact } from './types.ts'

type Details = Partial<Omit<Artifact, 'name' | 'type' | 'effect' | 'amount'>>

const make =
  (type: Artifact['type']) =>
  (name: string, effect: string, amount = 0, details: Details = {}): Artifact => ({
    name,
    type,
    effect,
    amount,
    range: 0,
    rewards: 0,
    secrets: 0,
    critical: 0,
    ...details,
  })

const active = make('active')
const passive = make('passive')
const mighty = make('super')

/** In the order of the gods who give them, then the superartifacts. Only Dar Zoru's name stands in the rulebook. */
export const ARTIFACTS: readonly Artifact[] = [
  active('silver-bow', 'damage', 3),
  active('trident-of-the-seas', 'silence'),
  passive('girdle-of-charm', 'welcome', 2),
  active('helm-of-darkness', 'hide'),
  active('lightning-bolt', 'bolt', 4),
  passive('spear-of-war', 'attack', 2),
  active('sistrum', 'supplies', 0, { rewards: 2 }),
  passive('dew-chalice', 'brew', 5),
  active('book-of-toth', 'turn-die'),
  active('was-sceptre', 'wither', 3, { range: 2 }),
  active('sun-disk', 'restore-all'),
  passive('eye-of-horus', 'rolls', 1),
  active('brisingamen', 'supplies', 0, { rewards: 1, secrets: 1 }),
  passive('gjallarhorn', 'horn', 1),
  active('mask-of-loki', 'swap', 0, { range: 3 }),
  active('gate-of-helheim', 'gate', 3),
  active('gungnir', 'sure-critical'),
  passive('mjolnir', 'attack', 1, { critical: 4 }),
  active('living-water', 'supplies', 5),
  active('wreath-of-lada', 'one-more-roll', 1),
  passive('white-horse', 'speed', 1),
  active('gusli-of-veles', 'pilfer', 0, { range: 2 }),
  active('axe-of-perun', 'fury', 3),
  passive('dar-zoru', 'sight', 3, { range: 2 }),
  passive('broken-tusk', 'nudge', 1),
  active('lotus-of-parvati', 'supplies', 3, { rewards: 1 }),
  active('vajra', 'make-hit'),
  active('trishula', 'double'),
  active('sudarshana-chakra', 'damage', 4),
  passive('garland-of-skulls', 'trophy', 2, { rewards: 1 }),
  active('bag-of-winds', 'wind', 1, { range: 2 }),
  active('comb-of-sedna', 'comb', 4),
  active('oshe-of-shango', 're-roll'),
  active('staff-of-kukulkan', 'haste', 2),
  passive('tablet-of-destinies', 'fate'),
  passive('raven-cloak', 'veil', 1),
  mighty('aegis-of-olympus', 'aegis'),
  mighty('ankh-of-eternity', 'restore-all', 0, { rewards: 3 }),
  mighty('draupnir', 'renew'),
  mighty('needle-of-koshchei', 'cripple', 1),
  mighty('brahmastra', 'sure-strike', 12),
  mighty('necronomicon', 'moon', 2),
]
