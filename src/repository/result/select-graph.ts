import { isDocumentLink } from '#lib/document-link.ts'
import { isGroup, isSliceZone } from '../query/field-path.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { GraphSelection } from './graph-query.ts'
import type { Meter } from './meter.ts'

type Data = Record<string, unknown>
type Slice = { slice_type: string; variation?: string; primary?: Data; items?: Data[] }

/** Finds linked documents, and counts the cost of embedding them. */
export type GraphSource = { snapshot: Snapshot; meter: Meter }

/** The selected part of a document's data, with the data of linked documents inside the links. */
export function selectGraph(
  document: StoredDocument,
  query: GraphSelection,
  source: GraphSource,
): Data {
  const selection = query.fields.get(document.type)
  return selection ? selectFields(document.data, selection, source) : {}
}

function selectFields(data: Data, selection: GraphSelection, source: GraphSource): Data {
  const names = selection.all ? Object.keys(data) : [...selection.fields.keys()]
  const selected: Data = {}
  for (const name of names) {
    source.meter.pay(1)
    if (!Object.hasOwn(data, name)) continue
    const inner = selection.fields.get(name)
    if (inner) selected[name] = selectValue(data[name], inner, source)
    else {
      source.meter.payFor(data[name])
      selected[name] = data[name]
    }
  }
  return selected
}

function selectValue(value: unknown, selection: GraphSelection, source: GraphSource): unknown {
  if (isDocumentLink(value)) {
    const target = source.snapshot.byId.get(value.id)
    if (!target) return value
    const wanted = forType(selection, target.type)
    source.meter.pay(wanted.fields.size)
    return { ...value, data: selectFields(target.data, wanted, source) }
  }
  if (isSliceZone(value)) {
    return (value as Slice[]).flatMap((slice) => selectSlice(slice, selection, source) ?? [])
  }
  if (isGroup(value)) return value.map((row) => selectFields(row, selection, source))
  source.meter.payFor(value)
  return value
}

/** Fields selected directly, and those selected for this type. */
function forType(selection: GraphSelection, type: string): GraphSelection {
  const fragment = selection.fragments.get(type)
  if (!fragment) return selection
  return {
    fields: new Map([...selection.fields, ...fragment.fields]),
    fragments: fragment.fragments,
    all: selection.all || fragment.all,
  }
}

/** `null` for a slice of an unselected type. */
function selectSlice(slice: Slice, zone: GraphSelection, source: GraphSource): Slice | null {
  const asked = zone.fragments.get(slice.slice_type)
  if (!asked) return null
  const parts = asked.fields.get('variation')?.fragments.get(slice.variation ?? '') ?? asked
  // Slices of older repositories have other names for the two parts.
  const primary = parts.fields.get('primary') ?? parts.fields.get('non-repeat')
  const items = parts.fields.get('items') ?? parts.fields.get('repeat')
  return {
    ...slice,
    primary: primary ? selectFields(slice.primary ?? {}, primary, source) : {},
    items: items ? (slice.items ?? []).map((item) => selectFields(item, items, source)) : [],
  }
}
