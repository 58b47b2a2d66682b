import { textWords } from './text-words.ts'

const HAN = /\p{Script=Han}/u

/** The query without these words, as typed. `birthday day` contains the word `day` once. */
export function withoutWords(query: string, typed: readonly string[]): string {
  return typed.reduce(withoutWord, query).replaceAll(/\s+/g, ' ').trim()
}

function withoutWord(query: string, typed: string): string {
  const edges = new Set(textWords(query).flatMap(({ start, end }) => [start, end]))
  // Chinese has no spaces around words.
  const isEdge = (at: number) => edges.has(at) || HAN.test(query.slice(Math.max(at - 1, 0), at + 1))
  for (let at = query.indexOf(typed); at >= 0; at = query.indexOf(typed, at + 1)) {
    const end = at + typed.length
    if (isEdge(at) && isEdge(end)) return `${query.slice(0, at)} ${query.slice(end)}`
  }
  return query
}
