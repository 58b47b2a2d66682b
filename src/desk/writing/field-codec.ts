import { type Blocks, createBlockKeeper } from './block-keeper.ts'
import type { DocumentCodec } from './document-codec.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { createRichTextSchema } from './rich-text-schema.ts'

/** One rich-text field. `empty` is what it holds without a text: a table's cell holds a paragraph, a field nothing. */
export function createFieldCodec(empty: Blocks = []): DocumentCodec<Blocks> {
  const schema = createRichTextSchema()
  const keeper = createBlockKeeper(schema)
  return {
    schema,
    toDoc: (blocks) => schema.node('doc', null, keeper.toNodes(blocks)),
    toValue: (doc, previous) => keeper.toBlocks(doc, { previous, empty }),
    merge: (tr, blocks) => mergeBlocks(tr, tr.doc, keeper.toNodes(blocks)),
  }
}
