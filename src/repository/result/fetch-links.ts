import type { DocumentLink } from '../document-links.ts'
import { isGroup, isRichText, isSliceZone } from '../query/field-path.ts'
import type { Snapshot } from '../snapshot.ts'
import { type FieldSelection, pickFields } from './fetch-fields.ts'

/** The link with the requested fields of its target. */
export function withLinkedFields(
  link: DocumentLink,
  selection: FieldSelection,
  snapshot: Snapshot,
): DocumentLink {
  const target = snapshot.byId.get(link.id)
  const names = target && selection.get(target.type)
  if (!target || !names) return link
  const picked = Object.entries(pickFields(target.data, names))
  const data = Object.fromEntries(
    picked
      .filter(([, value]) => isFetchable(value))
      .map(([name, value]) => [name, firstBlock(value)]),
  )
  return { ...link, data }
}

// The content API does not embed groups, slices, links, embeds or geopoints.
function isFetchable(value: unknown): boolean {
  if (isGroup(value) || isSliceZone(value)) return false
  if (typeof value !== 'object' || value === null) return true
  return !('link_type' in value || 'embed_url' in value || 'latitude' in value)
}

function firstBlock(value: unknown): unknown {
  return isRichText(value) ? value.slice(0, 1) : value
}
