import { setTimeout as delay } from 'node:timers/promises'
import type { OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'

export type AskOptions = {
  fetch: OutgoingFetch
  /** Milliseconds to wait before each further attempt. */
  pauses?: readonly number[]
}

/** `gone`: the worker itself says that the page does not exist. `missing`: the page has no table. */
export type WorkerAnswer<Value> = { value: Value } | 'gone' | 'missing'

const PAUSES_MS = [200, 800]

/** Tries until `read` accepts the response. Throws the error of the last try. */
export async function askWorker<Value>(
  url: URL,
  read: (body: unknown) => Value,
  { fetch, pauses = PAUSES_MS }: AskOptions,
): Promise<WorkerAnswer<Value>> {
  for (const pause of [...pauses, null]) {
    try {
      return await askOnce(url, read, fetch)
    } catch (error) {
      if (pause === null) throw error
      await delay(pause)
    }
  }
  throw new Error('unreachable: the last attempt returns or throws')
}

async function askOnce<Value>(
  url: URL,
  read: (body: unknown) => Value,
  fetch: OutgoingFetch,
): Promise<WorkerAnswer<Value>> {
  const response = await fetch(url)
  const text = await response.text()
  // Any other 401 is about our token, not about the page.
  if (response.status === 401 && /No table found/.test(text)) return 'missing'
  if (response.status === 404) {
    // A proxy may also answer 404; only this form is about the page.
    const { error } = JSON.parse(text)
    if (typeof error !== 'string' || error === 'Route not found!') throw new Error('no such route')
    return 'gone'
  }
  if (!response.ok) throw new Error(`status ${response.status}`)
  return { value: read(JSON.parse(text)) }
}
