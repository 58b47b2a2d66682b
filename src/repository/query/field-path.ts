import type { Work } from '#lib/node/work.ts'
import { isEmptyValue } from '../custom-types/is-empty-value.ts'
import { countIndex } from '../index/count-index.ts'
import type { IndexKind } from '../index/index-kind.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'

/** `my.deal.outlets.name` → the type `deal`, the field `outlets` and its part `name`. */
export type FieldPath = { path: string; type: string; names: readonly string[] }

const FIELD_PATH = /^my\.([\w-]+)\.([\w-]+(?:\.[\w-]+)?)$/

export function parseFieldPath(path: string): FieldPath | null {
  const match = FIELD_PATH.exec(path)
  if (!match) return null
  return { path, type: match[1] ?? '', names: (match[2] ?? '').split('.') }
}

/** The non-empty values at the path: at most one, or one per row of a group. */
export function fieldValues(document: StoredDocument, { type, names }: FieldPath): unknown[] {
  if (document.type !== type) return []
  const [name = '', inner] = names
  const value = name === 'uid' ? document.uid : document.data[name]
  if (inner === undefined) return isEmptyValue(value) ? [] : [value]
  if (!Array.isArray(value)) return []
  return value.map((row) => row?.[inner]).filter((found) => !isEmptyValue(found))
}

/** An index over a field. Not cached for unknown types, because visitors can name any number of them. */
export function* fieldIndex<Index>(
  snapshot: Snapshot,
  { kind, field }: { kind: string; field: FieldPath },
  createKind: () => IndexKind<Index>,
): Work<Index> {
  if (!snapshot.byType.has(field.type)) return createKind().empty
  return yield* snapshot.indexes.ofField(`${kind} ${field.path}`, createKind)
}

/** Whether documents of the type have the field. Documents contain all their fields, so no model is needed. */
export function* isField(snapshot: Snapshot, { type, names }: FieldPath): Work<boolean> {
  const [name = '', inner] = names
  if (name === 'uid') return inner === undefined
  if (!snapshot.byType.has(type)) return false
  const known = yield* snapshot.indexes.get(`fields ${type}`, () =>
    countIndex(createFieldNames(type)),
  )
  return known.has(names.join('.'))
}

/** The names of a document's fields, and of the parts of its groups. Joins each pair of names once. */
function createFieldNames(type: string): (document: StoredDocument) => Iterable<string> {
  const joined = new Map<string, Map<string, string>>()

  function join(name: string, inner: string): string {
    const ofName = joined.get(name) ?? new Map<string, string>()
    if (ofName.size === 0) joined.set(name, ofName)
    const path = ofName.get(inner) ?? `${name}.${inner}`
    ofName.set(inner, path)
    return path
  }

  return ({ type: own, data }) => {
    const names = new Set<string>()
    if (own !== type) return names
    for (const name in data) {
      names.add(name)
      const value = data[name]
      if (!isGroup(value)) continue
      for (const row of value) for (const inner in row) names.add(join(name, inner))
    }
    return names
  }
}

/** Recognised by the types of its blocks. */
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
