import { type FreshPage, isTrueAt } from '#pagecache/cached-page.ts'
import type { PageBody } from '#pagecache/encoded-body.ts'
import type { PageChange } from '#pagecache/page-cache.ts'

type Copy = FreshPage & { address: string; hits: number }

/** Copies of the fresh pages in the site's page cache. Their bytes are shared memory. */
export function createPageCopies(now: () => number) {
  const copies = new Map<string, Copy>()
  /** Copies with hits that were not reported yet. */
  let hit: Copy[] = []

  return {
    apply({ address, page }: PageChange): void {
      if (!page) return void copies.delete(address)
      const [html, payload] = [toBuffers(page.html), toBuffers(page.payload)]
      copies.set(address, { ...page, html, payload, address, hits: 0 })
    },
    find(address: string): FreshPage | null {
      const copy = copies.get(address)
      if (!copy || !isTrueAt(copy, now())) return null
      if (copy.hits === 0) hit.push(copy)
      copy.hits++
      return copy
    },
    /** How often each page was found since the last call. */
    takeHits(): [address: string, count: number][] {
      const taken = hit
      hit = []
      return taken.map((copy) => {
        const { address, hits } = copy
        copy.hits = 0
        return [address, hits]
      })
    },
  }
}

/** A `Buffer` that comes from another thread is a plain array of bytes. */
function toBuffers({ etag, plainLength, bytes }: PageBody): PageBody {
  return { etag, plainLength, bytes: { br: toBuffer(bytes.br) } }
}

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
