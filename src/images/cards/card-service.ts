import type { SocialCard } from '#lib/node/social-card.ts'
import type { Encoder } from '../encoder.ts'
import { ImageRefusal } from '../image-refusal.ts'
import type { Original } from '../image-service.ts'
import type { MakeOnce } from '../make-once.ts'

type CardServiceOptions = {
  findOriginal: (id: string) => Promise<Original | null>
  makeOnce: MakeOnce
  encoder: Encoder
  productName: string
}

/** A card, and a name that changes with its content. */
export type NamedCard = { name: string; card: SocialCard }

/** The PNG of a card, stored with the pictures. */
export type CardService = (card: NamedCard) => Promise<Uint8Array>

export function createCardService(options: CardServiceOptions): CardService {
  const { findOriginal, makeOnce, encoder, productName } = options

  async function pictureOf({ picture }: SocialCard): Promise<Uint8Array | null> {
    if (picture === null) return null
    const original = await findOriginal(picture)
    return original?.bytes ?? null
  }

  async function paint(card: SocialCard): Promise<Uint8Array> {
    const picture = await pictureOf(card)
    try {
      return await encoder.encode({ card, productName, picture })
    } catch (error) {
      // If the artwork cannot be read, the card is made without it.
      if (!(error instanceof ImageRefusal) || picture === null) throw error
      return encoder.encode({ card, productName, picture: null })
    }
  }

  return ({ name, card }) => makeOnce(`card-${name}.png`, () => paint(card))
}
