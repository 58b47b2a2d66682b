import type pg from 'pg'
import { createPostgresClient, endClient, timedQuery } from './postgres/postgres-client.ts'

export type ListenOptions = {
  channel: string
  onNotice: (payload: string) => void
  /** Called after each connection, because earlier notifications were missed. */
  onConnect: () => void
  onError: (error: unknown) => void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 4000
const LISTEN_MS = 5000

/** Keeps one connection for PostgreSQL's notifications, and reconnects when it breaks. */
export function listenTo(
  url: string,
  { channel, onNotice, onConnect, onError }: ListenOptions,
): () => Promise<void> {
  let stopped = false
  let client: pg.Client | null = null
  let wait = FIRST_WAIT_MS
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = createPostgresClient(url)
    client = fresh
    let broken = false
    const retry = (error: unknown) => {
      if (broken || stopped) return
      broken = true
      onError(error)
      void endClient(fresh)
      timer = setTimeout(start, wait).unref()
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    fresh.on('error', retry)
    fresh.on('end', () => retry(new Error(`db: the connection that hears ${channel} has ended`)))
    fresh.on('notification', ({ payload }) => onNotice(payload ?? ''))
    try {
      await fresh.connect()
      await timedQuery(fresh, { text: `LISTEN ${channel}`, limitMs: LISTEN_MS })
      wait = FIRST_WAIT_MS
      onConnect()
    } catch (error) {
      retry(error)
    }
  }

  let connecting: Promise<void> = Promise.resolve()
  function start(): void {
    connecting = connect()
  }
  start()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await connecting
    if (client) await endClient(client)
  }
}
