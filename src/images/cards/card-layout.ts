import { SOCIAL_CARD_SIZE } from '#lib/node/social-card.ts'

const MARGIN = 36

/** In pixels of the card: the ticket, with the artwork on the left and the text on the right. */
export const layout = {
  card: SOCIAL_CARD_SIZE,
  sheet: {
    x: MARGIN,
    y: MARGIN,
    width: SOCIAL_CARD_SIZE.width - 2 * MARGIN,
    height: SOCIAL_CARD_SIZE.height - 2 * MARGIN,
    radius: 28,
  },
  art: { x: MARGIN, y: MARGIN, width: 500, height: SOCIAL_CARD_SIZE.height - 2 * MARGIN },
  words: { x: MARGIN + 500 + 52, right: SOCIAL_CARD_SIZE.width - MARGIN - 48 },
  /** The notches and the perforation of a ticket. */
  perforation: { x: MARGIN + 500, bite: 24, dot: 5, gap: 21 },
}
