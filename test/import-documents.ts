import { type Database, openDatabase } from '#db/database.ts'
import { importContent } from '#repository/import/import-content.ts'
import { publishContent } from '#repository/publish/publish-content.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { copyOf } from './content-fixture.ts'

export const MONDAY = new Date('2026-11-16T02:00:00Z')
export const entry = { kind: 'import' as const, author: { kind: 'command' as const, name: 'test' } }

export async function open(target = copyOf('migrated')): Promise<Database & AsyncDisposable> {
  const db = openDatabase(target)
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.destroy() })
}

export function importInto(db: Database, path: string, { now = MONDAY, prune = false } = {}) {
  const options = { now: () => now, createRef: () => crypto.randomUUID() }
  return importContent({ db, path }, { ...options, createIllustrator, prune }, (fill) =>
    publishContent(db, fill, { ...options, ...entry }),
  )
}

export function lines(...documents: object[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}

export function author(uid: string, name: string) {
  const data = { name, bio: 'Writes.', palette: 'kaya', motif: 'kopi' }
  return { id: `id-${uid}`, type: 'author', uid, data }
}

export function brand(tags: string[]) {
  const data = { name: 'Kopi', palette: 'kaya', motif: 'kopi' }
  return { id: 'id-brand', type: 'brand', uid: 'kopi', tags, data }
}

export function landing(target: object) {
  const body = [
    {
      type: 'paragraph',
      text: 'See',
      spans: [
        {
          start: 0,
          end: 3,
          type: 'hyperlink',
          data: { link_type: 'Document', id: 'id-brand', type: 'brand', lang: 'en-sg', ...target },
        },
      ],
    },
  ]
  const data = { kind: 'page', title: 'Hi', palette: 'kaya', motif: 'kopi', body }
  return { id: 'id-landing', type: 'landing', uid: 'hi', data }
}
