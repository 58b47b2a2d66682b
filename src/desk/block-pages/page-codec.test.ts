import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import type { BlockMap } from '#lib/block-map.ts'
import { createRandom } from '../../../bench/seeded-random.ts'
import { SEED_FOLDER } from '../../../test/noon.ts'
import { pageOf } from '../../../test/richtext-fixture.ts'
import { createPageCodec, placeOf } from './page-codec.ts'

const folder = join(SEED_FOLDER, 'richtext')
const pages = readdirSync(folder)
  .filter((name) => name !== 'index.json')
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BlockMap)

test('every page of the demo comes back byte for byte, with all 26 types of blocks', () => {
  const types = new Set(pages.flatMap((map) => Object.values(map).map(({ value }) => value?.type)))

  for (const map of pages) {
    const codec = createPageCodec()
    expect(codec.toValue(codec.toDoc(map), map)).toBe(map)
    const copy = structuredClone(map)
    expect(JSON.stringify(codec.toValue(codec.toDoc(map), copy))).toBe(JSON.stringify(map))
  }
  expect(types.size).toBe(26)
})

test('an edit changes only its own block, and undoing it gives the stored page', () => {
  for (const [seed, map] of pages.entries()) {
    const random = createRandom(seed)
    for (let trial = 0; trial < 20; trial++) {
      const codec = createPageCodec()
      const doc = codec.toDoc(map)
      const places: number[] = []
      doc.descendants((node, at) => {
        if (node.isTextblock) places.push(at + 1 + random.between(0, node.content.size))
        return !node.isTextblock
      })
      const at = random.pick(places)
      const { tr } = EditorState.create({ doc })
      tr.insertText('x', at)
      const own = placeOf(tr.doc.resolve(at).parent)?.id

      const after = codec.toValue(tr.doc, map)
      const changed = Object.keys(after).filter((id) => after[id] !== map[id])

      expect(changed).toEqual([own])
      expect(Object.keys(after)).toEqual(Object.keys(map))
      const undone = tr.steps[0]?.invert(doc).apply(tr.doc).doc
      expect(undone && codec.toValue(undone, map)).toBe(map)
    }
  }
})

test('moving and deleting blocks changes the lists of their parents, and deletes what was in them', () => {
  const map = pageOf({
    a: { title: [['One']] },
    b: { type: 'toggle', title: [['Two']] },
    c: { under: 'b', title: [['Inside']] },
    t: { type: 'table' },
    r: { type: 'table_row', under: 't' },
  })
  const codec = createPageCodec()
  const doc = codec.toDoc(map)
  const sizes = doc.children.map(({ nodeSize }) => nodeSize)
  const { tr } = EditorState.create({ doc })
  const [first = 0] = sizes
  tr.delete(doc.content.size - (sizes.at(-1) ?? 0), doc.content.size)
  tr.delete(0, first)

  const after = codec.toValue(tr.doc, map)

  expect(Object.keys(after)).toEqual(['root', 'b', 'c'])
  expect(after.root?.value?.content).toEqual(['b'])
  expect(after.b).toBe(map.b)
})

test('marks and mentions stay in a block that somebody edits', () => {
  const title = [
    ['See ', [['b']]],
    ['‣', [['p', 'x']]],
    ['‣', [['p', 'x']]],
    [
      ' here',
      [
        ['a', '/deals'],
        ['h', 'teal'],
      ],
    ],
  ] as never
  const map = pageOf({ a: { title } })
  const codec = createPageCodec()

  const after = codec.toValue(
    EditorState.create({ doc: codec.toDoc(map) }).tr.insertText('!', 1).doc,
    map,
  )

  expect(after.a?.value?.properties?.title).toEqual([
    ['!See ', [['b']]],
    ['‣', [['p', 'x']]],
    ['‣', [['p', 'x']]],
    [
      ' here',
      [
        ['a', '/deals'],
        ['h', 'teal'],
      ],
    ],
  ])
})
