// Measures reading and publishing on the database of `content.ts`: FILE RESULT. Writes what each costs to RESULT, as JSON.
import { writeFileSync } from 'node:fs'
import { Client, filter } from '@prismicio/client'
import { atOnce } from '../src/lib/node/work.ts'
import { createContentService } from '../src/repository/content-service.ts'
import type { ContentStore } from '../src/repository/content-store.ts'
import { parseOrderings } from '../src/repository/query/orderings.ts'
import { runQuery } from '../src/repository/query/run-query.ts'
import type { StoredDocument } from '../src/repository/stored-document.ts'
import { limitGarbage } from '../src/site/limit-garbage.ts'
import type { TestStore } from '../test/publish-change.ts'
import { anyBrand, anyDeal, type Question, questions } from './content-questions.ts'
import { openStore } from './open-store.ts'
import { percentile, reportMemory, reportTime, reportTimes, type Time, timed } from './report.ts'

/** Milliseconds of each figure: the mean of queries, the median of publishes. */
export type Costs = Record<'queries' | 'publishes', Record<string, number>>

const QUERIES = 2000
const PUBLISHES = 50
const WARM_UP = 300
const MOST_PUBLISH_MS = 1000
const MOST_MEMORY_MB = 1200
const costs: Costs = { queries: {}, publishes: {} }

async function measureReading(file: string): Promise<void> {
  const opening = Promise.withResolvers<Awaited<ReturnType<typeof openStore>>>()
  const start = await timed(async () => opening.resolve(await openStore(file)))
  const { store, close } = await opening.promise
  reportTime('start: rows to snapshot and full text', start)
  reportMemory('memory after the start')
  await measureQueries(store)
  reportMemory('memory with everything indexed', MOST_MEMORY_MB)
  await measurePublishes(store)
  reportMemory('memory at the end', MOST_MEMORY_MB)
  await close()
}

async function measureQueries(store: ContentStore): Promise<void> {
  const service = createContentService({ store, baseUrl: 'https://lobang.example' })
  const client = new Client('lobang', {
    documentAPIEndpoint: service.endpoint,
    fetch: async (url) => service.app.fetch(new Request(url)),
    ref: service.masterRef,
  })
  for (const [what, mostMs, ask] of questions) {
    const first = ask(store)
    reportTime(`${what}: first`, await timed(() => run(store, first)))
    // Warms up: the engine has compiled hot code long before a site is busy.
    for (let count = 0; count < WARM_UP; count++) await client.get(toParams(ask(store)))
    const alone: Time[] = []
    const whole: Time[] = []
    for (let count = 0; count < QUERIES; count++) {
      const question = ask(store)
      alone.push(await timed(() => run(store, question)))
      whole.push(await timed(() => client.get(toParams(question))))
    }
    tellQueries(`${what}: run-query`, alone)
    tellQueries(`${what}: client, service, JSON`, whole, mostMs)
  }
}

function run(store: ContentStore, { filters, field, page = 1 }: Question): StoredDocument[] {
  const order = field === undefined ? null : parseOrderings(`[${field} desc]`)
  const query = { queries: [`[${filters.join('')}]`], lang: 'en-sg', order }
  return atOnce(atOnce(runQuery(store.snapshot(), query)).first(20 * page))
}

function toParams({ filters, field, page }: Question) {
  return {
    filters,
    pageSize: 20,
    ...(page === undefined ? {} : { page }),
    ...(field === undefined ? {} : { orderings: [{ field, direction: 'desc' as const }] }),
  }
}

async function measurePublishes(store: TestStore): Promise<void> {
  const changes: [what: string, (number: number) => StoredDocument][] = [
    [
      'publish of one changed deal',
      (number) => withTitle(anyDeal(store), `Now with ${number} kopi`),
    ],
    [
      'publish of one new deal',
      (number) => ({ ...anyDeal(store), id: `new${number}`, uid: `new-${number}` }),
    ],
    ['publish of a renamed brand', (number) => ({ ...anyBrand(store), uid: `renamed-${number}` })],
  ]
  for (const [what, change] of changes) {
    const publishes: Time[] = []
    const queries: Time[] = []
    for (let number = 0; number < PUBLISHES; number++) {
      const document = change(number)
      publishes.push(await timed(() => store.publish({ documents: [document] })))
      // A query after each publish: a stale index would have to be built again here.
      const question = { filters: [filter.fulltext('document', 'kopi')], field: 'my.deal.ends_on' }
      queries.push(await timed(() => run(store, question)))
    }
    tellPublishes(what, publishes)
    tellQueries(`${what}: the next query`, queries)
  }
}

function withTitle(deal: StoredDocument, title: string): StoredDocument {
  return { ...deal, data: { ...deal.data, title } }
}

/** Prints the times, and keeps what a query costs this thread: other work on the machine does not change that. */
function tellQueries(what: string, times: readonly Time[], mostMs?: number): void {
  reportTimes(what, times, mostMs)
  // The clock of a thread is coarse, and its sum is not.
  costs.queries[what] = times.reduce((sum, { own }) => sum + own, 0) / times.length
}

/** The database works in another thread, so by the clock. */
function tellPublishes(what: string, times: readonly Time[]): void {
  reportTimes(what, times, MOST_PUBLISH_MS)
  const clock = times.map((time) => time.clock)
  costs.publishes[what] = percentile(clock, 50)
}

const [file = '', result = ''] = process.argv.slice(2)
limitGarbage()
await measureReading(file)
writeFileSync(result, JSON.stringify(costs))
