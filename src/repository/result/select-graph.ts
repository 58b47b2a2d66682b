import { isDocumentLink } from '../document-links.ts'
import { isGroup, isSliceZone } from '../query/field-path.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { GraphSelection } from './graph-query.ts'
import type { Meter } from './meter.ts'

type Data = Record<string, unknown>
type Slice = { slice_type: string; variation?: string; primary?: Data; items?: Data[] }

/** Where linked documents are found, and what taking parts of them costs. */
export type GraphSource = { snapshot: Snapshot; meter: Meter }

/** The part of a document's data that the query asks for; linked documents' data inside their links. */
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
function selectSlice(slice: Slice, zone: GraphSelection, source: GraphSource): Slice | null {
  const asked = zone.fragments.get(slice.slice_type)
  if (!asked) return null
  const parts = asked.fields.get('variation')?.fragments.get(slice.variation ?? '') ?? asked
  // Slices of older repositories call the two parts by what they do.
  const primary = parts.fields.get('primary') ?? parts.fields.get('non-repeat')
  const items = parts.fields.get('items') ?? parts.fields.get('repeat')
  return {
    ...slice,
    primary: primary ? selectFields(slice.primary ?? {}, primary, source) : {},
    items: items ? (slice.items ?? []).map((item) => selectFields(item, items, source)) : [],
  }
}
