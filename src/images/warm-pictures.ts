import { setTimeout as delay } from 'node:timers/promises'
import type { Images } from './create-images.ts'

export type PictureWarmer = {
  /** The pictures that a document shows, then the card that it is shared with; when nobody else needs the encoder. */
  addFrom: (html: string) => void
  /** Resolves when there is nothing left to do. */
  settled: () => Promise<void>
  stop: () => void
}

type WarmerOptions = {
  images: Pick<Images, 'serve' | 'isCalm'>
  serveCard: (request: Request) => Promise<Response>
  onError: (error: unknown) => void
}

const IMAGE_SOURCE = /<img [^>]*?\bsrc="(\/images\/[^"]+)"/g
const CARD_SOURCE = /<meta property="og:image" content="[^"]*?(\/cards\/[^"]+\.png)">/g
/** As most browsers ask today. */
const HEADERS = { accept: 'image/avif,image/webp' }
/** Of those that wait, and of those that are known to be made. */
const MOST = 5000
/** Some 80 MB: of a larger site most pages are never shared, and cards must not push out its pictures. */
const MOST_CARDS = 2000
const PAUSE_MS = 50

/**
 * Makes popular pictures before anybody asks: of each `<img>` the `src`, in the best format. Cards come after all
 * pictures: nobody looks at them here, but a network that is given a link does not wait long for its card.
 */
export function createPictureWarmer({ images, serveCard, onError }: WarmerOptions): PictureWarmer {
  const pictures = createWishes(MOST)
  const cards = createWishes(MOST_CARDS)
  let working: Promise<void> = Promise.resolve()
  let isWorking = false
  let stopped = false

  async function work(): Promise<void> {
    for (let path = next(); path && !stopped; path = next()) {
      while (!images.isCalm() && !stopped) await delay(PAUSE_MS, undefined, { ref: false })
      if (stopped) break
      const request = new Request(new URL(path, 'http://site.invalid'), {
        method: 'HEAD',
        headers: HEADERS,
      })
      await (path.startsWith('/cards/') ? serveCard : images.serve)(request).catch(report)
    }
    isWorking = false
  }

  function next(): string | undefined {
    return pictures.take() ?? cards.take()
  }

  /** What is cut short by the end of the process is no fault. */
  function report(error: unknown): void {
    if (!stopped) onError(error)
  }

  return {
    addFrom(html) {
      for (const [, source = ''] of html.matchAll(IMAGE_SOURCE)) pictures.add(source)
      for (const [, source = ''] of html.matchAll(CARD_SOURCE)) cards.add(source)
      if (isWorking || stopped || !(pictures.size() || cards.size())) return
      isWorking = true
      working = work()
    },
    settled: () => working,
    stop() {
      stopped = true
    },
  }
}

/** Paths as they stand in a document, each once for a long time; at most so many wait, and are known. */
function createWishes(most: number) {
  const seen = new Set<string>()
  const queue: string[] = []
  return {
    add(source: string): void {
      const path = source.replaceAll('&amp;', '&')
      if (seen.has(path) || queue.length >= most) return
      seen.add(path)
      queue.push(path)
      const [oldest = path] = seen
      if (seen.size > most) seen.delete(oldest)
    },
    take: () => queue.shift(),
    size: () => queue.length,
  }
}
