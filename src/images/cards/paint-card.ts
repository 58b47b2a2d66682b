import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { MAX_ORIGINAL_PIXELS } from '#lib/node/original-limits.ts'
import type { SocialCard } from '#lib/node/social-card.ts'
import { colours } from './card-colours.ts'
import { type CardFaces, loadCardFaces } from './card-faces.ts'
import { layout } from './card-layout.ts'
import { drawCard, drawGround } from './draw-card.ts'

export type CardJob = {
  card: SocialCard
  productName: string
  /** The original of its artwork, or `null`. */
  picture: Uint8Array | null
}

const TIMEOUT_SECONDS = 20
/** For ended deals, which are grey as on the site. */
const FADED = { contrast: 0.85, lift: 30 }

/** The finished PNG. */
async function paintCard({ card, productName, picture }: CardJob, faces: CardFaces) {
  const { art, card: size } = layout
  const bytes = picture ?? Buffer.from(drawGround(card))
  const artwork = sharp(bytes, { limitInputPixels: MAX_ORIGINAL_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: art.width, height: art.height, fit: 'cover' })
  const overlay = Buffer.from(drawCard(card, faces, productName))
  return sharp({ create: { ...size, channels: 3, background: colours.ground } })
    .composite([
      { input: await fade(artwork, card).png().toBuffer(), left: art.x, top: art.y },
      { input: overlay, left: 0, top: 0 },
    ])
    .png({ palette: true, quality: 90, effort: 4 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
}

function fade(artwork: Sharp, { isOver }: SocialCard): Sharp {
  if (!isOver) return artwork
  return artwork.greyscale().linear(FADED.contrast, FADED.lift)
}

/** Paints cards. Reads the fonts with the first one. */
export function createCardPainter(): (job: CardJob) => Promise<Uint8Array> {
  let faces: Promise<CardFaces> | undefined
  return async (job) => {
    faces ??= loadCardFaces()
    return paintCard(job, await faces)
  }
}
