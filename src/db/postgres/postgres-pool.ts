import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { DatabaseLimits } from '../database-limits.ts'
import { unavailable } from '../unavailable.ts'
import { CONNECT_MS, cutConnection, timedQuery, toPostgresOptions } from './postgres-client.ts'
import { endsConnection, toConnectError, toPostgresError } from './postgres-failure.ts'

const MOST_CONNECTIONS = 10
/** With more, the last would time out anyway. */
const MOST_WAITING = 500
/** The server ends a long statement itself. A silent server gets this much longer. */
const GRACE_MS = 2000
const END_MS = 5000

/** A pool whose failures become refusals with `Retry-After`, never an unhandled event. */
export function createPostgresPool(url: string, limits: DatabaseLimits): PostgresPool {
  const clients = new Set<pg.ClientBase>()
  const broken = new WeakSet<pg.ClientBase>()
  const silentMs = limits.lockWaitMs + limits.statementMs + GRACE_MS

  const pool = new pg.Pool({
    ...toPostgresOptions(url),
    max: MOST_CONNECTIONS,
    onConnect: async (client) => {
      clients.add(client)
      client.once('end', () => clients.delete(client))
      // Without a listener an error would end the process, also while the connection is in use.
      client.on('error', () => broken.add(client))
      await timedQuery(client, { text: timeoutsOf(limits), limitMs: CONNECT_MS })
    },
  })
  // An idle connection that drops is replaced.
  pool.on('error', () => {})

  function toPoolClient(client: pg.PoolClient): PostgresPoolClient {
    async function query<Row>(text: unknown, values?: readonly unknown[]) {
      try {
        const asked = { text: text as string, values, limitMs: silentMs }
        return (await timedQuery(client, asked)) as PostgresQueryResult<Row>
      } catch (error) {
        if (endsConnection(error)) broken.add(client)
        throw toPostgresError(error, { isBroken: broken.has(client) })
      }
    }
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || broken.has(client)),
    }
  }

  return {
    options: pool.options,
    async connect() {
      if (pool.waitingCount >= MOST_WAITING) throw unavailable('too many wait for a connection')
      const client = await pool.connect().catch((error: unknown) => {
        throw toConnectError(error)
      })
      return toPoolClient(client)
    },
    async end() {
      const timer = setTimeout(() => clients.forEach(cutConnection), END_MS)
      await pool.end()
      clearTimeout(timer)
    },
  }
}

/** Set after connecting, because poolers such as PgBouncer refuse them as connection parameters. */
function timeoutsOf({ lockWaitMs, statementMs }: DatabaseLimits): string {
  return [
    `SET lock_timeout = ${lockWaitMs}`,
    `SET statement_timeout = ${lockWaitMs + statementMs}`,
    `SET idle_in_transaction_session_timeout = ${lockWaitMs + statementMs}`,
  ].join('; ')
}
