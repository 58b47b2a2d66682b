/** What a picture of a page shows where its link is shared. Texts are finished; nothing is looked up. */
export type SocialCard = {
  /** Only what can be redeemed looks like a ticket. */
  shape: 'ticket' | 'panel'
  /** A word or two above the title. */
  label: string
  title: string
  /** Below the title: `Ends 18 November 2026`. */
  note: string | null
  /** On the artwork: `1-for-1`. */
  badge: string | null
  /** Whose colours a card without artwork has. */
  tone: SocialCardTone
  isOver: boolean
  /** The id of the original of its artwork. */
  picture: string | null
}

export type SocialCardTone = 'house' | 'apparel' | 'experience' | 'food' | 'grocery' | 'shopping'

/** The size that social networks ask for. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 }

/** Apart from `paths.ts`, which every visitor loads. The name stands for all that the card shows. */
export function socialCardPath(pagePath: string, name: string): string {
  return `/cards${pagePath === '/' ? '' : pagePath}/${name}.png`
}
