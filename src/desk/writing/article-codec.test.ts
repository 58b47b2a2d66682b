import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { openSeededStore } from '../../../test/content-fixture.ts'
import { createArticleCodec, type Slice, type Slices } from './article-codec.ts'
import { insertSlice, moveSlice } from './article-commands.ts'
import { uniqueSlices } from './unique-slices.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })
const textSlice = (id: string, ...texts: string[]): Slice => ({
  id,
  slice_type: 'text',
  items: [],
  primary: { text: texts.map(block) },
})
const dealSlice = (id: string): Slice => ({ id, slice_type: 'deal', primary: { deal: { id } } })

let made = 0
const fresh = () => ({
  slice: { ...textSlice(`text$new${++made}`), primary: { text: null } } as Slice,
  field: 'text',
  isNew: true,
})
const findTextField = ({ slice_type }: Slice) =>
  slice_type === 'text' || slice_type === 'quote' ? 'text' : null
const createCodec = () => createArticleCodec({ findTextField, fresh })

test('every slice zone of the demo comes back byte for byte, and an edit changes its own slice', async () => {
  const { documents } = (await openSeededStore()).snapshot()
  const zones = [...documents].flatMap(({ data }) => (data.slices ? [data.slices as Slices] : []))

  for (const zone of zones) {
    const codec = createCodec()
    const doc = codec.toDoc(zone)
    expect(codec.toValue(doc, zone)).toBe(zone)
    expect(JSON.stringify(codec.toValue(doc, [...zone]))).toBe(JSON.stringify(zone))

    const place = doc.children.findIndex((node) => node.firstChild?.isTextblock)
    if (place < 0) continue
    const at = doc.children.slice(0, place).reduce((size, node) => size + node.nodeSize, 0) + 2
    const after = codec.toValue(EditorState.create({ doc }).tr.insertText('x', at).doc, zone)
    const changed = after.filter((slice, index) => slice !== zone[index])
    expect(changed).toHaveLength(1)
    expect(changed[0]?.id).toBe(zone[place]?.id)
  }
  expect(zones.length).toBeGreaterThan(10)
})

test('a deal is put between two parts of a text, moved by a block, and the parts keep their ids', () => {
  const codec = createCodec()
  const zone = [textSlice('text$1', 'One.', '/kopi', 'Two.', 'Three.')]
  let state = stateAt(codec.toDoc(zone), 'kopi')

  state = run(state, insertSlice(dealSlice('deal$1'), fresh))
  const inserted = codec.toValue(state.doc, zone)
  expect(outline(inserted)).toEqual([
    ['text$1', 'One.'],
    ['deal$1'],
    [expect.any(String), 'Two.', 'Three.'],
  ])
  expect(firstBlock(inserted)).toBe(firstBlock(zone))

  state = select(state, 'deal$1')
  state = run(state, moveSlice(1, fresh))
  expect(outline(codec.toValue(state.doc, inserted)).map((part) => part.slice(1))).toEqual([
    ['One.', 'Two.'],
    [],
    ['Three.'],
  ])
  state = run(run(state, moveSlice(-1, fresh)), moveSlice(-1, fresh))
  expect(outline(codec.toValue(state.doc, inserted)).map((part) => part.slice(1))).toEqual([
    [],
    ['One.', 'Two.', 'Three.'],
  ])
})

test('an empty zone can be written in, and stays empty until somebody writes', () => {
  const codec = createCodec()
  const doc = codec.toDoc([])

  expect(codec.toValue(doc, [])).toEqual([])
  const written = codec.toValue(EditorState.create({ doc }).tr.insertText('Kopi', 2).doc, [])
  expect(written).toMatchObject([{ slice_type: 'text', primary: { text: [block('Kopi')] } }])
})

test('a colleague who adds a slice and edits another leaves the caret where it is', () => {
  const codec = createCodec()
  const zone = [
    textSlice('text$1', 'One.'),
    dealSlice('deal$1'),
    textSlice('text$2', 'Two is here.'),
  ]
  let state = stateAt(codec.toDoc(zone), 'Two')

  const theirs = [
    textSlice('text$1', 'One and a half.'),
    dealSlice('deal$9'),
    zone[1] as Slice,
    textSlice('text$2', 'Two is here, now.'),
  ]
  const { tr } = state
  codec.merge(tr, theirs)
  state = state.apply(tr)

  expect(codec.toValue(state.doc, theirs)).toEqual(theirs)
  expect(state.selection.$from.parent.textContent).toBe('Two is here, now.')
  expect(state.selection.$from.parentOffset).toBe(3)
})

test('a slice that was copied gets an id of its own', () => {
  const codec = createCodec()
  const doc = codec.toDoc([textSlice('text$1', 'One.'), dealSlice('deal$1')])
  const plugins = [uniqueSlices(fresh, () => 'copy')]
  const state = EditorState.create({ doc, plugins })

  const after = state.apply(state.tr.insert(doc.content.size, doc.child(1)))

  const ids = codec.toValue(after.doc, []).map(({ id }) => id)
  expect(ids).toEqual(['text$1', 'deal$1', 'deal$copy'])
})

function stateAt(doc: EditorState['doc'], word: string): EditorState {
  let at = 0
  doc.descendants((node, pos) => {
    const index = node.isText ? (node.text ?? '').indexOf(word) : -1
    if (index >= 0) at = pos + index + word.length
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) })
}

function select(state: EditorState, id: string): EditorState {
  let at = 0
  state.doc.forEach((node, pos) => {
    if (node.attrs.slice.id === id) at = pos
  })
  return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, at)))
}

function run(
  state: EditorState,
  command: (state: EditorState, dispatch: (tr: EditorState['tr']) => void) => boolean,
): EditorState {
  let next = state
  expect(
    command(state, (tr) => {
      next = state.apply(tr)
    }),
  ).toBe(true)
  next.doc.check()
  return next
}

function firstBlock([slice]: Slices): unknown {
  return (slice?.primary as { text?: unknown[] } | undefined)?.text?.[0]
}

function outline(slices: Slices): unknown[][] {
  return slices.map(({ id, primary }) => {
    const { text = [] } = primary as { text?: { text: string }[] }
    return [id, ...text.map((one) => one.text)]
  })
}
