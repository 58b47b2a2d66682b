import { listFilters } from '../wire/documents.ts'

const names = ['words', ...listFilters] as const
export type QuestionName = (typeof names)[number]

/** The question of a list as the address has it, always in the same order: `words=kopi&state=live`. */
export function toQuestion(query: URLSearchParams): string {
  const asked = names.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(asked).toString()
}

/** The question with other values; `null` and the empty text ask for nothing. */
export function withAnswers(
  question: string,
  changed: Partial<Record<QuestionName, string | null>>,
): string {
  const query = new URLSearchParams(question)
  for (const [name, value] of Object.entries(changed)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return toQuestion(query)
}

/** Keeps the question, and the view that it came from, in the address. */
export function setAddress(question: string, view: string | null): void {
  const query = new URLSearchParams(question)
  if (view !== null) query.set('view', view)
  const address = new URL(location.href)
  address.search = query.toString()
  history.replaceState(history.state, '', address)
}
