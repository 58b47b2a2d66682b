import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { findRichtextRow } from '#db/find-documents.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { createSmallDatabase, engines } from '../../../test/engines.ts'
import { NOON } from '../../../test/noon.ts'
import { publishDraft } from './publish-draft.ts'
import { readDraft, saveDraft } from './save-draft.ts'

const PAGE = '373ba72bbff75ce7a838e2499590de30'
const DRAFT = `page$${PAGE}`
const author = { kind: 'person' as const, name: 'editor' }
const options = { author, now: () => NOON, createRef: () => crypto.randomUUID() }

test.for(engines)(
  'a rich-text page that two people change is published with both changes: %s',
  async (engine) => {
    await using database = await createSmallDatabase(engine)
    const db = openDatabase(database.target)
    const before = (await findRichtextRow(db, PAGE))?.text ?? ''
    const map = JSON.parse(before) as BlockMap
    const [first = '', second = ''] = Object.keys(map).filter(
      (id) => map[id]?.value?.type === 'text',
    )
    const change = (id: string, words: string) => {
      const entry = map[id]
      const value = {
        ...entry?.value,
        properties: { ...entry?.value?.properties, title: [[words]] },
      }
      return { path: ['data', id], before: entry, after: { ...entry, value } }
    }
    const save = (saveId: string, id: string, words: string) =>
      saveDraft(
        db,
        { documentId: DRAFT, releaseId: null, saveId, against: 0, changes: [change(id, words)] },
        options,
      )

    await save('a', first, 'Editor was here.')
    const { conflicts } = await save('b', second, 'Colleague was here.')
    await publishDraft(db, DRAFT, options)

    const after = (await findRichtextRow(db, PAGE))?.text ?? ''
    const expected = structuredClone(map)
    Object.assign(expected[first]?.value?.properties ?? {}, { title: [['Editor was here.']] })
    Object.assign(expected[second]?.value?.properties ?? {}, { title: [['Colleague was here.']] })
    expect(conflicts).toEqual([])
    expect(after).toBe(JSON.stringify(expected))
    expect((await readDraft(db, { document_id: DRAFT, release_id: '' })).version).toBe(0)
    await db.destroy()
  },
)

test.for(engines)('there is no draft of a page that does not exist: %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  const db = openDatabase(database.target)
  const changes = [{ path: [], after: { type: 'richtext_page', data: {} } }]
  const save = {
    documentId: `page$${'0'.repeat(32)}`,
    releaseId: null,
    saveId: 'a',
    against: 0,
    changes,
  }

  await expect(saveDraft(db, save, options)).rejects.toMatchObject({ code: 'not-found' })
  await db.destroy()
})
