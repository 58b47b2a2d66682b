import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '#lib/node/work.ts'
import {
  readSelected,
  type Selection,
  selectDocuments,
  watchSelection,
} from './select-documents.ts'

type Note = { id: string; type: string; kind: number; rank: number; text: number }

const idNote = (id: string) =>
  fc.record({
    id: fc.constant(id),
    type: fc.constant('note'),
    kind: fc.integer({ min: 0, max: 2 }),
    rank: fc.integer({ min: 0, max: 4 }),
    text: fc.integer({ min: 0, max: 1 }),
  })

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const notes = fc
  .tuple(...ids.map((id) => fc.option(idNote(id))))
  .map((some) => some.filter((note) => note !== null))

const selections: fc.Arbitrary<Selection<Note, unknown>> = fc
  .record({
    kind: fc.integer({ min: 0, max: 2 }),
    possible: fc.option(fc.subarray(ids), { nil: undefined }),
    limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    only: fc.option(fc.subarray(ids), { nil: undefined }),
    readsText: fc.boolean(),
  })
  .map(({ kind, possible, limit, only, readsText }) => ({
    matches: (note) => note.kind >= kind,
    order: (a, b) => a.rank - b.rank,
    read: ({ id, text }) => (readsText ? [id, text] : [id]),
    ...(possible === undefined ? {} : { mayMatch: ({ id }) => possible.includes(id) }),
    ...(limit === undefined ? {} : { limit }),
    ...(only === undefined ? {} : { ids: only }),
  }))

function valuesOf(documents: Note[], selection: Selection<Note, unknown>): unknown[] {
  return atOnce(readSelected(selectAtOnce(documents, selection), selection))
}

function selectAtOnce(documents: Note[], selection: Selection<Note, unknown>): Note[] {
  return atOnce(selectDocuments([documents], selection)).selected
}

test('a watch reports every change to the selection, and no others unless there is a limit', () => {
  const change = fc
    .constantFrom(...ids)
    .chain((id) => fc.record({ id: fc.constant(id), after: fc.option(idNote(id)) }))

  fc.assert(
    fc.property(notes, selections, change, (documents, selection, { id, after }) => {
      const before = documents.find((note) => note.id === id) ?? null
      const others = documents.filter((note) => note.id !== id)
      const selected = selectAtOnce(documents, selection)
      const watch = watchSelection('note', selection, selected)

      const differs = !isDeepStrictEqual(
        valuesOf(documents, selection),
        valuesOf(after ? [...others, after] : others, selection),
      )

      if (differs) expect(watch({ before, after })).toBe(true)
      const movedOnly = before && after && before.rank !== after.rank
      if (!differs && selection.limit === undefined && !movedOnly) {
        expect(watch({ before, after })).toBe(false)
      }
    }),
    { numRuns: 5000 },
  )
})

test('documents beyond the limit do not affect the page', () => {
  const note = (id: string, rank: number): Note => ({ id, type: 'note', kind: 0, rank, text: 0 })
  const selection: Selection<Note, Note> = {
    matches: () => true,
    order: (a, b) => a.rank - b.rank,
    limit: 2,
    read: (document) => document,
  }
  const selected = selectAtOnce([note('a', 1), note('b', 2), note('c', 3)], selection)
  const watch = watchSelection('note', selection, selected)

  expect(watch({ before: note('c', 3), after: note('c', 4) })).toBe(false)
  expect(watch({ before: null, after: note('d', 9) })).toBe(false)
  expect(watch({ before: note('c', 3), after: note('c', 0) })).toBe(true)
  expect(watch({ before: note('a', 1), after: null })).toBe(true)
})

test('documents of another type do not affect the page', () => {
  const selection = { matches: () => true, read: () => null }
  const watch = watchSelection('note', selection, [])

  expect(watch({ before: null, after: { id: 'x', type: 'post' } })).toBe(false)
})

test('the first few equal the start of the whole sorted list', () => {
  fc.assert(
    fc.property(notes, fc.integer({ min: 1, max: 8 }), (documents, limit) => {
      const selection: Selection<Note, Note> = {
        matches: () => true,
        order: (a, b) => a.rank - b.rank,
        read: (note) => note,
      }
      const whole = selectAtOnce(documents, selection)
      expect(selectAtOnce(documents, { ...selection, limit })).toEqual(whole.slice(0, limit))
    }),
  )
})

test('the result is the same however the documents are divided', () => {
  const cuts = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 })
  fc.assert(
    fc.property(notes, selections, cuts, (documents, selection, places) => {
      const ends = [...places.toSorted(), documents.length]
      const parts = ends.map((end, number) => documents.slice(ends[number - 1] ?? 0, end))
      const until = ({ id, rank }: Note) => rank * 10 + ids.indexOf(id)
      const possible = documents.filter(
        (note) =>
          selection.ids?.includes(note.id) !== false && selection.mayMatch?.(note) !== false,
      )

      const found = atOnce(selectDocuments(parts, { ...selection, until }))

      expect(found.selected).toEqual(
        possible
          .filter(selection.matches)
          .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
          .slice(0, selection.limit),
      )
      expect(found.until).toBe(Math.min(...possible.map(until), Number.POSITIVE_INFINITY))
    }),
    { numRuns: 500 },
  )
})

test('a limit without an order takes any documents, as many as it allows', () => {
  fc.assert(
    fc.property(notes, fc.integer({ min: 1, max: 8 }), (documents, limit) => {
      const selection = { matches: () => true, order: null, limit, read: (note: Note) => note }

      const selected = selectAtOnce(documents, selection)

      expect(selected).toHaveLength(Math.min(limit, documents.length))
      expect(documents).toEqual(expect.arrayContaining(selected))
    }),
  )
})
