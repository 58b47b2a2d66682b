import { expect, test } from 'vitest'
import { threadTime } from '#lib/node/thread-time.ts'
import { diffValues, invertChanges } from '#repository/merge/diff-values.ts'
import { diffDocuments, mergeDocuments } from '#repository/merge/merge-documents.ts'
import { documentOf } from '../../../test/content-fixture.ts'
import { applyChanges } from './apply-changes.ts'
import { mergeValues } from './merge-values.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })
const slice = (id: string, text: string) => ({
  id,
  slice_type: 'text',
  primary: { text: [block(text)] },
})

test('changes of different fields are both kept', () => {
  const base = { title: 'Kopi', price: 5, tags: ['a', 'b'] }
  const wanted = { ...base, title: 'Kopi O', tags: ['a', 'b', 'mine'] }
  const found = { ...base, price: 4, tags: ['b', 'theirs'] }

  const merged = mergeValues({ base, wanted, found })

  expect(merged).toEqual({
    value: { title: 'Kopi O', price: 4, tags: ['b', 'theirs', 'mine'] },
    conflicts: [],
  })
})

test('two changes of the same field are a conflict that contains both', () => {
  const merged = mergeValues({ base: { a: 1 }, wanted: { a: 2 }, found: { a: 3 } })

  expect(merged.value).toEqual({ a: 3 })
  expect(merged.conflicts).toEqual([{ path: ['a'], before: 1, after: 2, found: 3 }])
})

test('the same change made twice is not a conflict', () => {
  const merged = mergeValues({ base: ['x'], wanted: ['x', 'y'], found: ['x', 'y'] })

  expect(merged).toEqual({ value: ['x', 'y'], conflicts: [] })
})

test('rich text merges by blocks', () => {
  const base = ['One is first.', 'Two is second.', 'Three is third.'].map(block)
  const wanted = [block('One is first!'), ...base.slice(1), block('Four is mine.')]
  const found = [base[0], block('Two is not second.')]

  const merged = mergeValues({ base, wanted, found })

  expect(merged.conflicts).toEqual([])
  expect(merged.value).toEqual(['One is first!', 'Two is not second.', 'Four is mine.'].map(block))
})

test('a block that two people rewrite is a conflict, even if nothing of it is left', () => {
  const base = [block('Before.'), block('Old words.'), block('After.')]
  const wanted = base.with(1, block('Something else.'))
  const found = base.with(1, block('A third thing!'))

  const merged = mergeValues({ base, wanted, found })

  expect(merged.value).toEqual(found)
  expect(merged.conflicts).toEqual([{ path: [], before: base, after: wanted, found }])
})

test('a conflict names a place at which it can be settled', () => {
  const outlets = (...names: string[]) => names.map((name) => ({ name, hours: [name] }))
  const versions = {
    base: { data: { outlets: outlets('One', 'Two', 'Three') } },
    wanted: { data: { outlets: outlets('Mine', 'My own', 'Three') } },
    found: { data: { outlets: outlets('Theirs', 'Their own', 'Three') } },
  }

  const { value, conflicts } = mergeValues(versions)
  const settled = applyChanges(
    value,
    conflicts.map(({ path, after, found }) => ({ path, before: found, after })),
  )

  expect(conflicts.map(({ path }) => path)).toEqual([['data', 'outlets']])
  expect(settled).toEqual({ value: versions.wanted, conflicts: [] })
})

test('moves of different items are both kept, and contradictory ones are a conflict', () => {
  const base = ['a', 'b', 'c', 'd', 'e'].map((id) => slice(id, id))
  const inOrder = (ids: string) => [...ids].map((id) => slice(id, id))

  const both = mergeValues({ base, wanted: inOrder('bcdea'), found: inOrder('eabcd') })
  const circle = mergeValues({ base, wanted: inOrder('bacde'), found: inOrder('acbde') })

  expect(both).toEqual({ value: inOrder('ebcda'), conflicts: [] })
  expect(circle.value).toEqual(inOrder('acbde'))
  expect(circle.conflicts).toMatchObject([{ path: [] }])
})

test('a slice that one person deletes and another changes is a conflict', () => {
  const base = [slice('a', 'one'), slice('b', 'two')]
  const changed = base.with(1, slice('b', 'two, changed'))
  const deleted = base.slice(0, 1)

  const kept = mergeValues({ base, wanted: deleted, found: changed })
  const gone = mergeValues({ base, wanted: changed, found: deleted })

  expect(kept.value).toEqual(changed)
  expect(kept.conflicts).toEqual([{ path: ['b'], before: base[1], found: changed[1] }])
  expect(gone.value).toEqual(deleted)
  expect(gone.conflicts).toEqual([{ path: ['b'], before: base[1], after: changed[1] }])
})

test('slices that an importer has renumbered are the same slices', () => {
  const base = [slice('text$0', 'one'), slice('text$1', 'two')]
  const wanted = [slice('text$0', 'one'), slice('text$1', 'two'), slice('text$2', 'three')]
  const found = [{ ...slice('quote$0', 'new'), slice_type: 'quote' }, slice('text$5', 'one')]

  const merged = mergeValues({ base, wanted, found })

  expect(merged.conflicts).toEqual([])
  expect(merged.value).toEqual([...found, slice('text$2', 'three')])
})

test('a very long list that two people change is one place', () => {
  const base = Array.from({ length: 1001 }, (_, number) => `word ${number}`)

  const merged = mergeValues({ base, wanted: [...base, 'mine'], found: [...base, 'theirs'] })

  expect(merged.value).toEqual([...base, 'theirs'])
  expect(merged.conflicts).toHaveLength(1)
})

