// A separate process, started by `encoder.ts`. A hostile picture can only crash the decoder here, and the low
// priority lets other processes go first.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { CardJob } from './cards/paint-card.ts'
import { createCardPainter } from './cards/paint-card.ts'
import { type EncodeJob, encodePicture } from './encode-picture.ts'
import { ImageRefusal } from './image-refusal.ts'
import { inspectOriginal } from './inspect-original.ts'

export type EncoderJob = EncodeJob | CardJob
export type EncoderRequest = { id: number; job: EncoderJob }

export type EncoderAnswer = { id: number } & (
  | { bytes: Uint8Array }
  | { refusal: { status: ImageRefusal['status']; message: string } }
  | { error: string }
)

const LOW_PRIORITY = 10

setPriority(LOW_PRIORITY)
// One thread per picture; the queue limits how many pictures are encoded at once.
sharp.concurrency(1)
sharp.cache(false)

const paintCard = createCardPainter()

process.on('message', async ({ id, job }: EncoderRequest) => {
  const answer = await run(job).catch((error) => toFailure(error))
  process.send?.({ id, ...answer } satisfies EncoderAnswer)
})
// The site's process has ended.
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group, but the site decides when to stop.
process.on('SIGINT', () => {})

async function run(job: EncoderJob): Promise<{ bytes: Uint8Array }> {
  if (!('card' in job)) return encode(job)
  if (job.picture) await inspectOriginal(job.picture)
  return { bytes: await paintCard(job) }
}

async function encode(job: EncodeJob): Promise<{ bytes: Uint8Array }> {
  const found = await inspectOriginal(job.bytes)
  if (found.width !== job.original.width || found.height !== job.original.height) {
    throw new ImageRefusal(422, 'The picture is not of the size that it was stored with')
  }
  return { bytes: await encodePicture(job) }
}

function toFailure(error: unknown) {
  if (error instanceof ImageRefusal) {
    return { refusal: { status: error.status, message: error.message } }
  }
  return { error: error instanceof Error ? error.message : String(error) }
}
