import { createHash } from 'node:crypto'
import type { SocialCard } from '#lib/social-card.ts'

/** Raise it when cards come out differently. */
const EDITION = 1

/**
 * Stands for all that the card shows. It is part of the address, so a card that was kept anywhere
 * can say nothing that the page no longer says.
 */
export function cardName(card: SocialCard, productName: string): string {
  const shown = JSON.stringify([EDITION, productName, card])
  return createHash('sha256').update(shown).digest('hex').slice(0, 20)
}
