import { Plugin } from 'prosemirror-state'
import { placeOf } from './page-codec.ts'

/** Gives a new block an id and the depth of the one before it. Removes duplicate cards. */
export function uniqueBlocks(newId: () => string): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      const seen = new Set<string>()
      let depth = 0
      doc.forEach((node, at) => {
        const place = placeOf(node)
        const isNew = place?.id === undefined || seen.has(place.id)
        if (isNew && node.type.name === 'card') {
          tr.delete(tr.mapping.map(at), tr.mapping.map(at + node.nodeSize))
          return
        }
        const rest = isNew
          ? { id: newId(), depth: place?.depth ?? depth, type: place?.type ?? null }
          : place
        if (isNew) tr.setNodeMarkup(tr.mapping.map(at), null, { rest })
        if (rest) {
          seen.add(rest.id)
          depth = rest.depth
        }
      })
      return tr.docChanged ? tr : null
    },
  })
}
