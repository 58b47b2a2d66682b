import type { FieldEffect } from '#desk/wire/types.ts'
import type { Work } from '#lib/node/work.ts'
import { isSameJson } from '#lib/same-json.ts'
import { type CustomType, type FieldModel, fieldsOf } from '#repository/custom-types/custom-type.ts'
import { isEmptyValue } from '#repository/custom-types/is-empty-value.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { titleOf } from '../documents/title-of.ts'

type Fields = Record<string, FieldModel>
type Concerns = (value: unknown) => boolean
type Change = Pick<FieldEffect, 'field' | 'what'> & { concerns: Concerns }

const MOST_TITLES = 3

/** The effects of a model change on the documents of its type. */
export function* fieldEffects(
  { before, after }: { before: CustomType; after: CustomType },
  documents: readonly StoredDocument[],
): Work<FieldEffect[]> {
  const effects: FieldEffect[] = []
  for (const { field, what, concerns } of changesOf(fieldsOf(before), fieldsOf(after))) {
    const found: StoredDocument[] = []
    for (const document of documents) {
      const value = field === 'uid' ? document.uid : (document.data as Fields)[field]
      if (concerns(value)) found.push(document)
      yield
    }
    const titles = found.slice(0, MOST_TITLES).map(titleOf)
    effects.push({ field, what, documents: found.length, titles })
  }
  return effects
}

const hasValue: Concerns = (value) => !isEmptyValue(value)
const all: Concerns = () => true

function changesOf(before: Fields, after: Fields): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((field) => changesOfField(field, before[field], after[field]))
}

function changesOfField(
  field: string,
  before: FieldModel | undefined,
  after: FieldModel | undefined,
): Change[] {
  if (!after) return [{ field, what: 'removed', concerns: hasValue }]
  if (!before) {
    const added: Change = { field, what: 'added', concerns: all }
    return after.config?.required ? [added, { field, what: 'required', concerns: all }] : [added]
  }
  if (isSameJson(before, after)) return []
  if (before.type !== after.type) return [{ field, what: 'kind', concerns: hasValue }]
  const [was, is] = [before.config ?? {}, after.config ?? {}]
  const changes: Change[] = []
  if (!was.required && is.required)
    changes.push({ field, what: 'required', concerns: isEmptyValue })
  if (was.required && !is.required) changes.push({ field, what: 'optional', concerns: all })
  if (!isSameJson(was.options ?? [], is.options ?? [])) {
    const gone = (was.options ?? []).filter((option) => !is.options?.includes(option))
    changes.push({ field, what: 'options', concerns: (value) => gone.includes(value as string) })
  }
  if (was.label !== is.label) changes.push({ field, what: 'label', concerns: all })
  return changes
}
