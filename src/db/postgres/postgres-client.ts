import pg from 'pg'

export const CONNECT_MS = 5000
const KEEP_ALIVE_MS = 10_000
const END_MS = 2000

export function toPostgresOptions(url: string) {
  return {
    connectionString: url,
    // For a new connection, or until the pool gets one back.
    connectionTimeoutMillis: CONNECT_MS,
    // Otherwise a dead connection would go unnoticed for hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
}

/** A long-lived connection outside the pool. End it with `endClient`. */
export function createPostgresClient(url: string): pg.Client {
  const client = new pg.Client(toPostgresOptions(url))
  // Without a listener a dropped connection would end the process.
  client.on('error', () => {})
  return client
}

type TimedQuery = { text: string; values?: readonly unknown[] | undefined; limitMs: number }

/** Rejects after `limitMs` even if the server is silent, and then cuts the connection. */
export async function timedQuery(client: pg.ClientBase, { text, values, limitMs }: TimedQuery) {
  const timer = setTimeout(() => cutConnection(client), limitMs)
  try {
    return await client.query(text, values as unknown[] | undefined)
  } finally {
    clearTimeout(timer)
  }
}

/** Closes the connection without waiting for a server that does not answer. */
export async function endClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => cutConnection(client), END_MS)
  await client.end().catch(() => {})
  clearTimeout(timer)
}

/** Fails pending calls at once. `pg` itself would wait for the server to confirm the end. */
export function cutConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}
