/** What things are called in French: the tables. */

/** Mythologies and the dark, after a masculine and after a feminine noun, and several of them. */
export const RUNE_NAMES: Readonly<
  Record<string, { readonly m: string; readonly f: string; readonly letter: string }>
> = {
  greek: { m: 'grec', f: 'grecque', letter: 'G' },
  egyptian: { m: 'égyptien', f: 'égyptienne', letter: 'E' },
  norse: { m: 'nordique', f: 'nordique', letter: 'N' },
  slavic: { m: 'slave', f: 'slave', letter: 'S' },
  hindu: { m: 'hindou', f: 'hindoue', letter: 'H' },
  dark: { m: 'des ténèbres', f: 'des ténèbres', letter: 'T' },
}

/** Names without an article: heroes, gods, Monsters. */
export const PROPER_NAMES: Readonly<Record<string, string>> = {
  heracles: 'Héraclès',
  artemis: 'Artémis',
  poseidon: 'Poséidon',
  hades: 'Hadès',
  ares: 'Arès',
  tefnut: 'Tefnout',
  toth: 'Thot',
  ra: 'Rê',
  freja: 'Freyja',
  heimdallr: 'Heimdall',
  jarilo: 'Iarilo',
  veles: 'Vélès',
  perun: 'Péroun',
  ganesha: 'Ganesh',
  vishnu: 'Vishnou',
  fujin: 'Fûjin',
  morrigan: 'Morrigane',
  hydra: 'l’Hydre',
  'zmey-gorynych': 'Zmeï Gorynytch',
}

/** Guardians, with the article. */
export const GUARDIAN_NAMES: Readonly<Record<string, string>> = {
  harpy: 'la Harpie',
  sphinx: 'le Sphinx',
  valkyrie: 'la Valkyrie',
  lisovyk: 'le Lisovyk',
  naga: 'le Naga',
  'deep-one': 'le Profond',
}

/** Artifacts, with the article where they have one. */
export const ARTIFACT_NAMES: Readonly<Record<string, string>> = {
  'silver-bow': 'l’Arc d’argent',
  'trident-of-the-seas': 'le Trident des mers',
  'girdle-of-charm': 'la Ceinture de charme',
  'helm-of-darkness': 'le Casque d’ombre',
  'lightning-bolt': 'la Foudre',
  'spear-of-war': 'la Lance de guerre',
  sistrum: 'le Sistre',
  'dew-chalice': 'le Calice de rosée',
  'book-of-toth': 'le Livre de Thot',
  'was-sceptre': 'le Sceptre ouas',
  'sun-disk': 'le Disque solaire',
  'eye-of-horus': 'l’Œil d’Horus',
  brisingamen: 'le Brisingamen',
  gjallarhorn: 'le Gjallarhorn',
  'mask-of-loki': 'le Masque de Loki',
  'gate-of-helheim': 'la Porte de Helheim',
  gungnir: 'Gungnir',
  mjolnir: 'Mjöllnir',
  'living-water': 'l’Eau vive',
  'wreath-of-lada': 'la Couronne de Lada',
  'white-horse': 'le Cheval blanc',
  'gusli-of-veles': 'le Gousli de Vélès',
  'axe-of-perun': 'la Hache de Péroun',
  'dar-zoru': 'le Dar Zoru',
  'broken-tusk': 'la Défense brisée',
  'lotus-of-parvati': 'le Lotus de Parvati',
  vajra: 'le Vajra',
  trishula: 'le Trishula',
  'sudarshana-chakra': 'le Chakra Sudarshana',
  'garland-of-skulls': 'la Guirlande de crânes',
  'bag-of-winds': 'le Sac des vents',
  'comb-of-sedna': 'le Peigne de Sedna',
  'oshe-of-shango': 'l’Oshé de Shango',
  'staff-of-kukulkan': 'le Bâton de Kukulkan',
  'tablet-of-destinies': 'la Tablette des destins',
  'raven-cloak': 'la Cape du corbeau',
  'aegis-of-olympus': 'l’Égide de l’Olympe',
  'ankh-of-eternity': 'l’Ankh d’éternité',
  draupnir: 'Draupnir',
  'needle-of-koshchei': 'l’Aiguille de Kochtcheï',
  brahmastra: 'le Brahmastra',
  necronomicon: 'le Necronomicon',
}

