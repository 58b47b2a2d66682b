import type { Richtext } from '#richtext/richtext-node.ts'

export type RichtextPayload = {
  page: Richtext
  description: string
  /** The landing page that it belongs to. */
  landing: { uid: string; title: string } | null
  /** Shown by its id although it has an address with a name. */
  isDuplicate: boolean
}
