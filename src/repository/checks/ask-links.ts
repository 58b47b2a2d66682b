import type { OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { outgoingCode } from '#outgoing/outgoing-error.ts'
import type { LinkAnswer } from './check.ts'

/** Fewer than the guard for outgoing requests runs at once, so that none is refused as too many. */
const AT_ONCE = 4

/**
 * Asks each address once. `fetch` is the guard for outgoing requests: it refuses private addresses, also behind a
 * redirect, and limits time and size.
 */
export async function askLinks(
  urls: Iterable<string>,
  { fetch, onProgress }: { fetch: OutgoingFetch; onProgress?: (asked: number) => void },
): Promise<Map<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>()
  const waiting = new Set(urls).values()

  async function askInTurn(): Promise<void> {
    for (const url of waiting) {
      answers.set(url, await ask(url, fetch))
      onProgress?.(answers.size)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
  return answers
}

async function ask(url: string, fetch: OutgoingFetch): Promise<LinkAnswer> {
  try {
    const { status } = await fetch(url, { headers: { accept: 'text/html,*/*;q=0.5' } })
    return { status, reason: `status ${status}` }
  } catch (error) {
    const code = outgoingCode(error)
    // A page that is too large to read exists.
    if (code === 'TOO_LARGE') return { status: 200, reason: 'a large page' }
    const { cause } = error as Error
    return { status: null, reason: cause instanceof Error ? cause.message : String(error) }
  }
}
