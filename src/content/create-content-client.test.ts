import { expect, test, vi } from 'vitest'
import { documentOf, openEmptyStore, openSeededStore, serve } from '../../test/content-fixture.ts'
import { createContentClient } from './create-content-client.ts'

test('the embedded client reads all pages without the pause between them', async () => {
  const client = createContentClient({ service: serve(await openSeededStore()) })
  const timers = vi.spyOn(globalThis, 'setTimeout')

  const deals = await client.getAllByType('deal')
  const waits = timers.mock.calls.map(([, ms]) => ms ?? 0)
  timers.mockRestore()

  expect(deals).toHaveLength(203)
  expect(waits.filter((ms) => ms > 0)).toEqual([])
})

test('what is published is read at once', async () => {
  const store = await openEmptyStore()
  const client = createContentClient({ service: serve(store) })
  await store.publish({ documents: [documentOf({ id: 'a', data: { text: 'old' } })] })
  expect((await client.getByUID('note', 'a')).data.text).toBe('old')

  await store.publish({ documents: [documentOf({ id: 'a', data: { text: 'new' } })] })

  expect((await client.getByUID('note', 'a')).data.text).toBe('new')
})

test('documents of the embedded client cannot be changed by one reader under another', async () => {
  const store = await openEmptyStore()
  await store.publish({ documents: [documentOf({ id: 'a', data: { text: 'old' } })] })
  const client = createContentClient({ service: serve(store) })

  const document = await client.getByID('a')

  expect(() => {
    document.data.text = 'new'
  }).toThrow(TypeError)
})

test('a limit is kept to', async () => {
  const client = createContentClient({ service: serve(await openSeededStore()) })

  expect(await client.getAllByType('deal', { limit: 120 })).toHaveLength(120)
})

test('a remote repository is named or addressed', async () => {
  const service = serve(await openEmptyStore())

  const named = createContentClient({ service, endpoint: 'lobang-sg' })
  const addressed = createContentClient({ service, endpoint: 'https://cms.example/api/v2' })

  expect(named.documentAPIEndpoint).toBe('https://lobang-sg.cdn.prismic.io/api/v2')
  expect(addressed.documentAPIEndpoint).toBe('https://cms.example/api/v2')
  expect(() => createContentClient({ service, endpoint: 'no' })).toThrow(
    'invalid Prismic repository',
  )
})
