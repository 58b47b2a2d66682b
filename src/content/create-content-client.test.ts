import { expect, test } from 'vitest'
import { documentOf, openEmptyStore, serve } from '../../test/content-fixture.ts'
import { createContentClient } from './create-content-client.ts'
import { createRemoteClient } from './remote/create-remote-client.ts'

test('published documents can be read at once', async () => {
  const store = await openEmptyStore()
  const client = createContentClient({ service: serve(store) })
  await store.publish({ documents: [documentOf({ id: 'a', data: { text: 'old' } })] })
  expect((await client.getByUID('note', 'a')).data.text).toBe('old')

  await store.publish({ documents: [documentOf({ id: 'a', data: { text: 'new' } })] })

  expect((await client.getByUID('note', 'a')).data.text).toBe('new')
})

test('readers cannot change documents of the embedded client', async () => {
  const store = await openEmptyStore()
  await store.publish({ documents: [documentOf({ id: 'a', data: { text: 'old' } })] })
  const client = createContentClient({ service: serve(store) })

  const document = await client.getByID('a')

  expect(() => {
    document.data.text = 'new'
  }).toThrow(TypeError)
})

test('a remote repository is given by name or by URL', async () => {
  const service = serve(await openEmptyStore())

  const named = createRemoteClient({ service, endpoint: 'lobang-sg' })
  const addressed = createRemoteClient({ service, endpoint: 'https://cms.example/api/v2' })

  expect(named.documentAPIEndpoint).toBe('https://lobang-sg.cdn.prismic.io/api/v2')
  expect(addressed.documentAPIEndpoint).toBe('https://cms.example/api/v2')
  expect(() => createRemoteClient({ service, endpoint: 'no' })).toThrow(
    'invalid Prismic repository',
  )
})
