import type { Ability, GodName } from '../names.ts'

/** A god card. `power` is the highest rank of another mythology it defeats; 0 where love is its only power. */
export interface God {
  readonly rank: number
  readonly sex: 'female' | 'male'
  readonly power: number
  readonly ability: Ability
}

const god = (rank: number, sex: God['sex'], power: number, ability: Ability): God => ({
  rank,
  sex,
  power,
  ability,
})

/**
 * The sixty gods. RULES 10. From the book: Tyr is the Norse god of rank 8 and below Odin, Seth is above Toth, Heimdallr's Power
 * reaches Hera, who has Justice and he Ragnarok; rank 1 loves, rank 8 makes war. The rest is reconstructed; the
 * abilities of Horus, Hel, Morana and Ganga were chosen by simulation, so that no mythology has an edge.
 */
export const GOD_CARDS: Readonly<Record<GodName, God>> = {
  aphrodite: god(1, 'female', 0, 'charm'),
  dionysus: god(2, 'male', 8, 'renewal'),
  demeter: god(3, 'female', 8, 'blessing'),
  hermes: god(4, 'male', 8, 'haste'),
  artemis: god(5, 'female', 8, 'triumph'),
  apollo: god(6, 'male', 10, 'prophecy'),
  athena: god(7, 'female', 10, 'aegis'),
  ares: god(8, 'male', 10, 'war'),
  hades: god(9, 'male', 10, 'exile'),
  hera: god(10, 'female', 12, 'justice'),
  poseidon: god(11, 'male', 12, 'flood'),
  zeus: god(12, 'male', 12, 'storm'),

  hathor: god(1, 'female', 0, 'charm'),
  ptah: god(2, 'male', 8, 'renewal'),
  bastet: god(3, 'female', 8, 'insight'),
  tefnut: god(4, 'female', 8, 'fate'),
  toth: god(5, 'male', 8, 'wisdom'),
  anubis: god(6, 'male', 10, 'martyr'),
  seth: god(7, 'male', 10, 'storm'),
  sekhmet: god(8, 'female', 10, 'war'),
  horus: god(9, 'male', 10, 'haste'),
  isis: god(10, 'female', 12, 'blessing'),
  osiris: god(11, 'male', 12, 'resurrection'),
  ra: god(12, 'male', 12, 'majesty'),

  freja: god(1, 'female', 0, 'charm'),
  idunn: god(2, 'female', 8, 'renewal'),
  baldr: god(3, 'male', 8, 'martyr'),
  skadi: god(4, 'female', 8, 'pursuit'),
  freyr: god(5, 'male', 8, 'blessing'),
  hel: god(6, 'female', 10, 'silence'),
  loki: god(7, 'male', 10, 'trickery'),
  tyr: god(8, 'male', 10, 'war'),
  heimdallr: god(9, 'male', 10, 'ragnarok'),
  frigg: god(10, 'female', 12, 'prophecy'),
  thor: god(11, 'male', 12, 'storm'),
  odin: god(12, 'male', 12, 'wisdom'),

  lada: god(1, 'female', 0, 'charm'),
  vesna: god(2, 'female', 8, 'resurrection'),
  jarilo: god(3, 'male', 8, 'martyr'),
  zorya: god(4, 'female', 8, 'foresight'),
  stribog: god(5, 'male', 8, 'haste'),
  morana: god(6, 'female', 10, 'petrify'),
  triglav: god(7, 'male', 10, 'reveal'),
  svetovid: god(8, 'male', 10, 'war'),
  veles: god(9, 'male', 10, 'theft'),
  mokosh: god(10, 'female', 12, 'fate'),
  perun: god(11, 'male', 12, 'storm'),
  dazhbog: god(12, 'male', 12, 'blessing'),

  kama: god(1, 'male', 0, 'charm'),
  lakshmi: god(2, 'female', 8, 'triumph'),
  saraswati: god(3, 'female', 8, 'wisdom'),
  ganesha: god(4, 'male', 8, 'pursuit'),
  ganga: god(5, 'female', 8, 'haste'),
  kali: god(6, 'female', 10, 'exile'),
  indra: god(7, 'male', 10, 'storm'),
  kartikeya: god(8, 'male', 10, 'war'),
  brahma: god(9, 'male', 10, 'blessing'),
  parvati: god(10, 'female', 12, 'haste'),
  shiva: god(11, 'male', 12, 'ragnarok'),
  vishnu: god(12, 'male', 12, 'aegis'),
}
