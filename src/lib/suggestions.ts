import type { TextPart } from './text-part.ts'

/** One row below the field: a page to go to. */
export type Suggestion = {
  path: string
  title: TextPart[]
  /** A deal's offer in a word or two. */
  badge: string | null
  /** Facts to know before choosing it. */
  notes: { text: string; urgent: boolean }[]
}

export type SuggestionGroup = { name: string; items: Suggestion[] }

/** Suggestions while the visitor types; plain JSON. */
export type Suggestions = {
  /** The query with typos corrected. */
  meant: string | null
  /** How many live deals a search would show; `null` if that is unknown. */
  dealCount: number | null
  /** Only groups with items. */
  groups: SuggestionGroup[]
}
