import type { Concept } from './concept.ts'

/** Words that people in Singapore use for places. */
const places: readonly Concept[] = [
  { same: 'online, website', asks: 'e commerce, online shop' },
  { same: 'ang mo kio', asks: 'amk' },
  { same: 'toa payoh', asks: 'tpy' },
  { same: 'jurong east, jurong', asks: 'je, jem, jurong point' },
  { same: 'boon lay', asks: 'jurong west' },
  { same: 'bukit panjang', asks: 'bp, bpj' },
  { same: 'choa chu kang', asks: 'cck' },
  { same: 'holland village', asks: 'holland v, hv' },
  { same: 'dhoby ghaut', asks: 'dg, dhoby gaut, plaza sing' },
  { same: 'city hall', asks: 'cityhall' },
  { same: 'tanjong pagar', asks: 'tp, tanjung pagar' },
  { same: 'raffles place', asks: 'rp' },
  { same: 'tiong bahru', asks: 'tb' },
  { same: 'pasir ris', asks: 'pr' },
  { same: 'gardens by the bay', asks: 'gbtb, supertree' },
  { same: 'harbourfront', asks: 'vivo, sentosa' },
  { same: 'buona vista, one north', asks: 'bv, onenorth, biopolis, fusionopolis' },
  { same: 'marine parade, katong, joo chiat', asks: 'i12' },
  { same: 'siglap, east coast', asks: 'ecp' },
  { same: 'serangoon', asks: 'nex' },
  { same: 'paya lebar', asks: 'plq' },
  { same: 'changi airport, changi', asks: 'airport, jewel' },
  { same: 'napier, dempsey' },
  { same: 'thanggam, seletar, seletar aerospace' },
  { same: 'kampong gelam, haji lane, arab street' },
  { same: 'orchard, somerset, orchard road', asks: 'town, ion' },
  { same: 'marina south pier, marina bay', asks: 'mbs, bayfront' },
  { same: 'bras basah, bencoolen', asks: 'bb' },
  {
    same: 'cbd',
    says: 'raffles place, tanjong pagar, telok ayer',
    asks: 'downtown, shenton way, financial district',
  },
  { same: 'woodlands', says: 'kranji', asks: 'jb, johor, johor bahru, causeway' },
  {
    says: 'clementi, jurong east, boon lay, lakeside, chinese garden',
    asks: 'west side, the west, westie',
  },
  {
    says: 'tampines, bedok, pasir ris, siglap, expo, marine parade',
    asks: 'east side, the east, eastie',
  },
  { says: 'yishun, woodlands, kranji, springleaf', asks: 'north side, the north' },
  { says: 'punggol, sengkang, hougang, serangoon, kovan', asks: 'north east, northeast' },
]

export const placeConcepts: readonly Concept[] = places.map((concept) => ({
  ...concept,
  isPlace: true,
}))
