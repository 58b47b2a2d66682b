import type { Node } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import type { Random } from '../bench/seeded-random.ts'
import type { Blocks } from '../src/desk/writing/block-keeper.ts'
import { createFieldCodec } from '../src/desk/writing/field-codec.ts'

export type Trip = {
  /** What the field holds after it was opened and closed. */
  untouched: Blocks
  /** The same, from a copy that shares no objects with the stored one. */
  copied: string
}

export function openAndClose(stored: Blocks): Trip {
  const codec = createFieldCodec()
  const untouched = codec.toValue(codec.toDoc(stored), stored)
  const copy = structuredClone(stored) as Blocks
  // Not the array that was given: each block must come back, not the list as a whole.
  return { untouched, copied: JSON.stringify(codec.toValue(codec.toDoc(copy), [...copy])) }
}

/** As in a table's cell, where deleting the last letter leaves a block. */
const CELL = [{ type: 'paragraph', text: '', spans: [] }]

export type RandomEdit = { place: number; after: Blocks; undone: Blocks; edited: string }

/** Types or deletes a letter at a random place, and takes it back. `null` if the field has no text. */
export function editAtRandom(stored: Blocks, random: Random): RandomEdit | null {
  const codec = createFieldCodec(CELL)
  const doc = codec.toDoc(stored)
  const texts = doc.children.flatMap((node, place) => (node.isTextblock ? [{ node, place }] : []))
  if (texts.length === 0 || stored.length === 0) return null
  const { node, place } = random.pick(texts)
  const at = startOf(doc, place) + 1 + random.between(0, node.content.size)
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) })
  const isAtEnd = at >= startOf(doc, place) + node.nodeSize - 1
  const tr =
    isAtEnd || random.next() < 0.5 ? state.tr.insertText('x', at) : state.tr.delete(at, at + 1)
  const after = codec.toValue(tr.doc, stored)
  const back = tr.steps.reduceRight(
    (now, step, index) => step.invert(tr.docs[index] as Node).apply(now).doc as Node,
    tr.doc,
  )
  return {
    place,
    after,
    undone: codec.toValue(back, stored),
    edited: tr.doc.child(place).textBetween(0, tr.doc.child(place).content.size, '', '\n'),
  }
}

function startOf(doc: Node, place: number): number {
  return doc.children.slice(0, place).reduce((total, { nodeSize }) => total + nodeSize, 0)
}

/** Every rich-text value in a document: fields, slices, cells of tables. */
export function richTextsIn(value: unknown): Blocks[] {
  if (Array.isArray(value)) {
    const isText = value.some(
      (item) => typeof item === 'object' && item !== null && 'spans' in item,
    )
    return isText ? [value] : value.flatMap(richTextsIn)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(richTextsIn)
}
