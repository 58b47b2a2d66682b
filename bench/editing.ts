// What saving, publishing and reading cost with 100,000 deals, before and after each of them has 20 revisions.
// `npm run bench -- editing [deals]`.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/db/database.ts'
import { commandLimits } from '../src/db/database-limits.ts'
import { atOnce } from '../src/lib/node/work.ts'
import { type ContentStore, createContentStore } from '../src/repository/content-store.ts'
import { publishDraft } from '../src/repository/drafts/publish-draft.ts'
import { saveDraft } from '../src/repository/drafts/save-draft.ts'
import { runQuery } from '../src/repository/query/run-query.ts'
import { getDocumentAt } from '../src/repository/revisions/restore-revision.ts'
import { limitGarbage } from '../src/site/limit-garbage.ts'
import { publishChange } from '../test/publish-change.ts'
import { CORPUS_NOW } from './content-corpus.ts'
import { anyDeal, questions } from './content-questions.ts'
import { report, reportTime, reportTimes, type Time, timed } from './report.ts'
import { runScript } from './run-script.ts'

const REVISIONS = 20
const TIMES = 300
const MOST_SAVE_MS = 20
const MOST_PUBLISH_MS = 50

limitGarbage()
const folder = mkdtempSync(join(tmpdir(), 'lobang-bench-'))
const file = join(folder, 'content.db')
try {
  runScript('fill-content.ts', [file, process.argv[2] ?? '100000'])
  await measure('one revision')
  runScript('add-revisions.ts', [file, String(REVISIONS)])
  await measure(`${REVISIONS} revisions`)
} finally {
  rmSync(folder, { recursive: true })
}

async function measure(what: string): Promise<void> {
  const db = openDatabase(file, commandLimits)
  const opening = Promise.withResolvers<ContentStore>()
  const start = await timed(async () => opening.resolve(await createContentStore(db)))
  const store = await opening.promise
  reportTime(`${what}: start`, start)
  report(`${what}: file`, `${Math.round(statSync(file).size / 1e6)} MB`)
  measureQueries(what, store)
  const options = { now: () => CORPUS_NOW, createRef: () => crypto.randomUUID() }
  const author = { kind: 'person' as const, name: 'owner' }
  const times: Record<'publish' | 'refresh' | 'save' | 'draft' | 'past', Time[]> = {
    publish: [],
    refresh: [],
    save: [],
    draft: [],
    past: [],
  }
  for (let number = 0; number < TIMES; number++) {
    const deal = anyDeal(store)
    const title = `Kopi ${what} ${number}`
    const document = { ...deal, data: { ...deal.data, title } }
    times.publish.push(await timed(() => publishChange(db, { documents: [document] }, options)))
    times.refresh.push(await timed(() => store.refresh()))
    const changes = [{ path: ['data', 'summary'], before: deal.data.summary, after: title }]
    const save = { documentId: deal.id, releaseId: null, saveId: `${number}`, against: 0, changes }
    times.save.push(await timed(() => saveDraft(db, save, { ...options, author })))
    times.draft.push(await timed(() => publishDraft(db, deal.id, { ...options, author })))
    times.past.push(await timed(() => getDocumentAt(db, deal.id, 1)))
  }
  reportTimes(`${what}: publish`, times.publish, MOST_PUBLISH_MS)
  reportTimes(`${what}: refresh after it`, times.refresh)
  reportTimes(`${what}: save`, times.save, MOST_SAVE_MS)
  reportTimes(`${what}: check and publish the draft`, times.draft, MOST_PUBLISH_MS)
  reportTimes(`${what}: first version`, times.past)
  await db.destroy()
}

function measureQueries(what: string, store: ContentStore): void {
  for (const [name, , ask] of questions) {
    const times = Array.from({ length: TIMES }, () => {
      const { filters } = ask(store)
      const query = { queries: [`[${filters.join('')}]`], lang: 'en-sg', order: null }
      const started = performance.now()
      atOnce(atOnce(runQuery(store.snapshot(), query)).first(20))
      const clock = performance.now() - started
      return { clock, own: clock }
    })
    reportTimes(`${what}: ${name}`, times)
  }
}
