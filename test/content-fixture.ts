import { fileURLToPath } from 'node:url'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { type ContentService, createContentService } from '../src/repository/content-service.ts'
import { type ContentStore, createContentStore } from '../src/repository/content-store.ts'
import { seedContent } from '../src/repository/seed-content.ts'
import type { StoredDocument } from '../src/repository/stored-document.ts'

// For tests: the real store and service on a database of their own.

export const SEED_FOLDER = fileURLToPath(new URL('../seed', import.meta.url))
export const FIXTURE_NOW = new Date('2026-11-15T02:00:00Z')

export async function openEmptyStore(target = ':memory:'): Promise<ContentStore> {
  const db = openDatabase(target)
  await migrate(db)
  let refs = 0
  const createRef = () => {
    refs += 1
    return `ref-${refs}`
  }
  return createContentStore(db, { now: () => FIXTURE_NOW, createRef })
}

export async function openSeededStore(): Promise<ContentStore> {
  const store = await openEmptyStore()
  await seedContent(store, SEED_FOLDER, { now: FIXTURE_NOW, createIllustrator })
  return store
}

export function serve(store: ContentStore): ContentService {
  return createContentService({ store, baseUrl: 'https://lobang.example' })
}

/** A document of which a test says only what it is about. */
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
