import * as v from 'valibot'
import { nestingKinds } from '#lib/field-kinds.ts'
import { isRecord } from '#lib/is-record.ts'
import type { CustomType, FieldModel, SharedSlice } from '../custom-types/custom-type.ts'
import { isFieldKind } from '../custom-types/field-kinds.ts'
import { canNameField } from '../custom-types/field-name.ts'

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][\w-]{0,99}$/i, 'must be an id such as blog_post'))
const words = v.array(v.string())
const nesting: readonly string[] = nestingKinds

const kind = v.pipe(
  v.string(),
  v.check((type) => nesting.includes(type) || isFieldKind(type), 'is no known kind of field'),
)
/** Like `v.record`, but refuses names such as `constructor` instead of silently dropping them. */
const recordOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.custom<Record<string, v.InferInput<Value>>>(isRecord, 'must be an object'),
    v.check(
      (record) => Object.keys(record).every(canNameField),
      ({ input }) => `"${Object.keys(input).find(isRefused)}" cannot be a name here`,
    ),
    v.record(v.string(), value),
  )
const isRefused = (name: string) => !canNameField(name)
const fields: v.GenericSchema<Record<string, FieldModel>> = recordOf(
  v.lazy(() => field) as v.GenericSchema<FieldModel>,
)
const choice = v.looseObject({
  type: v.string(),
  'non-repeat': v.optional(fields),
  repeat: v.optional(fields),
})
const config = v.looseObject({
  options: v.optional(words),
  labels: v.optional(words),
  select: v.nullish(v.string()),
  customtypes: v.optional(v.array(v.union([v.string(), v.looseObject({ id: v.string() })]))),
  fields: v.optional(fields),
  choices: v.optional(recordOf(choice)),
  required: v.optional(v.boolean()),
})
const field = v.looseObject({ type: kind, config: v.optional(config) })

/** The parts of Prismic's format that documents are checked against. Everything else is stored unchanged. */
export const customTypeSchema = v.pipe(
  v.looseObject({
    id,
    label: v.nullish(v.string()),
    repeatable: v.boolean(),
    status: v.optional(v.boolean()),
    json: recordOf(fields),
  }),
  v.transform((model) => model as unknown as CustomType),
)

export const sharedSliceSchema = v.pipe(
  v.looseObject({
    id,
    type: v.literal('SharedSlice'),
    name: v.optional(v.string()),
    variations: v.array(
      v.looseObject({ id: v.string(), primary: v.optional(fields), items: v.optional(fields) }),
    ),
  }),
  v.transform((model) => model as unknown as SharedSlice),
)

const changeOf = <Name extends string, Payload extends v.GenericSchema>(
  name: Name,
  payload: Payload,
) =>
  [
    v.object({ type: v.picklist([`${name}_INSERT`, `${name}_UPDATE`]), id, payload }),
    v.object({ type: v.literal(`${name}_DELETE`), id }),
  ] as const

/** A list of changes that are made together or not at all. */
export const bulkUpdateSchema = v.object({
  changes: v.pipe(
    v.array(
      v.union([
        ...changeOf('CUSTOM_TYPE', customTypeSchema),
        ...changeOf('SLICE', sharedSliceSchema),
      ]),
    ),
    v.maxLength(500),
  ),
})
