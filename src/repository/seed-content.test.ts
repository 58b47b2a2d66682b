import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { openStore } from '../../test/content-fixture.ts'
import { SEED_FOLDER } from '../../test/noon.ts'
import { seedContent } from './seed-content.ts'

const demo = { folder: SEED_FOLDER, createIllustrator }

test('the demo is published into an empty database, and seeding again changes nothing', async () => {
  const { db, store, options } = await openStore()

  await seedContent(db, { ...demo, ...options })
  await store.refresh()
  const { ref, byType, richtextPages } = store.snapshot()
  await seedContent(db, { ...demo, ...options })
  await store.refresh()

  expect(store.snapshot().ref).toBe(ref)
  expect(byType.get('deal')).toHaveLength(203)
  expect(byType.get('blog_home')).toHaveLength(1)
  expect(byType.get('settings')).toHaveLength(1)
  expect(richtextPages.size).toBe(9)
})

test('a folder with faults is refused as a whole, with all faults listed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-'))
  await mkdir(join(folder, 'authors'))
  await writeFile(join(folder, 'authors', 'good-desk.md'), author('good-desk'))
  await writeFile(join(folder, 'authors', 'bad-desk.md'), author('other-desk'))
  const { db, store, options } = await openStore()

  const seeding = seedContent(db, { ...demo, folder, ...options })

  await expect(seeding).rejects.toThrow(/authors\/bad-desk\.md:2: uid must be "bad-desk"/)
  await store.refresh()
  expect(store.snapshot().ref).toBeNull()
})

function author(uid: string): string {
  return `---\nuid: ${uid}\nname: Desk\nbio: Writes.\npalette: kaya\nmotif: kopi\n---\n`
}
