import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { documentOf, FIXTURE_NOW } from '../../test/content-fixture.ts'
import { createMigratedDatabase, engines } from '../../test/engines.ts'
import { toTestStore } from '../../test/publish-change.ts'
import { createContentStore } from './content-store.ts'

// What the store promises about the database, on both engines.

test.for(engines)('on %s a new process sees what was published before', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  await using first = await openStore(database.target)
  await first.store.publish({
    documents: [documentOf({ id: 'a', data: { text: 'Ünïcode 榴莲' } })],
    richtextPages: [{ id: 'p', blockMap: { p: { value: { id: 'p', type: 'page' } } } }],
  })

  await using second = await openStore(database.target)

  expect(second.store.snapshot().ref).toBe(first.store.snapshot().ref)
  expect(second.store.snapshot().byId.get('a')?.data).toEqual({ text: 'Ünïcode 榴莲' })
  expect(second.store.snapshot().richtextPages.get('p')).toEqual({
    p: { value: { id: 'p', type: 'page' } },
  })
})

test.for(engines)('on %s publishes of two processes are both kept', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  await using one = await openStore(database.target)
  await using two = await openStore(database.target)

  for (let round = 0; round < 5; round++) {
    await one.store.publish({ documents: [documentOf({ id: `one-${round}` })] })
    await two.store.publish({ documents: [documentOf({ id: `two-${round}` })] })
  }
  await one.store.refresh()

  expect(one.store.snapshot().byId.size).toBe(10)
  expect(two.store.snapshot().byId.size).toBe(10)
})

test.for(engines)('on %s a refresh announces what another process changed', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  await using one = await openStore(database.target)
  await using two = await openStore(database.target)
  await one.store.publish({ documents: [documentOf({ id: 'a' }), documentOf({ id: 'b' })] })
  await two.store.refresh()
  const heard: string[] = []
  two.store.onChange(({ keys }) => heard.push(...keys))

  await one.store.publish({ removedIds: ['b'] })
  await two.store.refresh()

  expect(heard).toContain('document:b')
  expect(heard).not.toContain('document:a')
  expect(two.store.snapshot().byId.has('b')).toBe(false)
})

async function openStore(target: string) {
  const db = openDatabase(target)
  const options = { now: () => FIXTURE_NOW, createRef: () => crypto.randomUUID() }
  const store = toTestStore(await createContentStore(db), db, options)
  return { store, [Symbol.asyncDispose]: () => db.destroy() }
}