/** The heroes' abilities, plain and special. */
export const ABILITY_NAMES: Readonly<Record<string, string>> = {
  'mighty-blow': 'Coup puissant',
  'reader-of-runes': 'Lecteur de runes',
  'dragon-blood': 'Sang du dragon',
  'flying-mortar': 'Mortier volant',
  'true-aim': 'Visée juste',
  'twelve-labours': 'Douze travaux',
  granaries: 'Greniers',
  undying: 'Immortel',
  cauldron: 'Chaudron',
  'divine-armoury': 'Arsenal divin',
}

/** Reward and Secret cards. */
export const CARD_NAMES: Readonly<Record<string, string>> = {
  'gold-1': '1 pièce d’or',
  'gold-2': '2 pièces d’or',
  'gold-3': '3 pièces d’or',
  healing: 'Potion de soin',
  strength: 'Potion d’attaque',
  're-roll': 'Relance',
  'rune-greek': 'Rune grecque',
  'rune-egyptian': 'Rune égyptienne',
  'rune-norse': 'Rune nordique',
  'rune-slavic': 'Rune slave',
  'rune-hindu': 'Rune hindoue',
  'any-rune': 'Rune au choix',
  'two-runes': 'Deux runes',
  'dark-rune': 'Rune des ténèbres',
  'golden-bow': 'Arc d’or',
  'golden-scarab': 'Scarabée d’or',
  'golden-horn': 'Cor d’or',
  'golden-axe': 'Hache d’or',
  'golden-flute': 'Flûte d’or',
  'golden-idol': 'Idole d’or',
  doppelganger: 'Sosie',
  'false-prophet': 'Faux Prophète',
  'new-faith': 'Foi nouvelle',
  vandalism: 'Vandalisme',
  timewalk: 'Marche du temps',
  trap: 'Piège',
  'voodoo-doll': 'Poupée vaudou',
  'thiefs-glove': 'Gant du voleur',
  'secret-path': 'Sentier secret',
  mirage: 'Mirage',
  oracle: 'Oracle',
  'curse-of-weakness': 'Malédiction de faiblesse',
  fog: 'Brouillard',
  'second-wind': 'Second souffle',
  barter: 'Troc',
  spy: 'Espion',
}

/** Temples, with the article and in a word. */
export const TEMPLE_NAMES: Readonly<Record<string, { readonly name: string; readonly word: string }>> = {
  attack: { name: 'Temple de l’Attaque', word: 'Attaque' },
  health: { name: 'Temple de la Santé', word: 'Santé' },
  rewards: { name: 'Temple des Récompenses', word: 'Récompenses' },
  secrets: { name: 'Temple des Secrets', word: 'Secrets' },
  market: { name: 'Marché', word: 'Marché' },
}

/** The Paths that break the Seal. */
export const PATH_NAMES: Readonly<Record<string, string>> = {
  wealth: 'la Voie de la Richesse',
  champion: 'la Voie du Champion',
  faith: 'la Voie de la Foi',
  harmony: 'la Voie de l’Harmonie',
}

/** What an attack comes to. */
export const RESULT_NAMES: Readonly<Record<string, string>> = {
  hit: 'TOUCHÉ',
  evade: 'ESQUIVE',
  critical: 'COUP CRITIQUE',
  'hit-evade': 'TOUCHÉ et ESQUIVE',
  miss: 'RATÉ',
}

/** The faces of the Guardian die. */
export const ANSWER_NAMES: Readonly<Record<string, string>> = {
  restore: 'SOIN',
  miss: 'RATÉ',
  hit: 'TOUCHÉ',
  critical: 'CRITIQUE',
}
