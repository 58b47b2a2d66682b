import { findNamedStation, findStation } from '#singapore/find-station.ts'
import { knownNames } from '#singapore/known-names.ts'
import { findNamedArea, findPostalArea } from '#singapore/postal-areas.ts'
import { isEnglishWord } from '../known-words.ts'
import type { TextWord } from '../text-words.ts'
import { phrasesAt } from './phrases-at.ts'
import type { Understood } from './understood.ts'

export type KnownPlaces = {
  /** Whether an outlet names the station. */
  hasStation: (name: string) => boolean
  /** Whether an outlet names a station that begins with the area's name. */
  hasStationIn: (area: string) => boolean
  isBrand: (stems: string) => boolean
  /** Whether two or more words begin a brand's longer name. */
  beginsBrand: (stems: string) => boolean
}

const LEADS = ['near', 'at', 'around', 'in', 'by', 'beside', 'from', 'nearby', 'nearest']
const TRAILS = ['mrt', 'lrt', 'station', 'stn', 'interchange', 'area']
/** `Serangoon Road` is not at Serangoon. */
const STREETS =
  /^(?:road|rd|street|st|avenue|ave|boulevard|parkway|lane|drive|crescent|link|close|terrace|walk|way)$/
const LONGEST = 4
const names: ReadonlySet<string> = new Set(knownNames.map((name) => name.toLowerCase()))

/** Stations, their codes, areas and postal codes: `near raffles place`, `ew12`, `189673`. The first place counts. */
export function understandPlace(words: readonly TextWord[], known: KnownPlaces): Understood[] {
  const found = phrasesAt(words, LONGEST, (_, from, to) => placeAt(words, { from, to }, known))
  for (const { value, from, to } of found) {
    const leads = isLed(words, from) ? 1 : 0
    const trails = TRAILS.includes(words[to]?.plain ?? '') ? 1 : 0
    return [{ facet: 'near', value, from: from - leads, to: to + trails }]
  }
  return []
}

type Span = { from: number; to: number }

/** The name of the place in the filter. */
function placeAt(words: readonly TextWord[], span: Span, known: KnownPlaces): string | null {
  const { from, to } = span
  const text = words.slice(from, to).map(({ plain }) => plain)
  const typed = text.join(' ')
  if (/^\d{6}$/.test(typed)) return findPostalArea(typed) ? typed : null
  if (/^\d/.test(typed) || STREETS.test(words[to]?.plain ?? '')) return null
  const isNamed = isLed(words, from) || TRAILS.includes(words[to]?.plain ?? '')
  const area = findNamedArea(typed)
  const station = findNamedStation(typed)
  if (!area && !station) return isLed(words, from) && to - from <= 2 ? findMistyped(typed) : null
  if (isInBrand(words, span, known)) return null
  if (area?.isWide && isInLongerName(words, span)) return null
  // Katong is an area, though a station has a similar name.
  const name = area && area.name !== station?.name ? area.name : (station?.name ?? '')
  const isWord = text.length === 1 && isEnglishWord(typed)
  const isServed = area?.isWide ? known.hasStationIn(name) : known.hasStation(name)
  return isWord && !isNamed && !isServed ? null : name
}

/** After `near` people name places, so a misspelt name or its beginning is enough. */
function findMistyped(typed: string): string | null {
  return isEnglishWord(typed) ? null : (findStation(typed)?.name ?? null)
}

/** `marina square` and `jurong west street 52` are not Marina and Jurong. */
function isInLongerName(words: readonly TextWord[], { from, to }: Span): boolean {
  const text = words.slice(from, to + LONGEST - 1).map(({ plain }) => plain)
  const longer = text.map((_, at) => text.slice(0, at + 1).join(' ')).slice(to - from)
  return longer.some((name) => names.has(name)) || text.some((word) => STREETS.test(word))
}

function isLed(words: readonly TextWord[], from: number): boolean {
  return LEADS.includes(words[from - 1]?.plain ?? '')
}

/** `kranji furrow` is a shop, not a place. */
function isInBrand(words: readonly TextWord[], { from, to }: Span, known: KnownPlaces): boolean {
  for (let first = Math.max(0, from - LONGEST); first <= from; first++) {
    for (let last = to; last <= Math.min(words.length, to + LONGEST); last++) {
      const stems = words.slice(first, last).map(({ stem }) => stem)
      const name = stems.join(' ')
      // A place stays a place, even if a shop is named after it.
      const isLonger = stems.length > to - from
      if (known.isBrand(name) || (isLonger && known.beginsBrand(name))) return true
    }
  }
  return false
}
