// node test/editing-worker.ts TARGET ACTION STEP: does one thing as a process of the site would, and kills itself
// before its statement number STEP. 0 kills nothing. Writes the number of statements when it is done.
import type { KyselyPlugin } from 'kysely'
import { openDatabase } from '../src/db/database.ts'
import { publishDraft } from '../src/repository/drafts/publish-draft.ts'
import { saveDraft } from '../src/repository/drafts/save-draft.ts'
import { publishRelease } from '../src/repository/publish/publish-release.ts'

const [target = '', action = '', step = '0'] = process.argv.slice(2)
let statements = 0

const killer: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1
    if (statements === Number(step)) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}

const db = openDatabase(target).withPlugin(killer)
const scheduler = { kind: 'scheduler' as const, name: null }
const options = { now: () => new Date(), createRef: () => crypto.randomUUID(), author: scheduler }
const changes = [{ path: ['data', 'title'], before: 'Old', after: 'Saved' }]

const actions: Record<string, () => Promise<unknown>> = {
  save: () =>
    saveDraft(db, { documentId: 'd', releaseId: null, saveId: 's', against: 0, changes }, options),
  publish: () => publishDraft(db, 'd', options),
  due: () => publishRelease(db, 'sale', { ...options, onlyIfDue: true }),
  'take-back': () => publishRelease(db, 'sale-take-back', { ...options, onlyIfDue: true }),
}

await actions[action]?.()
await db.destroy()
console.log(statements)
