import type { FieldKind } from '#lib/field-kinds.ts'
import { isRecord } from '#lib/is-record.ts'
import type { FieldModel } from './custom-type.ts'
import { toTimestampText } from './timestamp-text.ts'

type Kind = { is: (value: unknown, field: FieldModel) => boolean; fault: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isDate = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value) && !Number.isNaN(Date.parse(value))

const kinds: Readonly<Record<FieldKind, Kind>> = {
  Boolean: { is: (value) => typeof value === 'boolean', fault: 'must be true or false' },
  Color: { is: isText, fault: 'must be a colour such as #a0b1c2' },
  Date: { is: isDate(DAY), fault: 'must be a day such as 2026-11-18' },
  Embed: {
    is: (value) => isRecord(value) && isText(value.embed_url),
    fault: 'must be an embed with its embed_url',
  },
  GeoPoint: {
    is: (value) => isRecord(value) && isNumber(value.latitude) && isNumber(value.longitude),
    fault: 'must be a point with latitude and longitude',
  },
  Image: { is: (value) => isRecord(value) && isText(value.url), fault: 'must be a picture' },
  IntegrationFields: { is: isRecord, fault: 'must be an object' },
  Number: { is: isNumber, fault: 'must be a number' },
  Range: { is: isNumber, fault: 'must be a number' },
  Select: { is: (value, field) => isOption(value, field), fault: 'must be one of its options' },
  StructuredText: { is: isRichText, fault: 'must be rich text: a list of blocks' },
  Table: {
    is: (value) => isRecord(value) && isRecord(value.body) && Array.isArray(value.body.rows),
    fault: 'must be a table',
  },
  Text: { is: isText, fault: 'must be text' },
  Timestamp: {
    is: (value) => typeof value === 'string' && toTimestampText(value) === value,
    fault: 'must be an instant such as 2026-11-18T01:00:00+0000',
  },
  UID: { is: isText, fault: 'must be text' },
}

/** What is wrong with a non-empty value; `null` if it is valid. */
export function checkKind(field: FieldModel, value: unknown): string | null {
  if (!isFieldKind(field.type)) return `is of the kind ${field.type}, which is not known`
  const kind = kinds[field.type]
  if (kind.is(value, field)) return null
  if (field.type !== 'Select') return kind.fault
  return `"${String(value)}" must be one of ${(field.config?.options ?? []).join(', ')}`
}

export function isFieldKind(type: string): type is FieldKind {
  return Object.hasOwn(kinds, type)
}

function isOption(value: unknown, field: FieldModel): boolean {
  return typeof value === 'string' && (field.config?.options ?? []).includes(value)
}

function isRichText(value: unknown): boolean {
  return Array.isArray(value) && value.every(isBlock)
}

function isBlock(block: unknown): boolean {
  if (!isRecord(block) || typeof block.type !== 'string') return false
  if (block.type === 'image') return typeof block.url === 'string'
  if (block.type === 'embed') return isRecord(block.oembed)
  return typeof block.text === 'string' && Array.isArray(block.spans)
}
