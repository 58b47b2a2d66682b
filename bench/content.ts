// What reading and publishing cost with 100,000 deals, beside the figures that the project promises.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, filter } from '@prismicio/client'
import { createContentService } from '../src/content/service/content-service.ts'
import { type ContentStore, createContentStore } from '../src/content/service/content-store.ts'
import { parseOrderings } from '../src/content/service/query/orderings.ts'
import { runQuery } from '../src/content/service/query/run-query.ts'
import type { StoredDocument } from '../src/content/service/stored-document.ts'
import { writeContent } from '../src/db/content-rows.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { CORPUS_NOW, createCorpus, createRandom } from './content-corpus.ts'

const DEALS = Number(process.argv[3] ?? 100_000)
const QUERIES = 2000
const PUBLISHES = 50

const random = createRandom(11)

async function fill(file: string): Promise<void> {
  const documents = await createCorpus(DEALS)
  const { store, close } = await open(file)
  const seconds = await timed(() => store.publish({ documents }))
  say(
    'publish of everything at once',
    `${Math.round((documents.length / seconds) * 1000)} documents/s`,
    2000,
  )
  await close()
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
  try {
    const file = join(folder, 'content.db')
    // In a process of its own, so that the memory measured is that of a site that has just started.
    const script = fileURLToPath(import.meta.url)
    const filling = spawnSync(process.execPath, [script, 'fill', String(DEALS), file], {
      stdio: 'inherit',
    })
    if (filling.status !== 0) throw new Error('The corpus could not be published')
    await measureReading(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function measureReading(file: string): Promise<void> {
  const start = performance.now()
  const { store, close } = await open(file)
  say('start: rows to snapshot', ms(performance.now() - start))
  memory('memory after the start')
  await measureQueries(store)
  memory('memory with everything indexed')
  await measurePublishes(store)
  await measureRefresh(store, file)
  memory('memory at the end')
  await close()
}

type Question = { filters: string[]; field?: string; page?: number }

const questions: [what: string, limit: number | null, ask: (store: ContentStore) => Question][] = [
  ['by uid', 2, (store) => ({ filters: [filter.at('my.deal.uid', String(anyDeal(store).uid))] })],
  [
    'type + tag + ordering',
    10,
    (store) => ({
      filters: [filter.at('document.type', 'deal'), filter.at('document.tags', [anyTag(store)])],
      field: 'my.deal.ends_on',
      page: 1 + random(5),
    }),
  ],
  [
    'full text, two words',
    25,
    (store) => ({ filters: [filter.fulltext('document', anyWords(store))] }),
  ],
  [
    'full text, ordered',
    25,
    (store) => ({
      filters: [filter.fulltext('document', anyWords(store))],
      field: 'my.deal.price_now',
    }),
  ],
  [
    'all deals, ordered',
    null,
    () => ({
      filters: [filter.at('document.type', 'deal')],
      field: 'document.first_publication_date',
    }),
  ],
  [
    'date + number + brand',
    null,
    (store) => ({
      filters: [
        filter.dateAfter('my.deal.ends_on', '2026-11-15'),
        filter.numberLessThan('my.deal.price_now', 100),
        filter.at('my.deal.brand', anyDeal(store).data.brand.id),
      ],
    }),
  ],
  ['similar', null, (store) => ({ filters: [filter.similar(anyDeal(store).id, 1000)] })],
]

async function measureQueries(store: ContentStore): Promise<void> {
  const service = createContentService({ store, baseUrl: 'https://lobang.example' })
  const client = new Client('lobang', {
    documentAPIEndpoint: service.endpoint,
    fetch: (url) => service.fetch(new Request(url)),
    ref: service.masterRef,
  })
  for (const [what, limit, ask] of questions) {
    const first = ask(store)
    say(`${what}: indexes`, ms(await timed(async () => run(store, first))))
    const alone: number[] = []
    const whole: number[] = []
    for (let count = 0; count < QUERIES; count++) {
      const question = ask(store)
      alone.push(await timed(async () => run(store, question)))
      whole.push(await timed(() => client.get(toParams(question))))
    }
    say(`${what}: run-query`, percentiles(alone))
    say(`${what}: client, service, JSON`, percentiles(whole), limit)
  }
}

function run(store: ContentStore, { filters, field, page = 1 }: Question): StoredDocument[] {
  const order = field === undefined ? null : parseOrderings(`[${field} desc]`)
  return runQuery(store.snapshot(), {
    queries: [`[${filters.join('')}]`],
    lang: 'en-sg',
    order,
  }).first(20 * page)
}

function toParams({ filters, field, page }: Question) {
  return {
    filters,
    pageSize: 20,
    ...(page === undefined ? {} : { page }),
    ...(field === undefined ? {} : { orderings: [{ field, direction: 'desc' as const }] }),
  }
}

async function measurePublishes(store: ContentStore): Promise<void> {
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
    const times: number[] = []
    for (let number = 0; number < PUBLISHES; number++) {
      const document = change(number)
      times.push(await timed(() => store.publish({ documents: [document] })))
      // A query after each: an index that was left behind would have to be made again here.
      const question = { filters: [filter.fulltext('document', 'kopi')], field: 'my.deal.ends_on' }
      times.push(await timed(async () => run(store, question)))
    }
    say(what, percentiles(times.filter((_, place) => place % 2 === 0)), 1000)
    say(`${what}: the next query`, percentiles(times.filter((_, place) => place % 2 === 1)))
  }
}

async function measureRefresh(store: ContentStore, file: string): Promise<void> {
  const other = openDatabase(file)
  const times: number[] = []
  for (let number = 0; number < PUBLISHES; number++) {
    const { id, type, uid, lang, ...rest } = withTitle(anyDeal(store), `Elsewhere ${number}`)
    const document = JSON.stringify({ id, type, uid, lang, ...rest })
    const write = {
      documents: [{ id, type, uid, lang, document }],
      removedIds: [],
      pages: [],
      removedPageIds: [],
    }
    const move = { from: store.snapshot().ref, to: `elsewhere-${number}`, publishedAt: CORPUS_NOW }
    await writeContent(other, { ...write, ...move })
    times.push(await timed(() => store.refresh()))
  }
  await other.destroy()
  say('refresh after a publish elsewhere', percentiles(times), 1000)
}

async function open(file: string) {
  const db = openDatabase(file)
  await migrate(db)
  const createRef = () => crypto.randomUUID()
  const store = await createContentStore(db, { now: () => CORPUS_NOW, createRef })
  return { store, close: () => db.destroy() }
}

function withTitle(deal: StoredDocument, title: string): StoredDocument {
  return { ...deal, data: { ...deal.data, title } }
}

function anyOf(store: ContentStore, type: string): StoredDocument {
  const documents = store.snapshot().byType.get(type) ?? []
  return documents[random(documents.length)] as StoredDocument
}

function anyDeal(store: ContentStore): StoredDocument {
  return anyOf(store, 'deal')
}

function anyBrand(store: ContentStore): StoredDocument {
  return anyOf(store, 'brand')
}

function anyTag(store: ContentStore): string {
  return anyDeal(store).tags[0] ?? ''
}

/** Two words that are together in some deal, one of them in very many. */
function anyWords(store: ContentStore): string {
  const { data } = anyDeal(store)
  const words: string[] = data.body[1].text.split(' ')
  return `${words[random(words.length)]} ${words[random(words.length)]}`
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await task()
  return performance.now() - start
}

function percentiles(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`
}

function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0)} ms`
}

function memory(what: string): void {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  say(what, `${mb(rss)} (heap ${mb(heapUsed)}, arrays ${mb(arrayBuffers)})`, 1200)
}

function say(what: string, figure: string, promised?: number | null): void {
  const promise = promised ? `   promised: ${promised}` : ''
  process.stdout.write(`${what.padEnd(48)} ${figure}${promise}\n`)
}

if (process.argv[2] === 'fill') await fill(process.argv[4] ?? '')
else await measure()
