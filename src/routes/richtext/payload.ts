import type { RichtextMarkup } from '#lib/richtext-markup.ts'

export type RichtextPayload = {
  page: RichtextMarkup
  description: string
  /** The landing page that it belongs to. */
  landing: { uid: string; title: string } | null
  /** Shown by its id although it has an address with a name. */
  isDuplicate: boolean
}

/** What a page that leads to a rich-text page says of it: its first words, and its first questions as markup. */
export type RichtextExcerpt = { description: string; questions: string }
