import type { RichtextMarkup } from '#lib/richtext-markup.ts'

export type RichtextPayload = {
  page: RichtextMarkup
  description: string
  /** The landing page that it belongs to. */
  landing: { uid: string; title: string } | null
  /** Of a page shown by its id: its address with a name. */
  namedPath: string | null
}

/** What a page that leads to a rich-text page says of it: its first words, and its first questions as markup. */
export type RichtextExcerpt = { description: string; questions: string }
