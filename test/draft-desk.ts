import { openDatabase } from '#db/database.ts'
import { findDocumentRow } from '#db/find-documents.ts'
import type { DraftSave } from '#repository/drafts/draft-save.ts'
import { saveDraft } from '#repository/drafts/save-draft.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { documentOf, FIXTURE_NOW } from './content-fixture.ts'
import { createMigratedDatabase, type Engine } from './engines.ts'
import { publishChange } from './publish-change.ts'

const author = { kind: 'person' as const, name: 'editor' }

export type DraftDesk = Awaited<ReturnType<typeof openDraftDesk>>

/** A database with one published document, `d`, and short ways to save and publish it. */
export async function openDraftDesk(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const options = { now: () => FIXTURE_NOW, createRef: () => crypto.randomUUID(), author }
  const publish = (document: StoredDocument) =>
    publishChange(db, { documents: [document] }, options)
  await publish(documentOf({ id: 'd', data: { title: 'Kopi', price: 5 } }))
  return {
    db,
    options,
    publish,
    save: (save: Partial<DraftSave> & Pick<DraftSave, 'saveId' | 'changes'>) =>
      saveDraft(db, { documentId: 'd', releaseId: null, against: 0, ...save }, options),
    live: async () => JSON.parse((await findDocumentRow(db, 'd'))?.text ?? '') as StoredDocument,
    async published(id = 'd') {
      const row = await findDocumentRow(db, id)
      return row && JSON.parse(row.text).data
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}
