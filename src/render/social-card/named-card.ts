import { cardName } from './card-name.ts'
import { cardOfPage } from './card-of-page.ts'

/** The social card of a page, with the name of its picture. */
export function toNamedCard(page: Parameters<typeof cardOfPage>[0], productName: string) {
  const card = cardOfPage(page)
  return { name: cardName(card, productName), card }
}
