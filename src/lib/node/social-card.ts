import type { Category } from '../categories.ts'

/** The content of a page's social card. */
export type SocialCard = {
  /** Only deals look like a ticket. */
  shape: 'ticket' | 'panel'
  /** A word or two above the title. */
  label: string
  title: string
  /** Below the title: `Ends 18 November 2026`. */
  note: string | null
  /** On the artwork: `1-for-1`. */
  badge: string | null
  /** The colours of a card without artwork. */
  tone: SocialCardTone
  isOver: boolean
  /** The id of the original of its artwork. */
  picture: string | null
}

export type SocialCardTone = 'house' | Category

/** The size that social networks expect. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 }
