import { ImageRefusal } from '../image-refusal.ts'
import { answerPicture, refuse } from '../serve-images.ts'
import type { CardService, NamedCard } from './card-service.ts'

export async function serveCard(
  paint: CardService,
  card: NamedCard,
  request: Request,
): Promise<Response> {
  try {
    const picture = { name: card.name, type: 'image/png', bytes: () => paint(card) }
    return await answerPicture(picture, request)
  } catch (error) {
    if (error instanceof ImageRefusal) return refuse(error)
    throw error
  }
}
