import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { addMessage, waitingMessages } from '#db/outbox.ts'
import type { OutboxKind } from '#db/tables.ts'
import { AccountProblem } from './account-problem.ts'
import type { Carrier } from './carrier.ts'
import type { Message } from './messages.ts'
import { createOutboxLane } from './outbox-lane.ts'
import type { ServerKeys } from './server-keys.ts'

type OutboxOptions = {
  db: Database
  keys: ServerKeys
  now: () => Date
  log: Logger
  /** `null` when the site cannot send messages of this kind. */
  carriers: Record<OutboxKind, Carrier | null>
}

export type NewMessage = {
  kind: OutboxKind
  to: string
  message: Message
  /** When the message is no longer worth sending. */
  expiresAt: Date
  /** Its link or code, as named in `account_tokens`. A void one is not sent. */
  about: string | null
}

export type Outbox = ReturnType<typeof createOutbox>

/** How often to look for retries and for messages that other processes left behind. */
const POLL_MS = 5000
/** How long a message under way may take when the process stops. */
const STOP_MS = 2000

const PURPOSE = 'outbox'

/**
 * Sends e-mails and texts in the background. They wait in the database, sealed: forms answer at once whatever the
 * mail server does, a restart loses no message, and a thief of the database can read none.
 */
export function createOutbox({ db, keys, now, log, carriers }: OutboxOptions) {
  const open = (sealed: string): { to: string; message: Message } | null => {
    const opened = keys.open(PURPOSE, sealed)
    return opened && JSON.parse(opened.text)
  }
  const lanes = Object.entries(carriers).flatMap(([kind, carrier]) =>
    carrier ? [createOutboxLane({ kind: kind as OutboxKind, carrier, db, open, now, log })] : [],
  )
  let waiting: Awaited<ReturnType<typeof waitingMessages>> = []

  async function count(): Promise<void> {
    waiting = await waitingMessages(db)
  }

  const wake = () => {
    for (const lane of lanes) lane.wake()
  }
  const settled = async () => {
    for (const lane of lanes) await lane.settled()
  }
  const timer = setInterval(() => {
    wake()
    // The lanes report failures.
    count().catch(() => {})
  }, POLL_MS).unref()
  // Messages left over from the last process.
  wake()

  return {
    /** Call it in the transaction that it belongs to, and `wake` after that. */
    async add({ kind, to, message, expiresAt, about }: NewMessage, by: Database = db) {
      if (!carriers[kind]) throw new AccountProblem('not-offered')
      await addMessage(by, {
        id: randomBytes(12).toString('hex'),
        kind,
        sealed: keys.seal(PURPOSE, JSON.stringify({ to, message })),
        about,
        created_at: now().getTime(),
        expires_at: expiresAt.getTime(),
      })
    },
    /** Sends what is due, in the background. */
    wake,
    /** Resolves when this process has nothing left to send for now. For tests. */
    settled,
    /** Counts of this process. What waits is from the database, a few seconds old. */
    stats: () => ({
      waiting,
      lanes: lanes.map(({ kind, counts, isAway }) => ({ kind, counts, isAway: isAway() })),
    }),
    /** Does not wait for a silent server: the next start sends what it did not take. */
    async close(): Promise<void> {
      clearInterval(timer)
      for (const lane of lanes) lane.stop()
      await Promise.race([settled(), delay(STOP_MS, undefined, { ref: false })])
      for (const carrier of Object.values(carriers)) carrier?.abort()
      await settled()
    },
  }
}
