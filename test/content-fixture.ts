import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { type ContentService, createContentService } from '#repository/content-service.ts'
import { type ContentStore, createContentStore } from '#repository/content-store.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { type TestStore, toTestStore } from './publish-change.ts'

// For tests: the real store and service on a database of their own.

export const FIXTURE_NOW = new Date('2026-11-15T02:00:00Z')

export async function openEmptyStore(): Promise<TestStore> {
  return (await openStore()).store
}

export async function openSeededStore(): Promise<TestStore> {
  return (await openStore(copyOf('seeded'))).store
}

/** Without a target, on empty tables. Refs are `r1`, `r2` and so on. */
export async function openStore(target = copyOf('migrated')) {
  const db = openDatabase(target)
  let refs = 0
  const options = { now: () => FIXTURE_NOW, createRef: () => `r${++refs}` }
  return { db, options, store: toTestStore(await createContentStore(db), db, options) }
}

/** A copy of an SQLite file, deleted with the original at the end of the run. Making the tables anew takes three times as long. */
export function copyOf(original: 'seeded' | 'migrated'): string {
  const file = inject(original)
  const copy = join(dirname(file), `${crypto.randomUUID()}.sqlite`)
  copyFileSync(file, copy)
  return copy
}

export function serve(store: ContentStore): ContentService {
  return createContentService({ store, baseUrl: 'https://lobang.example' })
}

/** A document with defaults for everything that a test does not give. */
export function documentOf(parts: Partial<StoredDocument> & { id: string }): StoredDocument {
  return {
    uid: parts.id,
    type: 'note',
    tags: [],
    first_publication_date: '2026-11-01T01:00:00+0000',
    last_publication_date: '2026-11-01T01:00:00+0000',
    slugs: [],
    linked_documents: [],
    lang: 'en-sg',
    alternate_languages: [],
    data: {},
    ...parts,
  }
}
