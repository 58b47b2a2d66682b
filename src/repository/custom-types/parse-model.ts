import { isRecord } from '#lib/is-record.ts'
import { fault } from '../report-fault.ts'
import type { CustomType, FieldModel, SharedSlice } from './custom-type.ts'
import { canNameField } from './field-name.ts'

type Report = (message: string) => void

const ID = /^[a-z0-9][\w-]*$/i

/** Reports and returns `null` unless it is a custom type in Prismic's format. */
export function toCustomType(value: unknown, report: Report): CustomType | null {
  if (!isRecord(value) || !hasId(value)) return fault(report, 'a custom type needs an id')
  if (!isRecord(value.json) || !Object.values(value.json).every(isFields)) {
    return fault(report, `the custom type ${value.id} needs tabs of fields in "json"`)
  }
  return value as unknown as CustomType
}

/** Reports and returns `null` unless it is a shared slice in Prismic's format. */
export function toSharedSlice(value: unknown, report: Report): SharedSlice | null {
  if (!isRecord(value) || !hasId(value)) return fault(report, 'a shared slice needs an id')
  if (!Array.isArray(value.variations) || !value.variations.every(isVariation)) {
    return fault(report, `the shared slice ${value.id} needs variations with fields`)
  }
  return value as unknown as SharedSlice
}

function hasId(value: Record<string, unknown>): value is { id: string } & typeof value {
  return typeof value.id === 'string' && ID.test(value.id)
}

function isVariation(value: unknown): boolean {
  if (!isRecord(value) || typeof value.id !== 'string') return false
  return isFields(value.primary ?? {}) && isFields(value.items ?? {})
}

function isFields(value: unknown): value is Record<string, FieldModel> {
  return (
    isRecord(value) &&
    Object.keys(value).every(canNameField) &&
    Object.values(value).every((field) => isRecord(field) && typeof field.type === 'string')
  )
}
