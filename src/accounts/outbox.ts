import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { addMessage, waitingMessages } from '#db/outbox.ts'
import type { OutboxKind } from '#db/outbox-tables.ts'
import { AccountProblem } from './account-problem.ts'
import type { Carrier } from './carriers.ts'
import type { Message } from './messages.ts'
import { createOutboxLane } from './outbox-lane.ts'
import type { ServerKeys } from './server-keys.ts'

type OutboxOptions = {
  db: Database
  keys: ServerKeys
  now: () => Date
  log: Logger
  /** `null` where nothing carries messages of the kind. */
  carriers: Record<OutboxKind, Carrier | null>
}

export type NewMessage = {
  kind: OutboxKind
  to: string
  message: Message
  /** Not worth sending from then on. */
  expiresAt: Date
  /** The link or code in it, as `account_tokens` names it: a void one is not sent. */
  about: string | null
}

export type Outbox = ReturnType<typeof createOutbox>

/** What is due again, and what other processes have left behind, is looked for this often. */
const POLL_MS = 5000
/** A message that is being handed over when the process stops gets this long. */
const STOP_MS = 2000

const PURPOSE = 'outbox'

/**
 * Mails and text messages, sent behind the forms that ask for them. They wait in the database, sealed: a form
 * answers at once whatever the mail server does, a restart loses none, and a thief of the database reads none.
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
    // When it fails, the lanes say so.
    count().catch(() => {})
  }, POLL_MS).unref()
  // What was left when the last process stopped.
  wake()

  return {
    /** In the transaction of what it is about; `wake` comes after that. */
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
    /** Sends what is due, behind whoever calls. */
    wake,
    /** When this process has nothing left to do for now. For tests. */
    settled,
    /** Of this process, but for what waits; that is as of a few seconds ago. */
    stats: () => ({
      waiting,
      lanes: lanes.map(({ kind, counts, isAway }) => ({ kind, counts, isAway: isAway() })),
    }),
    /** A silent server does not keep the process: what it has not taken is sent after the next start. */
    async close(): Promise<void> {
      clearInterval(timer)
      for (const lane of lanes) lane.stop()
      await Promise.race([settled(), delay(STOP_MS, undefined, { ref: false })])
      for (const carrier of Object.values(carriers)) carrier?.abort()
      await settled()
    },
  }
}
