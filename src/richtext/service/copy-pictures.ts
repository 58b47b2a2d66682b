import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/database.ts'
import { findCopiedPictures, saveCopiedPicture } from '#db/richtext-copies.ts'
import type { BlockMap } from '#lib/block-map.ts'
import { isStillAhead } from '#lib/node/is-still-ahead.ts'
import { createSharedCalls } from '#lib/node/shared-calls.ts'
import * as paths from '#lib/paths.ts'
import { mapPictures, type PictureSource, pictureSources } from './picture-sources.ts'

export type CopyPicturesOptions = {
  db: Database
  now: () => Date
  download: (url: URL) => Promise<Uint8Array>
  /** Stores a picture and returns its id; throws if the bytes are not a picture. */
  store: (bytes: Uint8Array) => Promise<string>
  onError: (source: string, error: unknown) => void
  /** Milliseconds. */
  patience?: number
}

const AT_ONCE = 4
const MAX_PICTURES = 200
/** When to try a failed picture again. */
const REST_MS = 10 * 60_000
const MAX_REMEMBERED = 1000
/** How long a page waits for its pictures. Late ones are still copied, and shown later. */
const PATIENCE_MS = 8000

/**
 * Copies the pictures of a page into our own store, because the tool's links to them expire within the hour. A
 * picture that cannot be copied keeps its URL and is shown as a link.
 */
export function createPictureCopier(options: CopyPicturesOptions) {
  const { db, now, download, store, onError, patience = PATIENCE_MS } = options
  const restsUntil = new Map<string, number>()
  const share = createSharedCalls<string | null>()

  async function copy({ name, url }: PictureSource): Promise<string | null> {
    const until = restsUntil.get(name) ?? 0
    if (isStillAhead({ until, now: now().getTime(), most: REST_MS })) return null
    try {
      const id = await store(await download(url))
      await saveCopiedPicture(db, { source: name, asset_id: id })
      return id
    } catch (error) {
      if (restsUntil.size >= MAX_REMEMBERED) restsUntil.clear()
      restsUntil.set(name, now().getTime() + REST_MS)
      onError(name, error)
      return null
    }
  }

  return async (blocks: BlockMap): Promise<BlockMap> => {
    const sources = pictureSources(blocks)
    const names = [...new Set([...sources.values()].map(({ name }) => name))]
    const copied = await findCopiedPictures(db, names.slice(0, MAX_PICTURES)).catch((error) => {
      onError('all', error)
      return new Map<string, string>()
    })
    const missing = [...new Map([...sources.values()].map((source) => [source.name, source]))]
      .slice(0, MAX_PICTURES)
      .filter(([name]) => !copied.has(name))
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let next = missing.pop(); next; next = missing.pop()) {
        const id = await share(next[0], () => copy(next[1]))
        if (id) copied.set(next[0], id)
      }
    })
    await Promise.race([Promise.all(workers), delay(patience, null, { ref: false })])
    return mapPictures(blocks, (address) => {
      const id = copied.get(sources.get(address)?.name ?? '')
      return id ? `${paths.picture(id, 'picture')}?auto=compress,format` : address
    })
  }
}
