import { readdirSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentOf } from '../../../test/content-fixture.ts'
import { createPlace, startSmallRepository } from '../../../test/mirror-place.ts'
import {
  type ContentRepository,
  type Fault,
  faults,
} from '../../../test/peers/content-repository.ts'
import { createMirrorClient } from './mirror-client.ts'

const MINUTE = 60_000

test('all documents are read, and a publish replaces only changed ones', async () => {
  await using repository = await startSmallRepository()
  await using place = createPlace(repository)
  const mirror = await place.open()
  await mirror.poll()
  const changes: string[] = []
  mirror.onChange(({ keys }) => changes.push(...keys))
  const { byId, byType } = repository.store.snapshot()

  const before = mirror.documents()
  await repository.store.publish({ documents: [documentOf({ id: 'new', type: 'note' })] })
  await mirror.poll()

  expect(before?.byId.size).toBe(byId.size)
  expect(before?.byType.get('deal')).toHaveLength(byType.get('deal')?.length ?? 0)
  expect(changes).toEqual(['document:new', 'type:note', 'uid:note/new'])
  expect(mirror.documents()?.byId.size).toBe(231)
})

test('pages read from memory: by id, by uid, by type and by selection', async () => {
  await using repository = await startSmallRepository()
  await using place = createPlace(repository)
  const mirror = await place.open()
  const client = createMirrorClient(mirror.documents)
  await expect(client.getSingle('note')).rejects.toMatchObject({ code: 'unavailable' })
  await mirror.poll()
  const asked = repository.requests

  const deal = await client.getByUID('deal', 'deal-7')
  const same = await client.getByID(deal.id)
  const titles = await client.select('deal', {
    matches: () => true,
    limit: 3,
    read: ({ id }) => id,
  })

  expect(same).toBe(deal)
  expect(Object.isFrozen(deal.data)).toBe(true)
  expect(titles).toHaveLength(3)
  expect(await client.partsOf('deal', { ids: [deal.id, 'none'] })).toEqual([[deal]])
  await expect(client.getByUID('deal', 'none')).rejects.toThrow('No documents')
  expect(repository.requests).toBe(asked)
})

test.for(Object.keys(faults) as Fault[])(
  'a repository that %s changes nothing, and is read again when it recovers',
  async (fault) => {
    await using repository = await startSmallRepository()
    await using place = createPlace(repository)
    const mirror = await place.open()
    await mirror.poll()
    const good = mirror.documents()
    await repository.store.publish({ documents: [documentOf({ id: 'new' })] })

    repository.fault = fault
    await mirror.poll()
    const during = mirror.documents()
    repository.fault = null
    // On a busy machine the next response may be late too.
    while (mirror.documents() === good) await mirror.poll()

    expect(during).toBe(good)
    expect(mirror.documents()?.byId.has('new')).toBe(true)
    expect(place.logged).toContain('the repository could not be read')
    expect(place.logged.at(-1)).toBe('the repository answers again')
  },
)

const lies: [string, NonNullable<ContentRepository['lie']>][] = [
  [
    'says that there are no documents',
    (answer) => ({ ...answer, results: [], total_results_size: 0 }),
  ],
  ['leaves out documents', (answer) => ({ ...answer, results: (answer.results as []).slice(1) })],
  [
    'repeats its first page',
    (answer, url) => (url.searchParams.get('page') === '2' ? { ...answer, results: [] } : answer),
  ],
  ['answers documents without an id', (answer) => ({ ...answer, results: [{ type: 'deal' }] })],
  ['answers a text as documents', (answer) => ({ ...answer, results: 'all of them' })],
  ['counts in words', (answer) => ({ ...answer, total_results_size: 'many' })],
  ['counts without end', (answer) => ({ ...answer, total_results_size: 1e15 })],
]

