import type { RichtextMarkup } from '#richtext/render-richtext.tsx'

export type RichtextPayload = {
  page: RichtextMarkup
  description: string
  /** The landing page that it belongs to. */
  landing: { uid: string; title: string } | null
  /** Shown by its id although it has an address with a name. */
  isDuplicate: boolean
}
