import type { Database } from '#db/database.ts'
import { publishDraft } from '#repository/drafts/publish-draft.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import { publishRelease } from '#repository/publish/publish-release.ts'

const scheduler = { kind: 'scheduler' as const, name: null }
const options = { now: () => new Date(), createRef: () => crypto.randomUUID(), author: scheduler }
const changes = [{ path: ['data', 'title'], before: 'Old', after: 'Saved' }]

/** What a process of the site does to the document `d` and the release `sale`. */
export const editingActions = {
  save: (db) =>
    saveDraft(db, { documentId: 'd', releaseId: null, saveId: 's', against: 0, changes }, options),
  publish: (db) => publishDraft(db, 'd', options),
  due: (db) => publishRelease(db, 'sale', { ...options, onlyIfDue: true }),
  'take-back': (db) => publishRelease(db, 'sale-take-back', { ...options, onlyIfDue: true }),
} satisfies Record<string, (db: Database) => Promise<unknown>>

export type EditingAction = keyof typeof editingActions

/** Calls `onStatement` before each statement with its number, from 1. */
export function countStatements(db: Database, onStatement: (number: number) => void): Database {
  let statements = 0
  return db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      onStatement(statements)
      return node
    },
    transformResult: async ({ result }) => result,
  })
}
