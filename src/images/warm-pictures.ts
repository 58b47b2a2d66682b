import { setTimeout as delay } from 'node:timers/promises'
import type { Images } from './create-images.ts'

export type PictureWarmer = {
  /** The pictures that a document shows are made when nobody else needs the encoder. */
  addFrom: (html: string) => void
  /** Resolves when there is nothing left to do. */
  settled: () => Promise<void>
  stop: () => void
}

type WarmerOptions = { images: Pick<Images, 'serve' | 'isCalm'>; onError: (error: unknown) => void }

const IMAGE_SOURCE = /<img [^>]*?\bsrc="(\/images\/[^"]+)"/g
/** As most browsers ask today. */
const HEADERS = { accept: 'image/avif,image/webp' }
/** Of those that wait, and of those that are known to be made. */
const MOST = 5000
const PAUSE_MS = 50

/** Makes popular pictures before anybody asks: of each `<img>` the `src`, in the best format. */
export function createPictureWarmer({ images, onError }: WarmerOptions): PictureWarmer {
  const seen = new Set<string>()
  const queue: string[] = []
  let working: Promise<void> = Promise.resolve()
  let isWorking = false
  let stopped = false

  async function work(): Promise<void> {
    for (let path = queue.shift(); path && !stopped; path = queue.shift()) {
      while (!images.isCalm() && !stopped) await delay(PAUSE_MS, undefined, { ref: false })
      if (stopped) break
      const request = new Request(new URL(path, 'http://site.invalid'), {
        method: 'HEAD',
        headers: HEADERS,
      })
      await images.serve(request).catch(report)
    }
    isWorking = false
  }

  /** What is cut short by the end of the process is no fault. */
  function report(error: unknown): void {
    if (!stopped) onError(error)
  }

  return {
    addFrom(html) {
      for (const [, source = ''] of html.matchAll(IMAGE_SOURCE)) {
        const path = source.replaceAll('&amp;', '&')
        if (seen.has(path) || queue.length >= MOST) continue
        seen.add(path)
        queue.push(path)
        const [oldest = path] = seen
        if (seen.size > MOST) seen.delete(oldest)
      }
      if (isWorking || stopped || queue.length === 0) return
      isWorking = true
      working = work()
    },
    settled: () => working,
    stop() {
      stopped = true
    },
  }
}
