import { type CardFaces, loadCardFaces } from './card-faces.ts'
import { type CardJob, paintCard } from './paint-card.ts'

/** Paints cards. It reads the fonts with the first one. */
export function createCardPainter(): (job: CardJob) => Promise<Uint8Array> {
  let faces: Promise<CardFaces> | undefined
  return async (job) => {
    faces ??= loadCardFaces()
    return paintCard(job, await faces)
  }
}
