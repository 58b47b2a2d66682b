import { createHash } from 'node:crypto'
import type { SocialCard } from '#lib/social-card.ts'

/** Increase it when cards look different. */
const EDITION = 1

/** A hash of everything that the card shows. As part of the URL, it keeps cached cards from being outdated. */
export function cardName(card: SocialCard, productName: string): string {
  const shown = JSON.stringify([EDITION, productName, card])
  return createHash('sha256').update(shown).digest('hex').slice(0, 20)
}
