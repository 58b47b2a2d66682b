import * as v from 'valibot'
import { bulkFields, MOST_IN_BULK } from '#desk/wire/bulk.ts'
import { listQuestionSchema } from '../documents/list-question.ts'

const id = v.pipe(v.string(), v.regex(/^[\w.$-]{1,128}$/))
const day = v.pipe(v.string(), v.isoDate())
const tag = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const publish = v.boolean()
const [category, checkedOn, endsOn] = bulkFields

/** The acts that can be done to many documents, each with values that a field can hold. */
const actSchema = v.union([
  v.variant('field', [
    v.object({
      kind: v.literal('set'),
      field: v.literal(category),
      value: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      publish,
    }),
    v.object({ kind: v.literal('set'), field: v.literal(checkedOn), value: day, publish }),
    v.object({
      kind: v.literal('set'),
      field: v.literal(endsOn),
      value: v.nullable(day),
      publish,
    }),
  ]),
  v.object({ kind: v.picklist(['add-tag', 'remove-tag']), tag, publish }),
  v.object({ kind: v.picklist(['take-down', 'publish']) }),
])

export const previewSchema = v.object({
  act: actSchema,
  choice: v.union([
    v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_IN_BULK)) }),
    v.object({ matching: listQuestionSchema }),
  ]),
})

export const bulkSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  act: actSchema,
  rows: v.pipe(
    v.array(v.object({ id, seen: v.pipe(v.string(), v.maxLength(64)) })),
    v.minLength(1),
    v.maxLength(MOST_IN_BULK),
    v.check((rows) => new Set(rows.map((row) => row.id)).size === rows.length),
  ),
})