test.for(lies)('a repository that %s is not believed', async ([, lie]) => {
  await using repository = await startSmallRepository()
  await using place = createPlace(repository)
  const mirror = await place.open()
  await mirror.poll()
  const good = mirror.documents()
  await repository.store.publish({ documents: [documentOf({ id: 'new' })] })

  repository.lie = (answer, url) => (url.pathname.endsWith('/search') ? lie(answer, url) : answer)
  for (let tries = 0; tries < 3; tries++) {
    await mirror.poll()
    place.clock += 20 * MINUTE
  }

  expect(mirror.documents()).toBe(good)
  expect(mirror.ageMs()).toBe(60 * MINUTE)
})

test('a sudden loss of most deals is accepted only if it lasts', async () => {
  await using repository = await startSmallRepository()
  await using place = createPlace(repository)
  const mirror = await place.open()
  await mirror.poll()
  const good = mirror.documents()
  const deals = [...(repository.store.snapshot().byType.get('deal') ?? [])]
  await repository.store.publish({ removedIds: deals.slice(10).map(({ id }) => id) })

  await mirror.poll()
  const atOnce = mirror.documents()
  place.clock += 9 * MINUTE
  await mirror.poll()
  const soon = mirror.documents()
  place.clock += 2 * MINUTE
  await mirror.poll()

  expect(atOnce).toBe(good)
  expect(soon).toBe(good)
  expect(mirror.documents()?.byType.get('deal')).toHaveLength(10)
  expect(place.logged).toContain(
    'the answer of the repository was rejected; the last good documents stay',
  )
})

test('an older ref is accepted only if the repository stays on it', async () => {
  await using repository = await startSmallRepository()
  await using place = createPlace(repository)
  const mirror = await place.open()
  await mirror.poll()
  const first = mirror.documents()
  await repository.store.publish({ documents: [documentOf({ id: 'new' })] })
  await mirror.poll()
  const second = mirror.documents()

  const refs = [{ ref: first?.ref, isMasterRef: true, id: 'master', label: 'Master' }]
  repository.lie = (answer) => ('refs' in answer ? { ...answer, refs } : answer)
  await mirror.poll()
  const goneBack = mirror.documents()
  place.clock += 11 * MINUTE
  await mirror.poll()

  expect(goneBack).toBe(second)
  expect(mirror.documents()?.ref).toBe(first?.ref)
})

test('a start while the repository is down uses the documents of the last run', async () => {
  await using repository = await startSmallRepository()
  await using place = createPlace(repository)
  const first = await place.open()
  await first.poll()
  await first.stop()
  repository.fault = 'breaks every connection'

  const second = await place.open()
  await second.poll()

  expect(second.documents()?.ref).toBe(first.documents()?.ref)
  expect([...(second.documents()?.byId.values() ?? [])]).toEqual([
    ...(first.documents()?.byId.values() ?? []),
  ])
  const [file = ''] = readdirSync(place.folder)
  expect(statSync(join(place.folder, file)).mode & 0o777).toBe(0o600)
  expect(readdirSync(place.folder)).toHaveLength(1)
})

test('kept documents that are damaged, or of another repository, are not used', async () => {
  await using repository = await startSmallRepository()
  await using other = await startSmallRepository()
  await using place = createPlace(repository)
  const first = await place.open()
  await first.poll()
  await first.stop()
  other.fault = 'answers 500'
  const elsewhere = await place.open(other)
  const [file = ''] = readdirSync(place.folder)
  truncateSync(join(place.folder, file), 2000)

  const damaged = await place.open()

  expect(elsewhere.documents()).toBeNull()
  expect(damaged.documents()).toBeNull()
  expect(place.logged).toContain('the kept documents of the repository cannot be read')
})

test('a repository that is too large is not read to the end', async () => {
  await using repository = await startSmallRepository()
  await using place = createPlace(repository)
  const few = await place.open(repository, { documents: 100, bytes: 1e9 })
  const small = await place.open(repository, { documents: 1000, bytes: 50_000 })

  await few.poll()
  await small.poll()

  expect([few.documents(), small.documents()]).toEqual([null, null])
})

test('documents that do not fit into one response are read in smaller pages', async () => {
  await using repository = await startSmallRepository()
  await using place = createPlace(repository)
  const mirror = await place.open(repository, undefined, 60_000)

  await mirror.poll()

  expect(mirror.documents()?.byId.size).toBe(repository.store.snapshot().byId.size)
})
