import * as v from 'valibot'
import { documentStates, type ListQuestion } from '#desk/wire/documents.ts'
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

/** An unknown state asks for all, as an old link may have one. */
export function toListQuestion(query: URLSearchParams): ListQuestion {
  const numberOf = (name: string) => {
    const value = query.get(name)
    return value === null ? null : Number(value)
  }
  return readInput(listQuestionSchema, {
    type: query.get('type'),
    words: (query.get('words') ?? '').slice(0, 500),
    state: documentStates.find((state) => state === query.get('state')) ?? null,
    category: query.get('category'),
    brand: query.get('brand'),
    tag: query.get('tag'),
    ends: numberOf('ends'),
    unchecked: numberOf('unchecked'),
  })
}
