import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { createContentStore } from '../src/repository/content-store.ts'
import { toTestStore } from '../test/publish-change.ts'
import { CORPUS_NOW } from './content-corpus.ts'

/** The real store on its own database. */
export async function openStore(file: string) {
  const db = openDatabase(file)
  await migrate(db)
  const options = { now: () => CORPUS_NOW, createRef: () => crypto.randomUUID() }
  const store = toTestStore(await createContentStore(db), db, options)
  return { store, close: () => db.destroy() }
}
