import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Backend } from './rotation.ts'

export type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: string }

/** `status` 0: no answer. */
export type Answered = Ask & { status: number; ms: number }

type SteadyLoad = {
  /** Where the next request goes. */
  backend: () => Backend | null
  /** Requests per second, sent whether or not earlier ones were answered. */
  rate: number
  /** The next request, by its number. */
  next: (sent: number) => Ask
  onAnswer: (answered: Answered) => void
  signal: AbortSignal
}

const PATIENCE_MS = 60_000

/** Sends requests at a steady rate until it is told to stop; resolves when all are answered. */
export async function steadyLoad(load: SteadyLoad): Promise<void> {
  const asking = new Set<Promise<void>>()
  const startedAt = performance.now()
  for (let sent = 0; !load.signal.aborted; sent++) {
    // Waits even when late, so that answers are read too.
    await delay(Math.max(1, startedAt + (sent * 1000) / load.rate - performance.now()))
    const one = ask(load.next(sent), load.backend()).then(load.onAnswer)
    asking.add(one)
    void one.finally(() => asking.delete(one))
  }
  await Promise.all(asking)
}

function ask(asked: Ask, backend: Backend | null): Promise<Answered> {
  const { method = 'GET', path, headers = {}, body = '' } = asked
  if (!backend) return Promise.resolve({ ...asked, status: 0, ms: 0 })
  const { url, agent } = backend
  const sentAt = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ ...asked, status, ms: performance.now() - sentAt })
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { method, agent, timeout: PATIENCE_MS, headers: { ...headers, ...length } }
    const sent = request(url + path, options, (message) => {
      message.resume()
      message.once('end', () => end(message.statusCode ?? 0))
      message.once('aborted', () => end(0))
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => end(0))
    sent.end(body)
  })
}
