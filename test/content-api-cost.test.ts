import { expect, test } from 'vitest'
import { atOnce } from '#lib/node/work.ts'
import { applyChange } from '#repository/apply-change.ts'
import { createContentService } from '#repository/content-service.ts'
import type { ContentStore } from '#repository/content-store.ts'
import { PUBLIC_LIMITS } from '#repository/query/query-limits.ts'
import { searchDocuments } from '#repository/search-documents.ts'
import { createEmptySnapshot, type Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { contentCorpus } from './content-corpus.ts'
import { type CostlyQuery, legalQueries, refusedQueries } from './costly-queries.ts'

/** Well below a millisecond. */
const MAX_STEPS_BETWEEN_PAUSES = 12_000

const documents = contentCorpus(3000) as StoredDocument[]
const content = {
  type: 'thing',
  linkedType: 'place',
  ids: documents.map(({ id }) => id).toReversed(),
  tags: ['red', 'green', 'blue', 'two words'],
  words: Array.from({ length: 100 }, (_, index) => `rare${index}`),
  fields: { text: 'title', richText: 'body', number: 'price', day: 'day', link: 'place' },
}

function publish(published: readonly StoredDocument[]) {
  return atOnce(applyChange(createEmptySnapshot(), { documents: published }, 'first')).snapshot
}

function searchUrl({ params }: CostlyQuery): URL {
  return new URL(
    `http://site.test/api/v2/documents/search?${new URLSearchParams({ ref: 'first', ...params })}`,
  )
}

test.for(legalQueries(content))('pauses regularly during every query: $what', (query) => {
  const snapshot = publish(documents)
  const work = searchDocuments(snapshot, searchUrl(query), {
    limits: PUBLIC_LIMITS,
    pictureOrigin: 'http://site.test',
  })
  const stretches = [...work].map((steps) => steps ?? 1)

  expect(stretches.length).toBeGreaterThan(1)
  expect(Math.max(...stretches)).toBeLessThan(MAX_STEPS_BETWEEN_PAUSES)
})

/** A page has at most a hundred; before, a last page and `after` read all documents without a pause. */
const MAX_READ_BETWEEN_PAUSES = 200

test.for(legalQueries(content))('reads few documents between two pauses: $what', (query) => {
  const { snapshot, reads } = countReads(publish(documents))
  const work = searchDocuments(snapshot, searchUrl(query), {
    limits: PUBLIC_LIMITS,
    pictureOrigin: 'http://site.test',
  })
  const perStretch: number[] = []
  let [before, step] = [0, work.next()]
  for (; !step.done; step = work.next()) {
    perStretch.push(reads.count - before)
    before = reads.count
  }
  perStretch.push(reads.count - before)

  expect(Math.max(...perStretch)).toBeLessThan(MAX_READ_BETWEEN_PAUSES)
  expect(JSON.parse(step.value)).toHaveProperty('results')
})

function countReads(snapshot: Snapshot) {
  const { slots } = snapshot
  const reads = { count: 0 }
  const at = (slot: number) => {
    reads.count += 1
    return slots.bySlot.at(slot)
  }
  return { reads, snapshot: { ...snapshot, slots: { ...slots, bySlot: { ...slots.bySlot, at } } } }
}

test.for(refusedQueries(content))('is refused before it runs: $what', async (query) => {
  const snapshot = publish(documents)
  const store = {
    snapshot: () => snapshot,
    findSnapshot: () => snapshot,
  } as unknown as ContentStore
  const { app } = createContentService({ store, baseUrl: 'http://site.test' })

  const answer = await app.request(searchUrl(query).href)

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    type: 'parsing-error',
    message: expect.stringMatching(/at most|nested too deeply/),
  })
})

test('documents that link to each other in circles do not make an endless response', async () => {
  const circle = ['a', 'b', 'c'].map((id) => circular(id))
  const snapshot = publish(circle)
  const store = {
    snapshot: () => snapshot,
    findSnapshot: () => snapshot,
  } as unknown as ContentStore
  const { app } = createContentService({ store, baseUrl: 'http://site.test' })
  const nested = (depth: number): string =>
    depth === 0 ? '{ name }' : `{ links { to { ...on node ${nested(depth - 1)} } } }`

  const small = await app.request(
    searchUrl({ what: '', params: { graphQuery: `{ node ${nested(2)} }` } }).href,
  )
  const large = await app.request(
    searchUrl({ what: '', params: { graphQuery: `{ node ${nested(5)} }` } }).href,
  )

  expect(small.status).toBe(200)
  expect(large.status).toBe(400)
  expect(await large.json()).toMatchObject({ message: expect.stringContaining('too much') })
})

/** Links to all three, ten times. */
function circular(id: string): StoredDocument {
  const targets = Array.from({ length: 30 }, (_, index) => ['a', 'b', 'c'][index % 3])
  const links = targets.map((target) => ({
    to: { link_type: 'Document', id: target, type: 'node', tags: [], lang: 'en-sg' },
  }))
  return {
    ...(documents[0] as StoredDocument),
    id,
    uid: id,
    type: 'node',
    data: { name: id, links },
  }
}
