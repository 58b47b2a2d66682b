import * as v from 'valibot'
import { documentStates, type ListQuestion } from '#desk/wire/documents.ts'
import { readListQuestion } from '#desk/wire/list-question.ts'
import { readInput } from '../api/read-input.ts'

const text = (most: number) => v.optional(v.nullable(v.pipe(v.string(), v.maxLength(most))), null)
const days = v.optional(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650))),
  null,
)

/** What a browser may ask a list for. */
export const listQuestionSchema = v.object({
  type: text(100),
  words: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  state: v.optional(v.nullable(v.picklist(documentStates)), null),
  category: text(100),
  brand: text(128),
  tag: text(200),
  ends: days,
  unchecked: days,
})

export function toListQuestion(query: URLSearchParams): ListQuestion {
  const question = readListQuestion(query)
  return readInput(listQuestionSchema, { ...question, words: question.words.slice(0, 500) })
}