test('long lists that two people have filled merge at once', () => {
  const list = (name: string) =>
    Array.from({ length: 1000 }, (_, at) => ({ name: `${name} ${at}`, hours: 'daily' }))
  const [wanted, found] = [list('mine'), list('theirs')]
  const before = threadTime()

  const merged = mergeValues({ base: [], wanted, found })

  const took = threadTime() - before
  expect(merged).toEqual({ value: [...found, ...wanted], conflicts: [] })
  // Milliseconds. Comparing each with each takes more than a second.
  expect(took).toBeLessThan(500)
})

test('the same new id with other content is another slice', () => {
  const [mine, theirs] = [slice('text$1', 'mine'), slice('text$1', 'theirs')]

  const merged = mergeValues({ base: [], wanted: [mine], found: [theirs] })

  expect(merged).toEqual({ value: [theirs, mine], conflicts: [] })
})

test('decorated text is one place', () => {
  const text = (words: string) => ({ title: [[words], [' and more', [['b']]]] })

  const both = mergeValues({ base: text('old'), wanted: text('mine'), found: text('theirs') })
  const one = mergeValues({ base: text('old'), wanted: text('mine'), found: text('old') })

  expect(both.value).toEqual(text('theirs'))
  expect(both.conflicts).toMatchObject([{ path: ['title'] }])
  expect(one).toEqual({ value: text('mine'), conflicts: [] })
})

test('changes in a link’s description of its target are ignored', () => {
  const link = (uid: string) => ({ brand: { link_type: 'Document', id: 'b', uid } })

  expect(diffValues(link('old'), link('new'))).toEqual([])
  expect(mergeValues({ base: link('1'), wanted: link('2'), found: link('3') })).toEqual({
    value: link('3'),
    conflicts: [],
  })
})

test('the alternative text of a picture is not merged into another picture', () => {
  const picture = (url: string, alt: string) => ({ url, alt, dimensions: { width: 1, height: 1 } })
  const base = picture('/a', 'A cup')

  const other = mergeValues({ base, wanted: picture('/a', 'A mug'), found: picture('/b', 'A pot') })
  const same = mergeValues({
    base: { ...base, copyright: null },
    wanted: { ...base, copyright: 'The stall' },
    found: { ...picture('/a', 'A mug'), copyright: null },
  })

  expect(other.conflicts).toHaveLength(1)
  expect(same).toEqual({
    value: { ...picture('/a', 'A mug'), copyright: 'The stall' },
    conflicts: [],
  })
})

test('changes are as small as possible, and can be undone', () => {
  const before = { data: { title: 'a', slices: [slice('x', '1'), slice('y', '2')] } }
  const after = { data: { title: 'a', slices: [slice('x', '1'), slice('y', '3')], more: true } }

  const changes = diffValues(before, after)

  expect(changes).toEqual([
    { path: ['data', 'slices', 'y', 'primary', 'text'], before: [block('2')], after: [block('3')] },
    { path: ['data', 'more'], after: true },
  ])
  expect(applyChanges(before, changes)).toEqual({ value: after, conflicts: [] })
  expect(applyChanges(after, invertChanges(changes))).toEqual({ value: before, conflicts: [] })
})

test('a change inside a removed item is a conflict and does not restore the item', () => {
  const change = { path: ['slices', 'y', 'primary', 'label'], after: 'typed' }

  const merged = applyChanges({ slices: [slice('x', '1')] }, [change])

  expect(merged).toEqual({ value: { slices: [slice('x', '1')] }, conflicts: [change] })
})

test('a field called __proto__ is a field', () => {
  const wanted = JSON.parse('{"a":1,"__proto__":{"isAdmin":true}}')

  const merged = mergeValues({ base: { a: 1 }, wanted, found: { a: 2 } }).value as object
  const applied = applyChanges({ a: 1 }, [{ path: ['__proto__'], after: { isAdmin: true } }])

  expect(Object.hasOwn(merged, '__proto__')).toBe(true)
  expect('isAdmin' in merged).toBe(false)
  expect('isAdmin' in (applied.value as object)).toBe(false)
})

test('a document keeps the dates of publication and merges the rest', () => {
  const base = documentOf({ id: 'd', data: { title: 'Old', price: 5 } })
  const wanted = { ...base, data: { title: 'New', price: 5 } }
  const found = documentOf({
    id: 'd',
    last_publication_date: '2026-11-05T01:00:00+0000',
    data: { title: 'Old', price: 4 },
  })

  const { document, conflicts } = mergeDocuments({ base, wanted, found })

  expect(conflicts).toEqual([])
  expect(document).toEqual({ ...found, data: { title: 'New', price: 4 } })
  expect(diffDocuments(found, document)).toEqual([
    { path: ['data', 'title'], before: 'Old', after: 'New' },
  ])
})

test('a removal counts for a changed document; a change of a removed one is a conflict', () => {
  const base = documentOf({ id: 'd', data: { title: 'Old' } })
  const changed = documentOf({ id: 'd', data: { title: 'New' } })

  const removed = mergeDocuments({ base, wanted: null, found: changed })
  const late = mergeDocuments({ base, wanted: changed, found: null })

  expect(removed).toEqual({ document: null, conflicts: [] })
  expect(late.document).toBeNull()
  expect(late.conflicts).toMatchObject([{ path: [], after: { data: { title: 'New' } } }])
})
