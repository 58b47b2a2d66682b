import { documentStates, type ListQuestion } from './documents.ts'

/** The question that an address asks. An unknown state asks for all, as an old link may have one. */
export function readListQuestion(query: URLSearchParams): ListQuestion {
  const numberOf = (name: string) => (query.has(name) ? Number(query.get(name)) : null)
  return {
    type: query.get('type'),
    words: query.get('words') ?? '',
    state: documentStates.find((state) => state === query.get('state')) ?? null,
    category: query.get('category'),
    brand: query.get('brand'),
    tag: query.get('tag'),
    ends: numberOf('ends'),
    unchecked: numberOf('unchecked'),
  }
}
