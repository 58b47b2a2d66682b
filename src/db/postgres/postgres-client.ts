import pg from 'pg'

const CONNECT_MS = 5000
const KEEP_ALIVE_MS = 10_000
const END_MS = 2000

/** A connection outside the pool, for what lasts: it must be ended by `endClient`. */
export function createPostgresClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    // A connection that died without a word would otherwise be waited on for hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // Without a listener a dropped connection would end the process.
  client.on('error', () => {})
  return client
}

type TimedQuery = { text: string; values?: readonly unknown[] | undefined; limitMs: number }

/** Rejects after `limitMs` even if the server never says a word; then the connection is cut. */
export async function timedQuery(client: pg.ClientBase, { text, values, limitMs }: TimedQuery) {
  const timer = setTimeout(() => cutConnection(client), limitMs)
  try {
    return await client.query(text, values as unknown[] | undefined)
  } finally {
    clearTimeout(timer)
  }
}

/** Says good-bye; a server that does not answer is not waited for. */
export async function endClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => cutConnection(client), END_MS)
  await client.end().catch(() => {})
  clearTimeout(timer)
}

/** Whatever waits for the server fails at once. `pg` itself would wait for an answer to its good-bye. */
export function cutConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}
