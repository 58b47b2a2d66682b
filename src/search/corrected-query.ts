import type { MistypedWord } from './parse-query.ts'

export type Corrected = {
  /** The query with its typing errors corrected. */
  query: string
  words: { typed: string; meant: string }[]
}

/** `null` without typing errors. */
export function toCorrected(query: string, mistyped: readonly MistypedWord[]): Corrected | null {
  if (mistyped.length === 0) return null
  const words = mistyped.map(({ word, form }) => ({
    typed: query.slice(word.start, word.end),
    meant: form,
  }))
  return { query: withCorrections(query, mistyped), words }
}

export function withCorrections(query: string, mistyped: readonly MistypedWord[]): string {
  return mistyped.reduceRight(
    (text, { word, form }) => text.slice(0, word.start) + form + text.slice(word.end),
    query,
  )
}
