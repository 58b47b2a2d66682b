import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import type { Blocks } from './block-keeper.ts'
import { createFieldCodec } from './field-codec.ts'

const block = (text: string, type = 'paragraph') => ({ type, text, spans: [] })

test('a field without text stays empty, and a cell of a table keeps its paragraph', () => {
  const [none, cell]: Blocks[] = [[], [block('')]]

  expect(roundTrip(none ?? [])).toBe(none)
  expect(roundTrip(cell ?? [])).toBe(cell)
})

test('a field whose text was deleted holds nothing, and a cell an empty paragraph', () => {
  expect(withoutText([block('Kopi')])).toEqual([])
  expect(withoutText([block('Kopi')], [block('')])).toEqual([block('')])
})

test('a truncated or unknown mark stays, and edits move the marks', () => {
  const data = { link_type: 'Document', id: 'd1', type: 'deal' }
  const spans = [
    { type: 'hyperlink', start: 2, end: 4, data },
    { type: 'underline', start: 0, end: 9 },
  ]
  const codec = createFieldCodec()
  const state = EditorState.create({
    doc: codec.toDoc([{ type: 'heading2', text: 'Kopi', spans }]),
  })

  const after = codec.toValue(state.tr.insertText('A ', 1).doc, [])

  expect(after).toEqual([
    {
      type: 'heading2',
      text: 'A Kopi',
      spans: [
        { type: 'underline', start: 2, end: 6 },
        { type: 'hyperlink', start: 4, end: 6, data },
      ],
    },
  ])
})

test('what a colleague writes in another block, and in the same one, leaves the caret in its words', () => {
  const codec = createFieldCodec()
  const mine = [block('Kopi is strong.'), block('Teh is sweet.'), block('Milo is cold.')]
  const doc = codec.toDoc(mine)
  const at = 17 + 1 + 'Teh is'.length
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) })

  const theirs = [
    block('A new first line', 'heading2'),
    block('Kopi is very strong.'),
    block('Iced teh is sweet here.'),
    block('Milo is cold.'),
  ]
  const { tr } = state
  codec.merge(tr, theirs)
  const now = state.apply(tr)

  expect(codec.toValue(now.doc, [])).toEqual(theirs)
  const { $from } = now.selection
  expect($from.parent.textContent).toBe('Iced teh is sweet here.')
  expect($from.parent.textContent.slice($from.parentOffset)).toMatch(/^ ?(is )?sweet here/)
  expect(now.doc.child(3)).toBe(doc.child(2))
})

test('merging gives the wanted text, whatever the field held before', () => {
  const words = ['kopi', 'teh', 'milo', 'kaya']
  let state = 7
  const next = (most: number) => {
    state = (state * 48271) % 2147483647
    return state % most
  }
  const text = () =>
    Array.from({ length: 1 + next(5) }, () => block(words.slice(0, next(5)).join(' ') || 'x'))
  for (let trial = 0; trial < 300; trial++) {
    const codec = createFieldCodec()
    const [mine, theirs] = [text(), text()]
    const { tr } = EditorState.create({ doc: codec.toDoc(mine) })

    codec.merge(tr, theirs)

    expect(codec.toValue(tr.doc, []), `trial ${trial}`).toEqual(theirs)
    tr.doc.check()
  }
})

function roundTrip(blocks: Blocks): Blocks {
  const codec = createFieldCodec()
  return codec.toValue(codec.toDoc(blocks), blocks)
}

function withoutText(blocks: Blocks, empty?: Blocks): Blocks {
  const codec = createFieldCodec(empty)
  const { tr } = EditorState.create({ doc: codec.toDoc(blocks) })
  return codec.toValue(tr.delete(1, tr.doc.content.size - 1).doc, blocks)
}
