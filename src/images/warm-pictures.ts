import { setTimeout as delay } from 'node:timers/promises'
import * as paths from '#lib/paths.ts'
import type { Images } from './create-images.ts'

type WarmerOptions = {
  images: Pick<Images, 'serve' | 'isCalm'>
  serveCard: (request: Request) => Promise<Response>
  onError: (error: unknown) => void
}

const IMAGE_SOURCE = new RegExp(`<img [^>]*?\\bsrc="(${paths.pictures}[^"]+)"`, 'g')
const CARD_SOURCE = new RegExp(
  `<meta property="og:image" content="[^"]*?(${paths.cards}/[^"]+\\.png)">`,
  'g',
)
/** What most browsers send today. */
const HEADERS = { accept: 'image/avif,image/webp' }
/** The limits for waiting pictures and for remembered ones. */
const MOST = 5000
/** About 80 MB. On a larger site most pages are never shared, and cards must not evict pictures. */
const MOST_CARDS = 2000
const PAUSE_MS = 50

/**
 * Makes pictures before anybody requests them: the `src` of each `<img>`, in the best format. Cards come after all
 * pictures. Social networks do not wait long for a card.
 */
export function createPictureWarmer({ images, serveCard, onError }: WarmerOptions) {
  const pictures = createPathQueue(MOST)
  const cards = createPathQueue(MOST_CARDS)
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
      await (path.startsWith(`${paths.cards}/`) ? serveCard : images.serve)(request).catch(report)
    }
    isWorking = false
  }

  function next(): string | undefined {
    return pictures.take() ?? cards.take()
  }

  /** An interruption by the end of the process is not an error. */
  function report(error: unknown): void {
    if (!stopped) onError(error)
  }

  return {
    /** Queues a document's pictures, then its social card. They are made when the encoder is idle. */
    addFrom(html: string): void {
      for (const [, source = ''] of html.matchAll(IMAGE_SOURCE)) pictures.add(source)
      for (const [, source = ''] of html.matchAll(CARD_SOURCE)) cards.add(source)
      if (isWorking || stopped || !(pictures.size() || cards.size())) return
      isWorking = true
      working = work()
    },
    /** Resolves when there is nothing left to do. */
    settled: () => working,
    stop(): void {
      stopped = true
    },
  }
}

/** Queues paths from documents, each only once; bounds how many wait and are remembered. */
function createPathQueue(most: number) {
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
