/** The catalogue is written in British spelling; not everybody who searches is. */
export function britishSpelling(word: string): string {
  return spellings.get(word) ?? word
}

/** Singular forms. A map, for any word may be looked up: a plain object knows `constructor` too. */
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
