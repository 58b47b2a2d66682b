import { Plugin } from 'prosemirror-state'
import { newSliceId } from '../fields/slices/new-slice.ts'
import type { ProseAttrs, Slice } from './article-codec.ts'

/** A slice that was copied gets an id of its own: the repository finds slices again by their ids. */
export function uniqueSlices(fresh: () => ProseAttrs, newUuid?: () => string): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      const seen = new Set<unknown>()
      doc.forEach((node, at) => {
        const slice: Slice | null = node.attrs.slice
        if (slice === null) tr.setNodeMarkup(at, null, { ...fresh() })
        else if (slice.id !== undefined && seen.has(slice.id)) {
          const own = { ...slice, id: newSliceId(slice.slice_type, newUuid) }
          tr.setNodeMarkup(at, null, { ...node.attrs, slice: own })
        }
        seen.add(slice?.id)
      })
      return tr.docChanged ? tr : null
    },
  })
}
