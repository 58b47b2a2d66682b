import { expect, test } from 'vitest'
import { documentOf, openEmptyStore, openStore } from '../../test/content-fixture.ts'
import { toTestStore } from '../../test/publish-change.ts'
import { type ContentStore, createContentStore } from './content-store.ts'

function announcements(store: ContentStore): string[][] {
  const heard: string[][] = []
  store.onChange(({ keys }) => heard.push([...keys].sort()))
  return heard
}

function linkTo(id: string) {
  return { link_type: 'Document', id, type: 'note', tags: [], lang: 'en-sg' }
}

test('a new document is announced by id, uid and type, with a new ref', async () => {
  const store = await openEmptyStore()
  const heard = announcements(store)

  await store.publish({ documents: [documentOf({ id: 'a' })] })

  expect(heard).toEqual([['document:a', 'type:note', 'uid:note/a']])
  expect(store.snapshot().ref).toBe('r1')
  expect(store.snapshot().byId.get('a')?.uid).toBe('a')
})

test('publishing the same document again announces nothing and keeps the ref', async () => {
  const store = await openEmptyStore()
  await store.publish({ documents: [documentOf({ id: 'a' })] })
  const heard = announcements(store)

  await store.publish({ documents: [documentOf({ id: 'a' })] })

  expect(heard).toEqual([])
  expect(store.snapshot().ref).toBe('r1')
})

test('a renamed document is announced by both its uids', async () => {
  const store = await openEmptyStore()
  await store.publish({ documents: [documentOf({ id: 'a', uid: 'old' })] })
  const heard = announcements(store)

  await store.publish({ documents: [documentOf({ id: 'a', uid: 'new' })] })

  expect(heard).toEqual([['document:a', 'type:note', 'uid:note/new', 'uid:note/old']])
})

test('documents that link to a removed one are announced, with broken links', async () => {
  const store = await openEmptyStore()
  const source = documentOf({ id: 'source', type: 'post', data: { to: linkTo('target') } })
  await store.publish({ documents: [source, documentOf({ id: 'target' })] })
  expect(store.snapshot().byId.get('source')?.data.to).toMatchObject({ uid: 'target' })
  const heard = announcements(store)

  await store.publish({ removedIds: ['target'] })

  expect(heard[0]).toContain('document:source')
  expect(store.snapshot().byId.get('source')?.data.to).toMatchObject({ isBroken: true })
})

test('a change of text does not affect documents that link to it', async () => {
  const store = await openEmptyStore()
  const source = documentOf({ id: 'source', type: 'post', data: { to: linkTo('target') } })
  await store.publish({ documents: [source, documentOf({ id: 'target' })] })
  const heard = announcements(store)

  await store.publish({ documents: [documentOf({ id: 'target', data: { text: 'new' } })] })

  expect(heard).toEqual([['document:target', 'type:note', 'uid:note/target']])
})

test('rich-text pages are announced by their id', async () => {
  const store = await openEmptyStore()
  const heard = announcements(store)
  const id = '373ba72bbff75ce7a838e2499590de30'

  await store.publish({ richtextPages: [{ id, blockMap: {} }] })
  await store.publish({ richtextPages: [{ id, blockMap: {} }] })
  await store.publish({ removedRichtextIds: [id] })

  expect(heard).toEqual([[`richtext:${id}`], [`richtext:${id}`]])
})

test('a publish that fails changes nothing', async () => {
  const store = await openEmptyStore()
  await store.publish({ documents: [documentOf({ id: 'a', uid: 'same' })] })
  const before = store.snapshot()
  const heard = announcements(store)

  const clash = store.publish({
    documents: [documentOf({ id: 'b', uid: 'other' }), documentOf({ id: 'c', uid: 'same' })],
  })

  await expect(clash).rejects.toThrow()
  expect(store.snapshot()).toBe(before)
  expect(heard).toEqual([])
})

test('two documents can swap their uids in one publish', async () => {
  const store = await openEmptyStore()
  await store.publish({
    documents: [documentOf({ id: 'a', uid: 'x' }), documentOf({ id: 'b', uid: 'y' })],
  })

  await store.publish({
    documents: [documentOf({ id: 'a', uid: 'y' }), documentOf({ id: 'b', uid: 'x' })],
  })

  expect(store.snapshot().byId.get('a')?.uid).toBe('y')
})

test('two stores on one database keep both publishes and agree after a refresh', async () => {
  const { db, store: one, options } = await openStore()
  const other = toTestStore(await createContentStore(db), db, options)
  const heard = announcements(one)

  await one.publish({ documents: [documentOf({ id: 'a' })] })
  await other.publish({ documents: [documentOf({ id: 'b' })] })
  await one.refresh()

  expect([...one.snapshot().byId.keys()].sort()).toEqual(['a', 'b'])
  expect([...other.snapshot().byId.keys()].sort()).toEqual(['a', 'b'])
  expect(one.snapshot().ref).toBe(other.snapshot().ref)
  expect(heard.at(-1)).toEqual(['document:b', 'type:note', 'uid:note/b'])
})
