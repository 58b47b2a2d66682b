// One look at the site at an instant: what was read, and how it compares.
import * as paths from '#lib/paths.ts'
import { uidsIn } from './ended-deals.ts'
import type { Standing } from './naive-site.ts'
import type { Payload } from './surface-readings.ts'
import type { TestSite } from './test-site.ts'

/** What was read and compared, over all instants. */
export type Tally = { pages: number; compared: number; differences: string[] }

export type Look = {
  site: TestSite
  now: Date
  deals: readonly Standing[]
  /** Of pages that are too many to read all of them each time: which to read this time. */
  turn: number
  tally: Tally
}

/** Of brands and deals, how many pages to read at each instant. */
const OF_EACH = 8

type Card = { uid: string; status: string; trail: string }

/** Every deal that a payload shows, with the names that lead to it: `shelves.0`. */
export function cardsIn(value: unknown, trail = ''): Card[] {
  if (typeof value !== 'object' || value === null) return []
  const { uid, time } = value as { uid?: string; time?: { status?: string } }
  if (uid && time?.status) return [{ uid, status: time.status, trail }]
  return Object.entries(value).flatMap(([name, part]) => cardsIn(part, `${trail}${name}.`))
}

export function same(look: Look, what: string, found: unknown, expected: unknown): void {
  look.tally.compared += 1
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)]
  if (a !== b) look.tally.differences.push(`${look.now.toISOString()} ${what}: ${a}, naively ${b}`)
}

export async function read(look: Look, path: string): Promise<string> {
  look.tally.pages += 1
  return (await look.site.request(path)).text()
}

/** The payload of a page. Each of its cards must have the right status, and be live unless it says otherwise. */
export async function openPage(look: Look, address: string, mayShow: RegExp | null = null) {
  const html = await read(look, address)
  const answer = await look.site.request(paths.payloadOf(address))
  if (!answer.ok) throw new Error(`${address} is no page`)
  const { payload }: { payload: Payload } = await answer.json()
  for (const { uid, status, trail } of cardsIn(payload)) {
    const deal = look.deals.find((each) => each.uid === uid)
    same(look, `${address} ${trail} ${uid}`, status, deal?.status)
    if (!mayShow?.test(trail))
      same(look, `${address} ${trail} ${uid} is listed`, deal?.isLive, true)
  }
  return { html, payload }
}

export const sorted = (uids: Iterable<string>) => [...new Set(uids)].toSorted()

export function uidsOf(deals: readonly Standing[], where: (deal: Standing) => boolean): string[] {
  return sorted(deals.filter(where).map(({ uid }) => uid))
}

/** The deals that a text names. */
export function dealsIn({ deals }: Look, text: string): string[] {
  const uids = uidsIn(text)
  return uidsOf(deals, ({ uid }) => uids.has(uid))
}

export function isLive({ deals }: Look, uid: string): boolean {
  return deals.some((deal) => deal.uid === uid && deal.isLive)
}

/** `uid day` of each event. */
export function eventsIn(calendar: string): string[] {
  const events = calendar.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)
  return events.map((event) => {
    const [, year, month, day] = /DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/.exec(event) ?? []
    const uid = /URL:\S+\/([\w-]+)\s/.exec(event)?.[1]
    return `${uid} ${year}-${month}-${day}`
  })
}

/** Those whose turn it is: all of them come once in a while. */
export function turnOf<T>({ turn }: Look, all: readonly T[]): T[] {
  return Array.from(
    { length: OF_EACH },
    (_, index) => all[(turn * OF_EACH + index) % all.length],
  ).filter((each) => each !== undefined)
}
