import { ImageRefusal } from './image-refusal.ts'
import type { VariantCache } from './variant-cache.ts'
import type { WorkQueue } from './work-queue.ts'

export type MakeOnceOptions = {
  cache: VariantCache
  queue: WorkQueue
  /** A finished picture could not be kept. It is served all the same. */
  onUnkept: (error: unknown) => void
}

/** The picture of that name: kept, or made at its turn. */
export type MakeOnce = (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>

/** Makes each picture once, however many ask for it at the same time. */
export function createMakeOnce({ cache, queue, onUnkept }: MakeOnceOptions): MakeOnce {
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function makeAndKeep(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const making = queue.run(make)
    if (!making) throw new ImageRefusal(503, 'Too many pictures are being made; ask again soon')
    const made = await making
    await cache.write(name, made).catch(onUnkept)
    return made
  }

  return async (name, make) => {
    const kept = await cache.read(name)
    if (kept) return kept
    const others = underWay.get(name)
    if (others) return others
    const making = makeAndKeep(name, make).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }
}
