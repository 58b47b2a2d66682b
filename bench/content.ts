// What reading and publishing cost with 100,000 deals, compared with the limits that the project promises.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, filter } from '@prismicio/client'
import { atOnce } from '../src/lib/work.ts'
import { createContentService } from '../src/repository/content-service.ts'
import type { ContentStore } from '../src/repository/content-store.ts'
import { parseOrderings } from '../src/repository/query/orderings.ts'
import { runQuery } from '../src/repository/query/run-query.ts'
import type { StoredDocument } from '../src/repository/stored-document.ts'
import type { TestStore } from '../test/publish-change.ts'
import { anyBrand, anyDeal, type Question, questions } from './content-questions.ts'
import { openStore } from './open-store.ts'
import { reportMemory, reportTime, reportTimes, type Time, timed } from './report.ts'

const QUERIES = 2000
const PUBLISHES = 50
const WARM_UP = 300
const MOST_PUBLISH_MS = 1000
const MOST_MEMORY_MB = 1200

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
  try {
    const file = join(folder, 'content.db')
    // In a separate process, so that the memory measured is that of a site that has just started.
    const script = fileURLToPath(new URL('fill-content.ts', import.meta.url))
    const args = [script, file, process.argv[2] ?? '100000']
    const filling = spawnSync(process.execPath, args, { stdio: 'inherit' })
    if (filling.status !== 0) throw new Error('The corpus could not be published')
    await measureReading(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

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
    fetch: (url) => service.fetch(new Request(url)),
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
    reportTimes(`${what}: run-query`, alone)
    reportTimes(`${what}: client, service, JSON`, whole, mostMs)
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
    reportTimes(what, publishes, MOST_PUBLISH_MS)
    reportTimes(`${what}: the next query`, queries)
  }
}

function withTitle(deal: StoredDocument, title: string): StoredDocument {
  return { ...deal, data: { ...deal.data, title } }
}

await measure()
