import { editDistance } from '#lib/node/edit-distance.ts'
import { type Station, stations } from '#lib/stations.ts'
import { findCodedStation } from './station-codes.ts'

/** Short forms and malls that people name instead of the station. */
const shortForms: Readonly<Record<string, string>> = {
  airport: 'changiairport',
  amk: 'angmokio',
  amkhub: 'angmokio',
  bedokmall: 'bedok',
  bugisjunction: 'bugis',
  btbatok: 'bukitbatok',
  bttimah: 'beautyworld',
  causewaypoint: 'woodlands',
  cbd: 'rafflesplace',
  cck: 'choachukang',
  clementimall: 'clementi',
  dhoby: 'dhobyghaut',
  funan: 'cityhall',
  gbtb: 'gardensbythebay',
  hbf: 'harbourfront',
  holland: 'hollandvillage',
  hollandv: 'hollandvillage',
  imm: 'jurongeast',
  ionorchard: 'orchard',
  jem: 'jurongeast',
  jewel: 'changiairport',
  jewelchangi: 'changiairport',
  junction8: 'bishan',
  jurongpoint: 'boonlay',
  kampongglam: 'bugis',
  labrador: 'labradorpark',
  marinabaysands: 'bayfront',
  mbs: 'bayfront',
  nex: 'serangoon',
  northpoint: 'yishun',
  orchardroad: 'orchard',
  outram: 'outrampark',
  parkwayparade: 'marineparade',
  plazasing: 'dhobyghaut',
  plazasingapura: 'dhobyghaut',
  plq: 'payalebar',
  rafflescity: 'cityhall',
  robertsonquay: 'fortcanning',
  suntec: 'promenade',
  sunteccity: 'promenade',
  takashimaya: 'orchard',
  tampinesmall: 'tampines',
  tampinesone: 'tampines',
  tiongbahruplaza: 'tiongbahru',
  tpy: 'toapayoh',
  vivo: 'harbourfront',
  vivocity: 'harbourfront',
  waterwaypoint: 'punggol',
  westgate: 'jurongeast',
  yck: 'yiochukang',
}

const SHORTEST_BEGINNING = 4
const SHORTEST_TYPO = 6

const named = stations.map((station) => ({ key: toKey(station.name), station }))
// A fast path: the search index looks up very many exact names.
const byKey = Object.fromEntries(named.map(({ key, station }) => [key, station]))

/**
 * Finds a station by its name, with any spacing and with or without "MRT", by its code, by an unambiguous beginning, or
 * with one typing error. `null` when several stations fit.
 */
export function findStation(typed: string): Station | null {
  const exact = findNamedStation(typed)
  if (exact) return exact
  const wanted = toKey(typed)
  if (wanted.length < SHORTEST_BEGINNING) return null
  const begun = only(named.filter((each) => each.key.startsWith(wanted)))
  if (begun || wanted.length < SHORTEST_TYPO) return begun
  return only(named.filter((each) => editDistance(each.key, wanted, 1) <= 1))
}

/** Finds a station by its whole name, its code or a short form only. */
export function findNamedStation(typed: string): Station | null {
  const key = toKey(typed)
  const wanted = (Object.hasOwn(shortForms, key) && shortForms[key]) || key
  const exact = Object.hasOwn(byKey, wanted) ? byKey[wanted] : undefined
  if (exact) return exact
  const coded = toKey(findCodedStation(key) ?? '')
  return (Object.hasOwn(byKey, coded) && byKey[coded]) || null
}

function only(found: typeof named): Station | null {
  return found.length === 1 ? (found[0]?.station ?? null) : null
}

function toKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(?:mrt|lrt|station|stn|interchange)\b/g, '')
    .replace(/[^a-z0-9]/g, '')
}
