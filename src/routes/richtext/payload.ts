import type { RichtextMarkup } from '#lib/richtext-markup.ts'

export type RichtextPayload = {
  page: RichtextMarkup
  description: string
  /** The landing page that it belongs to. */
  landing: { uid: string; title: string } | null
  /** The named path of a page that is shown by its id. */
  namedPath: string | null
}

/** An excerpt of a rich-text page for pages that link to it: its first words, and its first questions as markup. */
export type RichtextExcerpt = { description: string; questions: string }
