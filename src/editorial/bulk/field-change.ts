import type { BulkAct } from '#desk/wire/bulk.ts'
import { type Change, toChange } from '#lib/merge/change.ts'
import { mergeValues } from '#lib/merge/merge-values.ts'
import { type CustomType, fieldsOf } from '#repository/custom-types/custom-type.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

/** A change whose values exist: `null` and `[]` are the empty ones. */
export type FieldChange = Change & { before: unknown; after: unknown }

type FieldAct = Extract<BulkAct, { publish: boolean }>

/** More than any list of a visitor could show. */
const MOST_TAGS = 50

/** The change that the act makes in the document, or why it cannot. */
export function toFieldChange(
  document: StoredDocument,
  act: FieldAct,
  model: CustomType | null,
): FieldChange | string {
  if (act.kind !== 'set') return toTagChange(document.tags, act)
  const field = model ? fieldsOf(model)[act.field] : undefined
  if (!field) return `A ${model?.label?.toLowerCase() ?? document.type} has no such field.`
  const { options } = field.config ?? {}
  if (options && act.value !== null && !options.includes(act.value)) {
    return `“${act.value}” is not one of the choices.`
  }
  const before = (document.data as Record<string, unknown>)[act.field] ?? null
  return { path: ['data', act.field], before, after: act.value }
}

function toTagChange(
  tags: readonly string[],
  { kind, tag }: Extract<FieldAct, { tag: string }>,
): FieldChange | string {
  const others = tags.filter((other) => other !== tag)
  const isThere = others.length < tags.length
  if (kind === 'remove-tag') return { path: ['tags'], before: tags, after: isThere ? others : tags }
  if (!isThere && tags.length >= MOST_TAGS) return `It has ${tags.length} tags already.`
  return { path: ['tags'], before: tags, after: isThere ? tags : [...tags, tag] }
}

/** The document with the value, whatever it had there. */
export function withFieldChange(
  document: StoredDocument,
  { path: [first, second], after }: FieldChange,
): StoredDocument {
  if (first === 'tags') return { ...document, tags: after as string[] }
  return {
    ...document,
    data: { ...document.data, [second ?? '']: after } as StoredDocument['data'],
  }
}

/** The value of the changed place; `null` if the field is empty or missing. */
export function placeOf(document: StoredDocument, { path: [first, second] }: FieldChange): unknown {
  if (first === 'tags') return document.tags
  return (document.data as Record<string, unknown>)[second ?? ''] ?? null
}

/** The change as a save of this document states it: a missing field is no value. */
export function toSavedChange(document: StoredDocument, change: FieldChange): Change {
  const [first, second = ''] = change.path
  const { data } = document as { data: Record<string, unknown> }
  return toChange(change.path, first === 'tags' ? document.tags : data[second], change.after)
}

/**
 * The change that undoes it in a document that others may have changed since; `null` if they have changed the same place.
 * Tags that others have added or removed stay as they are.
 */
export function findInverse(
  document: StoredDocument,
  { path, before, after }: FieldChange,
): FieldChange | null {
  const found = placeOf(document, { path, before, after })
  const { value, conflicts } = mergeValues({ base: after, wanted: before, found })
  return conflicts.length > 0 ? null : { path, before: found, after: value }
}
