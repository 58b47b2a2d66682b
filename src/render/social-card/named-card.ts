import { createHash } from 'node:crypto'
import type { SocialCard } from '#lib/node/social-card.ts'
import { cardOfPage } from './card-of-page.ts'

/** The social card of a page, with the name of its picture. */
export function toNamedCard(page: Parameters<typeof cardOfPage>[0], productName: string) {
  const card = cardOfPage(page)
  return { name: cardName(card, productName), card }
}

/** Increase it when cards look different. */
const EDITION = 1

/** A hash of all content of the card. As part of the URL, it prevents outdated cached cards. */
function cardName(card: SocialCard, productName: string): string {
  const shown = JSON.stringify([EDITION, productName, card])
  return createHash('sha256').update(shown).digest('hex').slice(0, 20)
}
