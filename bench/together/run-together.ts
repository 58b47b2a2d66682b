import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright'
import * as paths from '#lib/paths.ts'
import type { DraftState } from '../../src/desk/wire/documents.ts'
import { createRandom } from '../seeded-random.ts'
import { readShown, type Shown } from './in-page.ts'
import { type MortalSite, startMortalSite } from './mortal-site.ts'
import { type OpenWriter, openWriter } from './open-writer.ts'
import { type Engine, POST, type prepareDatabases, type Writer } from './prepared-databases.ts'

export type RunOptions = {
  browser: Browser
  databases: Awaited<ReturnType<typeof prepareDatabases>>
  seed: number
  seconds: number
  isForgetful?: boolean
}

export type RunResult = {
  what: string
  sentences: number
  /** Sentences that are neither in the draft nor in a conflict that is shown. */
  lost: string[]
  /** Sentences that are in the draft more than once. */
  doubled: string[]
  /** Entries that never reached the server. */
  left: number
  conflicts: number
  kills: number
  cuts: number
  closed: number
}

const SAVED_MS = 90_000

/** Some editors write in one post, while their networks, their tabs and the server come and go. */
export async function runTogether(options: RunOptions): Promise<RunResult> {
  const { browser, databases, seed, seconds, isForgetful = false } = options
  const random = createRandom(seed)
  const engine: Engine = seed % 2 === 1 ? 'SQLite' : 'PostgreSQL'
  const people = databases.writers[engine].slice(0, 2 + (Math.floor(seed / 2) % 2))
  await using database = await databases.copy(engine)
  const site = await startMortalSite(database.env)
  const writers: OpenWriter[] = []
  try {
    for (const [place, writer] of people.entries()) {
      const own = createRandom(seed * 100 + place)
      const given = { origin: site.origin, writer, random: own, isForgetful }
      writers.push(await openWriter(browser, given))
    }
    const signal = AbortSignal.timeout(seconds * 1000)
    await Promise.all([
      site.live(random, signal),
      ...writers.flatMap((writer) => [writer.live(signal), writer.cutNetwork(signal)]),
    ])
    const left = await waitUntilSaved(writers)
    const shown = await look(browser, site, people[0] as Writer)
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
    return {
      what: `seed ${seed}, ${people.length} browsers, ${engine}`,
      ...judge(
        writers.flatMap(({ typed }) => typed),
        shown,
      ),
      left,
      kills: site.kills(),
      cuts: sum(writers.map(({ counts }) => counts.cut)),
      closed: sum(writers.map(({ counts }) => counts.closed)),
    }
  } finally {
    for (const writer of writers) await writer.close()
    await site.close()
  }
}

/** The entries left on the devices at the end. */
async function waitUntilSaved(writers: readonly OpenWriter[]): Promise<number> {
  const end = Date.now() + SAVED_MS
  for (;;) {
    const counts = await Promise.all(writers.map((writer) => writer.left()))
    const left = counts.reduce((sum, count) => sum + count, 0)
    if (left === 0 || Date.now() > end) return left
    await delay(300)
  }
}

/** What a new reader of the post sees once every conflict is shown, because their boxes load after the text. */
async function look(browser: Browser, { origin }: MortalSite, { cookie }: Writer): Promise<Shown> {
  const context = await browser.newContext()
  await context.addCookies([{ ...cookie, url: origin }])
  const page = await context.newPage()
  await page.goto(`${origin}/desk/writing/${POST}`)
  await page.getByRole('textbox', { name: 'Text' }).waitFor()
  const answer = await page.request.get(`${origin}${paths.deskApi}/documents/${POST}`)
  const { conflicts }: DraftState = await answer.json()
  if (conflicts.length > 0)
    await page
      .locator('.clash')
      .nth(conflicts.length - 1)
      .waitFor()
  const shown = await page.evaluate(readShown)
  await context.close()
  return shown
}

function judge(sentences: readonly string[], { text, conflicts }: Shown) {
  const all = [text, ...conflicts].join('\n')
  return {
    sentences: sentences.length,
    lost: sentences.filter((sentence) => !all.includes(sentence)),
    doubled: sentences.filter((sentence) => text.split(sentence).length > 2),
    conflicts: conflicts.length,
  }
}
