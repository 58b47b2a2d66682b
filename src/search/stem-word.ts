/** The common stem of the forms of a word: `dive`, `dives` and `diving` are all `div`. */
export function stemWord(plain: string): string {
  if (plain.length < 4 || /\d/.test(plain)) return plain
  const word = britishSpelling(singular(plain))
  return withoutEnding(word)
}

/** Without the ending of a plural. */
export function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('oes')) return word.slice(0, -2)
  return word.endsWith('s') && !/(?:ss|us|is|as)$/.test(word) ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  const ending = ['ing', 'ed'].find((letters) => word.endsWith(letters))
  const stem = ending ? word.slice(0, -ending.length) : ''
  if (stem.length >= 3 && /[aeiouy]/.test(stem)) return undoubled(stem)
  return word.endsWith('e') && word.length > 3 ? word.slice(0, -1) : word
}

/** `running` → `run`, but `filling` → `fill`. */
function undoubled(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}

/** The catalogue has British spelling, but not everybody searches with it. */
function britishSpelling(word: string): string {
  return spellings.get(word) ?? word
}

/** Singular forms. A map, as a plain object also has `constructor`. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminum: 'aluminium',
    center: 'centre',
    chili: 'chilli',
    chile: 'chilli',
    color: 'colour',
    cozy: 'cosy',
    donut: 'doughnut',
    favorite: 'favourite',
    flavor: 'flavour',
    gray: 'grey',
    jewelry: 'jewellery',
    license: 'licence',
    liter: 'litre',
    meter: 'metre',
    mold: 'mould',
    neighbor: 'neighbour',
    neighborhood: 'neighbourhood',
    omelet: 'omelette',
    organize: 'organise',
    pajama: 'pyjama',
    personalized: 'personalised',
    program: 'programme',
    savory: 'savoury',
    theater: 'theatre',
    tire: 'tyre',
    traveler: 'traveller',
    yogurt: 'yoghurt',
  }),
)
