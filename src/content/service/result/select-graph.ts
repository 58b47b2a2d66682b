import { isDocumentLink } from '../document-links.ts'
import { isRichText, isSliceZone } from '../query/field-path.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { GraphSelection } from './graph-query.ts'

type Data = Record<string, unknown>
type Slice = { slice_type: string; variation?: string; primary?: Data; items?: Data[] }

/** The part of a document's data that the query asks for; linked documents' data inside their links. */
export function selectGraph(
  document: StoredDocument,
  query: GraphSelection,
  snapshot: Snapshot,
): Data {
  const selection = query.fields.get(document.type)
  return selection ? selectFields(document.data, selection, snapshot) : {}
}

function selectFields(data: Data, selection: GraphSelection, snapshot: Snapshot): Data {
  const names = selection.all ? Object.keys(data) : [...selection.fields.keys()]
  const selected: Data = {}
  for (const name of names) {
    if (!Object.hasOwn(data, name)) continue
    const inner = selection.fields.get(name)
    selected[name] = inner ? selectValue(data[name], inner, snapshot) : data[name]
  }
  return selected
}

function selectValue(value: unknown, selection: GraphSelection, snapshot: Snapshot): unknown {
  if (isDocumentLink(value)) {
    const target = snapshot.byId.get(value.id)
    if (!target) return value
    const data = selectFields(target.data, forType(selection, target.type), snapshot)
    return { ...value, data }
  }
  if (isRichText(value) || typeof value !== 'object' || value === null) return value
  if (isSliceZone(value)) {
    return (value as Slice[]).flatMap((slice) => selectSlice(slice, selection, snapshot) ?? [])
  }
  if (Array.isArray(value)) return value.map((row) => selectFields(row, selection, snapshot))
  return value
}

/** Fields that were asked for directly and those asked for of this type. */
function forType(selection: GraphSelection, type: string): GraphSelection {
  const fragment = selection.fragments.get(type)
  if (!fragment) return selection
  return {
    fields: new Map([...selection.fields, ...fragment.fields]),
    fragments: fragment.fragments,
    all: selection.all || fragment.all,
  }
}

/** `null` for a slice of a type that was not asked for. */
function selectSlice(slice: Slice, zone: GraphSelection, snapshot: Snapshot): Slice | null {
  const asked = zone.fragments.get(slice.slice_type)
  if (!asked) return null
  const parts = asked.fields.get('variation')?.fragments.get(slice.variation ?? '') ?? asked
  // Slices of older repositories call the two parts by what they do.
  const primary = parts.fields.get('primary') ?? parts.fields.get('non-repeat')
  const items = parts.fields.get('items') ?? parts.fields.get('repeat')
  return {
    ...slice,
    primary: primary ? selectFields(slice.primary ?? {}, primary, snapshot) : {},
    items: items ? (slice.items ?? []).map((item) => selectFields(item, items, snapshot)) : [],
  }
}
