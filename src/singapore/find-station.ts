import { type Station, stations } from './stations.ts'

/** What people write instead of the name. */
const shortForms: Readonly<Record<string, string>> = {
  airport: 'changiairport',
  amk: 'angmokio',
  btbatok: 'bukitbatok',
  bttimah: 'beautyworld',
  cbd: 'rafflesplace',
  cck: 'choachukang',
  gbtb: 'gardensbythebay',
  hbf: 'harbourfront',
  jewel: 'changiairport',
  kampongglam: 'bugis',
  marinabaysands: 'bayfront',
  mbs: 'bayfront',
  orchardroad: 'orchard',
  robertsonquay: 'fortcanning',
  suntec: 'promenade',
  sunteccity: 'promenade',
  tampinesmall: 'tampines',
  tpy: 'toapayoh',
  vivo: 'harbourfront',
  vivocity: 'harbourfront',
  yck: 'yiochukang',
}

const SHORTEST_BEGINNING = 4
const SHORTEST_TYPO = 6

const named = stations.map((station) => ({ key: toKey(station.name), station }))
// Most that is asked for is a name as it is written, and an index asks for very many.
const byKey = Object.fromEntries(named.map(({ key, station }) => [key, station]))

/**
 * The station that was meant: by its name, however spaced and with or without "MRT", by a beginning
 * that fits one only, or with one slip of the finger. `null` when it could be several.
 */
export function findStation(typed: string): Station | null {
  const key = toKey(typed)
  const wanted = (Object.hasOwn(shortForms, key) && shortForms[key]) || key
  const exact = Object.hasOwn(byKey, wanted) ? byKey[wanted] : undefined
  if (exact) return exact
  if (wanted.length < SHORTEST_BEGINNING) return null
  const begun = only(named.filter((each) => each.key.startsWith(wanted)))
  if (begun || wanted.length < SHORTEST_TYPO) return begun
  return only(named.filter((each) => isOneSlip(each.key, wanted)))
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

/** One letter too many, too few, wrong, or swapped with its neighbour. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const [restA, restB] = [a.slice(same), b.slice(same)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
