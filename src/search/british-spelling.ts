/** The catalogue is written in British spelling; not everybody who searches is. */
export function britishSpelling(word: string): string {
  return spellings[word] ?? word
}

/** Singular forms. */
const spellings: Record<string, string> = {
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
}
