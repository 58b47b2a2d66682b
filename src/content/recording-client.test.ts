import { expect, test } from 'vitest'
import { documentOf, openEmptyStore, serve } from '../../test/content-fixture.ts'
import { createContentClient } from './create-content-client.ts'
import { recordDependencies } from './recording-client.ts'

async function openRecording() {
  const store = await openEmptyStore()
  await store.publish({
    documents: [
      documentOf({ id: 'a' }),
      documentOf({ id: 'b' }),
      documentOf({ id: 'home', type: 'blog_home', uid: null }),
    ],
  })
  const keys: string[] = []
  const client = createContentClient({ service: serve(store) })
  return {
    keys,
    content: recordDependencies(client, {
      key: (key) => keys.push(key),
      watch: () => {},
      until: () => {},
    }),
    store,
  }
}

test('a look-up by uid depends on the uid and on the found document', async () => {
  const { content, keys } = await openRecording()

  await content.getByUID('note', 'a')

  expect(keys).toEqual(['uid:note/a', 'document:a'])
})

test('a look-up without a result depends on the missing document', async () => {
  const { content, keys } = await openRecording()

  await expect(content.getByUID('note', 'nope')).rejects.toThrow()
  await expect(content.getByID('none')).rejects.toThrow()

  expect(keys).toEqual(['uid:note/nope', 'document:none'])
})

test('every change announces a key that a reader of the document recorded', async () => {
  const { content, keys, store } = await openRecording()
  await content.getSingle('blog_home')
  const announced: ReadonlySet<string>[] = []
  store.onChange(({ keys }) => announced.push(keys))

  await store.publish({ removedIds: ['home'] })

  expect(keys.some((key) => announced[0]?.has(key))).toBe(true)
})
