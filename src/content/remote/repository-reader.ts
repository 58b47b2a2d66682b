import type { PrismicDocument } from '@prismicio/client'
import type { OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { outgoingCode } from '#outgoing/outgoing-error.ts'
import { toMasterRef, toPage } from './read-answer.ts'

export type ReaderOptions = {
  /** The API's URL. */
  endpoint: URL
  accessToken: string | null
  fetch: OutgoingFetch
  limits?: ReaderLimits
}

export type ReaderLimits = { documents: number; bytes: number }

export type RepositoryReader = ReturnType<typeof createRepositoryReader>

const GB = 1024 ** 3
const MOST: ReaderLimits = { documents: 200_000, bytes: GB }
const AT_ONCE = 4
/** Documents per response; fewer if they do not fit. */
const PAGE_SIZES = [100, 20, 4, 1]

/** Reads a whole Prismic repository: every document of one ref, or an error. */
export function createRepositoryReader(options: ReaderOptions) {
  const { endpoint, accessToken, fetch, limits = MOST } = options

  async function ask(url: URL): Promise<string> {
    if (accessToken !== null) url.searchParams.set('access_token', accessToken)
    const response = await fetch(url, { headers: { accept: 'application/json' } })
    if (response.status !== 200) throw new Error(`content: status ${response.status}`)
    return response.text()
  }

  function askPage(ref: string, pageSize: number, page: number): Promise<string> {
    const url = new URL(`${endpoint.href.replace(/\/$/, '')}/documents/search`)
    for (const [name, value] of Object.entries({ ref, pageSize, page })) {
      url.searchParams.set(name, String(value))
    }
    return ask(url)
  }

  async function readAll(ref: string, pageSize: number): Promise<PrismicDocument[]> {
    const found = new Map<string, PrismicDocument>()
    let bytes = 0
    /** Returns how many documents there are on all pages. */
    const take = (text: string): number => {
      bytes += text.length
      if (bytes > limits.bytes) throw new Error('content: the repository is too large')
      const { documents, total } = toPage(JSON.parse(text))
      for (const document of documents) found.set(document.id, document)
      return total
    }
    const total = take(await askPage(ref, pageSize, 1))
    if (total > limits.documents) throw new Error('content: too many documents')
    const pages = Array.from({ length: Math.ceil(total / pageSize) - 1 }, (_, i) => i + 2)
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let page = pages.shift(); page !== undefined; page = pages.shift()) {
        take(await askPage(ref, pageSize, page))
      }
    })
    try {
      await Promise.all(workers)
    } finally {
      // One failure ends them all.
      pages.length = 0
    }
    if (found.size !== total) {
      throw new Error(`content: ${found.size} of ${total} documents were answered`)
    }
    return [...found.values()]
  }

  return {
    async masterRef(): Promise<string> {
      return toMasterRef(JSON.parse(await ask(new URL(endpoint))))
    },
    /** Every document in the repository's language; throws if any is missing. */
    async documents(ref: string): Promise<PrismicDocument[]> {
      for (const pageSize of PAGE_SIZES) {
        try {
          return await readAll(ref, pageSize)
        } catch (error) {
          const isLast = pageSize === PAGE_SIZES.at(-1)
          if (isLast || outgoingCode(error) !== 'TOO_LARGE') throw error
        }
      }
      throw new Error('unreachable: the last size returns or throws')
    },
  }
}
