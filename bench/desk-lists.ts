// What the desk's lists, filters, search and queue cost with 100,000 documents, 2,000 drafts and 200 releases: [DEALS] [WORD],
// the second one for only the questions whose names contain it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addReleaseRow } from '../src/db/content-releases.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { createListServices } from '../src/editorial/documents/create-document-routes.ts'
import { listDocuments } from '../src/editorial/documents/list-documents.ts'
import { toListQuestion } from '../src/editorial/documents/list-question.ts'
import { pickDocuments } from '../src/editorial/documents/pick-documents.ts'
import { createReadToday } from '../src/editorial/queue/read-today.ts'
import { createLoopTurns } from '../src/lib/node/loop-turns.ts'
import { saveDraft } from '../src/repository/drafts/save-draft.ts'
import type { StoredDocument } from '../src/repository/stored-document.ts'
import type { TestStore } from '../test/publish-change.ts'
import { watchTurns } from '../test/watch-turns.ts'
import { CORPUS_NOW } from './content-corpus.ts'
import { openStore } from './open-store.ts'
import { ms, percentile, report, type Time, timed } from './report.ts'

const MOST_MS = 150
const MOST_TURN_MS = 50
const DRAFTS = 2000
const RELEASES = 200
const ROUNDS = 40

const questions = [
  ['all deals', 'type=deal'],
  ['everything', ''],
  ['live deals', 'type=deal&state=live'],
  ['ended deals', 'type=deal&state=ended'],
  ['drafts', 'type=deal&state=draft'],
  ['scheduled', 'type=deal&state=scheduled'],
  ['a category', 'type=deal&category=food&state=live'],
  ['ends within 7 days', 'type=deal&ends=7'],
  ['not checked for 30 days', 'type=deal&unchecked=30&state=live'],
  ['one word', 'type=deal&words=kopi'],
  ['two words', 'type=deal&words=half+price'],
  ['a beginning of a word', 'type=deal&words=ko'],
  ['page 1,000', 'type=deal&cursor=50000'],
] as const

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobang-desk-lists-'))
  try {
    const file = join(folder, 'content.db')
    const script = fileURLToPath(new URL('fill-content.ts', import.meta.url))
    const args = [script, file, process.argv[2] ?? '100000']
    const filling = spawnSync(process.execPath, args, { stdio: 'inherit' })
    if (filling.status !== 0) throw new Error('The corpus could not be published')
    const { store, close } = await openStore(file)
    const db = openDatabase(file)
    await fillDesk(db, store)
    await measureLists(db, store)
    await db.destroy()
    await close()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const options = { now: () => CORPUS_NOW, createRef: () => crypto.randomUUID() }

/** Half of the drafts are of live deals, half are new; each release schedules one new deal. */
async function fillDesk(db: Database, store: TestStore): Promise<void> {
  const deals = [...(store.snapshot().byType.get('deal') ?? [])]
  const author = { kind: 'person' as const, name: 'bench' }
  for (let number = 0; number < DRAFTS; number++) {
    const deal = deals[number * 7] as StoredDocument
    const isNew = number % 2 === 0
    const documentId = isNew ? `new-${number}` : deal.id
    const title = `Kopi ${number}, being written`
    const change = isNew
      ? { path: [], after: copyOf(deal, documentId, title) }
      : { path: ['data', 'title'], before: (deal.data as { title?: string }).title, after: title }
    const save = { documentId, releaseId: null, saveId: 'bench', against: 0, changes: [change] }
    await saveDraft(db, save, { ...options, author })
  }
  for (let number = 0; number < RELEASES; number++) {
    const id = `waits-${number}`
    const document = copyOf(deals[number] as StoredDocument, id, `Teh ${number}, soon`)
    await addReleaseRow(db, {
      id: `release-${number}`,
      label: id,
      ref: crypto.randomUUID(),
      preview_token: crypto.randomUUID(),
      change: JSON.stringify({ documents: [document] }),
      scheduled_at: new Date(CORPUS_NOW.getTime() + number * 3_600_000).toISOString(),
    })
  }
}

function copyOf(deal: StoredDocument, id: string, title: string): StoredDocument {
  return { ...deal, id, uid: id, data: { ...deal.data, title } as StoredDocument['data'] }
}

async function measureLists(db: Database, store: TestStore): Promise<void> {
  const services = createListServices({ db, store, turns: createLoopTurns(), ...options })
  const list = (query: string) => {
    const asked = new URLSearchParams(query)
    const from = Number(asked.get('cursor') ?? 0)
    return listDocuments(services, toListQuestion(asked), { from, limit: 50 })
  }
  const readToday = createReadToday(services)
  const tasks: [what: string, task: (round: number) => Promise<unknown>][] = [
    ...questions.map(([what, query]): [string, () => Promise<unknown>] => [
      what,
      () => list(query),
    ]),
    ['document picker', () => pickDocuments(services, new URLSearchParams('type=brand&words=ko'))],
    ['today', () => readToday()],
    ['list after a save', (round) => saveAnd(db, round, () => list('type=deal'))],
    [
      'search after a publish',
      (round) => publishAnd(store, round, () => list('type=deal&words=teh')),
    ],
    ['today after a publish', (round) => publishAnd(store, round, () => readToday())],
  ]
  const wanted = process.argv[3] ?? ''
  for (const [what, task] of tasks) if (what.includes(wanted)) await measureTask(what, task)
}

async function measureTask(what: string, task: (round: number) => Promise<unknown>) {
  const turns = watchTurns()
  report(`${what}: first`, ms((await timed(() => task(-1))).clock))
  const times: Time[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timed(() => task(round)))
  const { longest } = await turns.stop()
  const p95 = percentile(
    times.map(({ clock }) => clock),
    95,
  )
  const own = percentile(
    times.map((time) => time.own),
    95,
  )
  report(`${what}: p95`, `${ms(p95)}; own ${ms(own)}`, { value: p95, most: MOST_MS })
  report(`${what}: longest turn`, ms(longest), { value: longest, most: MOST_TURN_MS })
}

async function saveAnd(db: Database, round: number, task: () => Promise<unknown>) {
  const documentId = `new-${2 * (round + 1)}`
  const changes = [{ path: ['data', 'badge'], after: `Saved ${round} ${Math.random()}` }]
  const save = { documentId, releaseId: null, saveId: crypto.randomUUID(), against: 1, changes }
  await saveDraft(db, save, { ...options, author: { kind: 'person', name: 'bench' } })
  return task()
}

async function publishAnd(store: TestStore, round: number, task: () => Promise<unknown>) {
  const deal = store
    .snapshot()
    .byType.get('deal')
    ?.at(round + 5) as StoredDocument
  await store.publish({ documents: [copyOf(deal, deal.id, `Teh ${round} ${Math.random()}`)] })
  return task()
}

await measure()
