import { cardName } from './card-name.ts'
import { cardOfPage } from './card-of-page.ts'

/** The social card of a page, and what its picture is called. */
export function toNamedCard(page: Parameters<typeof cardOfPage>[0], productName: string) {
  const card = cardOfPage(page)
  return { name: cardName(card, productName), card }
}
