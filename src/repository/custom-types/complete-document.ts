import { isRecord } from '#lib/is-record.ts'
import type { StoredDocument } from '../stored-document.ts'
import { findSliceFields } from './check-field.ts'
import { type CustomTypes, type FieldModel, fieldsOf } from './custom-type.ts'
import { isFieldKind } from './field-kinds.ts'
import { toTimestampText } from './timestamp-text.ts'

type Fields = Record<string, FieldModel>
type Values = Record<string, unknown>

/**
 * The document as the content API tells it: with every field of its model, empty ones too, and instants in one
 * form. The same object if nothing is missing.
 */
export function completeDocument(document: StoredDocument, models: CustomTypes): StoredDocument {
  const type = models.types.get(document.type)
  if (!type) return document
  const { uid: _uid, ...fields } = fieldsOf(type)
  const data = completeFields(fields, document.data as Values, models)
  return data === document.data ? document : { ...document, data: data as StoredDocument['data'] }
}

function completeFields(fields: Fields, values: Values, models: CustomTypes): Values {
  let completed: Values | null = null
  for (const name in fields) {
    const value = values[name]
    const after = completeValue(fields[name] as FieldModel, value, models)
    if (after === value) continue
    completed ??= { ...values }
    completed[name] = after
  }
  return completed ?? values
}

function completeValue(field: FieldModel, value: unknown, models: CustomTypes): unknown {
  if (value === undefined) return toEmpty(field)
  if (field.type === 'Timestamp' && typeof value === 'string') {
    return toTimestampText(value) ?? value
  }
  if (field.type === 'Group') {
    const fields = field.config?.fields ?? {}
    return mapRecords(value, (item) => completeFields(fields, item, models))
  }
  if (field.type === 'Slices') {
    return mapRecords(value, (slice) => completeSlice(field, slice, models))
  }
  return value
}

function completeSlice(field: FieldModel, slice: Values, models: CustomTypes): Values {
  const fields = findSliceFields(slice, field.config?.choices ?? {}, models.slices)
  // The checks say what is wrong with such a slice.
  if (typeof fields === 'string') return slice
  const before = { primary: slice.primary ?? {}, items: slice.items ?? [] }
  if (!isRecord(before.primary)) return slice
  const primary = completeFields(fields.primary, before.primary, models)
  const items = mapRecords(before.items, (item) => completeFields(fields.items, item, models))
  return primary === slice.primary && items === slice.items ? slice : { ...slice, primary, items }
}

/** The same list if no item changes. */
function mapRecords(value: unknown, map: (item: Values) => Values): unknown {
  if (!Array.isArray(value)) return value
  const mapped = value.map((item: unknown) => (isRecord(item) ? map(item) : item))
  return mapped.every((item, place) => item === value[place]) ? value : mapped
}

/** How the content API tells that the field is empty; `undefined` for what holds no value, such as a line. */
function toEmpty({ type, config }: FieldModel): unknown {
  if (type === 'Group' || type === 'Slices' || type === 'StructuredText') return []
  if (type === 'Link') return config?.repeat ? [] : { link_type: 'Any' }
  if (type === 'Image' || type === 'Embed') return {}
  if (type === 'Boolean') return config?.default_value === true
  return isFieldKind(type) ? null : undefined
}
