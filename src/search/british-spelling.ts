/** The catalogue has British spelling, but not everybody searches with it. */
export function britishSpelling(word: string): string {
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
