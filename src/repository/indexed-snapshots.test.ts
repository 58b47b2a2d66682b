import { filter } from '@prismicio/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '#lib/node/work.ts'
import { documentOf } from '../../test/content-fixture.ts'
import { patience } from '../../test/machine.ts'
import { applyChange } from './apply-change.ts'
import { parseOrderings } from './query/orderings.ts'
import { runQuery } from './query/run-query.ts'
import { type ContentChange, createEmptySnapshot, type Snapshot } from './snapshot.ts'
import type { StoredDocument } from './stored-document.ts'

const DOCUMENTS = 24

const ids = Array.from({ length: DOCUMENTS }, (_, number) => `d${number}`)
const words = ['kopi', 'toast', 'Crème', 'laksa', '2026']
const days = ['2026-11-01', '2026-11-02', '2026-12-24']
const timestamps = days.map((day) => `${day}T01:00:00+0000` as const)

const anyText = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((some) => some.join(' '))
const anyDocument = fc
  .record({
    id: fc.constantFrom(...ids),
    uid: fc.option(fc.constantFrom('one', 'two', 'three')),
    type: fc.constantFrom('deal', 'deal', 'brand'),
    tags: fc.uniqueArray(fc.constantFrom('food', 'late', 'new'), { maxLength: 3 }),
    lang: fc.constantFrom('en-sg', 'en-sg', 'zh-sg'),
    slugs: fc.constantFrom(['a'], ['b']),
    last_publication_date: fc.constantFrom(...timestamps),
    data: fc.record({
      text: anyText,
      // Now and then a value that the field cannot have: while it is there, queries on it are refused.
      price: fc.oneof(
        { weight: 20, arbitrary: fc.option(fc.integer({ min: 0, max: 3 })) },
        { weight: 1, arbitrary: fc.constant('free') },
      ),
      ends: fc.option(fc.constantFrom(...days)),
      place: fc.option(
        fc.constantFrom({ latitude: 1.3, longitude: 103.8 }, { latitude: 1.4, longitude: 104 }),
      ),
      rows: fc.array(fc.record({ name: fc.constantFrom('x', 'y') }), { maxLength: 2 }),
      link: fc
        .constantFrom(...ids)
        .map((id) => ({ link_type: 'Document', id, tags: [], type: '?' })),
    }),
  })
  .map((parts) => documentOf(parts as unknown as Partial<StoredDocument> & { id: string }))

// Small beside the number of documents: a large change makes the indexes anew.
const anyChange: fc.Arbitrary<ContentChange> = fc.record({
  documents: fc.uniqueArray(anyDocument, { maxLength: 3, selector: ({ id }) => id }),
  removedIds: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 1 }),
})

const queries = [
  filter.at('document.type', 'deal'),
  filter.any('document.tags', ['food', 'new']),
  filter.at('document.tags', ['food', 'late']),
  filter.not('document.tags', ['late']),
  filter.at('my.deal.uid', 'one'),
  filter.at('my.deal.price', 2),
  filter.at('my.deal.link', 'd1'),
  filter.at('my.deal.rows.name', 'x'),
  filter.in('document.id', ['d7', 'd3', 'd20']),
  filter.has('my.deal.ends'),
  filter.missing('my.deal.price'),
  filter.fulltext('document', 'kopi'),
  filter.fulltext('my.deal.text', 'creme toast'),
  filter.numberGreaterThan('my.deal.price', 1),
  filter.dateBefore('my.deal.ends', '2026-12-01'),
  filter.dateMonth('my.deal.ends', 12),
  filter.dateAfter('document.last_publication_date', '2026-11-02'),
  filter.geopointNear('my.deal.place', 1.31, 103.81, 5),
  filter.similar('d2', 5),
]
const orderings = ['', '[my.deal.price desc]', '[my.deal.text,document.last_publication_date desc]']

test(
  'after any changes, queries give the same results as on a snapshot built from scratch',
  () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 6 }), (changes) => {
        let snapshot = atOnce(
          applyChange(createEmptySnapshot(), { documents: startDocuments() }, 'r'),
        ).snapshot
        answers(snapshot)

        for (const change of changes) {
          snapshot = atOnce(applyChange(snapshot, change, 'r')).snapshot
          // Every index exists before each step, so that it is updated and not built anew.
          expect(answers(snapshot)).toEqual(answers(madeAnew(snapshot)))
        }
      }),
      { numRuns: 25 },
    )
  },
  patience(60_000),
)

test(
  'a change leaves earlier snapshots unchanged',
  () => {
    fc.assert(
      fc.property(anyChange, anyChange, (first, second) => {
        const start = atOnce(
          applyChange(createEmptySnapshot(), { documents: startDocuments() }, 'r'),
        ).snapshot
        const before = answers(start)

        const one = atOnce(applyChange(start, first, 'one')).snapshot
        const other = atOnce(applyChange(start, second, 'other')).snapshot

        expect(answers(other)).toEqual(answers(madeAnew(other)))
        expect(answers(one)).toEqual(answers(madeAnew(one)))
        expect(answers(start)).toEqual(before)
      }),
      { numRuns: 25 },
    )
  },
  patience(60_000),
)

test('after any changes, links describe their published targets', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 6 }), (changes) => {
      let snapshot = createEmptySnapshot()

      for (const change of changes) snapshot = atOnce(applyChange(snapshot, change, 'r')).snapshot

      for (const { data } of snapshot.documents) {
        const target = snapshot.byId.get(data.link.id)
        expect(data.link.isBroken).toBe(target === undefined)
        if (target) expect(data.link).toMatchObject({ type: target.type, slug: target.slugs[0] })
        expect(data.link.uid).toBe(target?.uid ?? undefined)
      }
    }),
  )
})

test('unchanged documents stay the same objects, and all are frozen', () => {
  const { snapshot } = atOnce(
    applyChange(createEmptySnapshot(), { documents: startDocuments() }, 'r'),
  )

  const deal = snapshot.byType.get('deal')?.at(0) as StoredDocument
  const changed = { ...deal, data: { ...deal.data, text: 'something else' } }
  const next = atOnce(applyChange(snapshot, { documents: [changed] }, 's'))

  const ofBefore = new Set(snapshot.byType.get('deal'))
  const deals = [...(next.snapshot.byType.get('deal') ?? [])]
  const others = deals.filter((document) => !ofBefore.has(document))
  expect(others.map(({ id }) => id)).toEqual([deal.id])
  const documents = [...next.snapshot.documents]
  expect(documents.every((document) => Object.isFrozen(document.data))).toBe(true)
  expect(Object.isFrozen(next.snapshot.byId.get('d1')?.data.link)).toBe(true)
})

function startDocuments(): StoredDocument[] {
  return fc.sample(anyDocument, { numRuns: DOCUMENTS, seed: 4 }).map((document, number) => ({
    ...structuredClone(document),
    id: `d${number}`,
  }))
}

function madeAnew(snapshot: Snapshot): Snapshot {
  const documents = [...snapshot.byId.values()].toReversed()
  return atOnce(applyChange(createEmptySnapshot(), { documents }, 'r')).snapshot
}

/** What every query finds in every order, or why it is refused. */
function answers(snapshot: Snapshot): string[] {
  return queries.flatMap((query) =>
    orderings.map((ordering) => {
      try {
        const order = parseOrderings(ordering)
        const { total, first } = atOnce(
          runQuery(snapshot, { queries: [`[${query}]`], lang: 'en-sg', order }),
        )
        return `${query} ${ordering}: ${atOnce(first(total)).map(({ id }) => id)}`
      } catch (error) {
        return `${query}: ${error}`
      }
    }),
  )
}
