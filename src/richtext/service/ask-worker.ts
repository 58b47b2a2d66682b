import { setTimeout as delay } from 'node:timers/promises'

export type AskOptions = {
  /** Milliseconds to wait before each further attempt. */
  pauses?: readonly number[]
  timeout?: number
}

/** `gone` is the worker's own word that there is nothing; `missing` that the page has no table. */
export type WorkerAnswer<Value> = { value: Value } | 'gone' | 'missing'

const TIMEOUT_MS = 5000
const PAUSES_MS = [200, 800]
/** The longest page anybody has written is a few hundred KB. */
const MAX_BYTES = 20 * 1024 * 1024

/** Asks until `read` can make sense of the answer. Throws what was wrong with the last one. */
export async function askWorker<Value>(
  url: URL,
  read: (body: unknown) => Value,
  { pauses = PAUSES_MS, timeout = TIMEOUT_MS }: AskOptions = {},
): Promise<WorkerAnswer<Value>> {
  for (const pause of [...pauses, null]) {
    try {
      return await askOnce(url, read, timeout)
    } catch (error) {
      if (pause === null) throw error
      await delay(pause)
    }
  }
  throw new Error('unreachable: the last attempt returns or throws')
}

async function askOnce<Value>(url: URL, read: (body: unknown) => Value, timeout: number) {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
  const text = await readText(response)
  // Any other 401 is about us, a token that has run out, and says nothing about the page.
  if (response.status === 401 && /No table found/.test(text)) return 'missing'
  if (response.status === 404) {
    // A proxy or a worker of another kind has 404s too; only this one is about the page.
    const { error } = JSON.parse(text)
    if (typeof error !== 'string' || error === 'Route not found!') throw new Error('no such route')
    return 'gone'
  }
  if (!response.ok) throw new Error(`status ${response.status}`)
  return { value: read(JSON.parse(text)) }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
