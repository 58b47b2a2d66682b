import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'

/** `my.deal.outlets.name` → the type `deal` and the field `outlets`, in it `name`. */
export type FieldPath = { path: string; type: string; names: readonly string[] }

const FIELD_PATH = /^my\.([\w-]+)\.([\w-]+(?:\.[\w-]+)?)$/

export function parseFieldPath(path: string): FieldPath | null {
  const match = FIELD_PATH.exec(path)
  if (!match) return null
  return { path, type: match[1] ?? '', names: (match[2] ?? '').split('.') }
}

/** The values at the path: at most one, but in a group one per row. Empty ones are left out. */
export function fieldValues(document: StoredDocument, { type, names }: FieldPath): unknown[] {
  if (document.type !== type) return []
  const [name = '', inner] = names
  const value = name === 'uid' ? document.uid : document.data[name]
  if (inner === undefined) return isEmpty(value) ? [] : [value]
  if (!Array.isArray(value)) return []
  return value.map((row) => row?.[inner]).filter((found) => !isEmpty(found))
}

/**
 * An index over the documents that have the field. Of a type that does not exist none is
 * kept: anybody may ask for any number of those.
 */
export function fieldIndex<Index>(
  snapshot: Snapshot,
  { kind, field }: { kind: string; field: FieldPath },
  build: (documents: readonly StoredDocument[]) => Index,
): Index {
  const documents = snapshot.byType.get(field.type)
  if (!documents) return build([])
  return snapshot.indexes.getOrBuild(`${kind} ${field.path}`, () => build(documents))
}

/** Whether documents of the type have such a field. There is no model to ask, but documents have all their fields. */
export function isField(snapshot: Snapshot, { type, names }: FieldPath): boolean {
  const [name = '', inner] = names
  if (name === 'uid') return inner === undefined
  if (!snapshot.byType.has(type)) return false
  const known = snapshot.indexes.getOrBuild(`fields ${type}`, () => fieldNames(snapshot, type))
  return known.has(names.join('.'))
}

function fieldNames(snapshot: Snapshot, type: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { data } of snapshot.byType.get(type) ?? []) {
    for (const [name, value] of Object.entries(data)) {
      names.add(name)
      for (const row of isGroup(value) ? value : []) {
        for (const inner of Object.keys(row)) names.add(`${name}.${inner}`)
      }
    }
  }
  return names
}

/** Told by its blocks, which say what type of block they are. */
export function isRichText(value: unknown): value is { type: string; text?: string }[] {
  return Array.isArray(value) && typeof value[0]?.type === 'string'
}

export function isSliceZone(value: unknown): value is { slice_type: string }[] {
  return Array.isArray(value) && typeof value[0]?.slice_type === 'string'
}

export function isGroup(value: unknown): value is Record<string, unknown>[] {
  if (!Array.isArray(value) || value.length === 0) return false
  return !isRichText(value) && !isSliceZone(value)
}

// The content API writes emptiness in four ways.
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  return Object.keys(value).length === 0 || (value as { link_type?: string }).link_type === 'Any'
}
