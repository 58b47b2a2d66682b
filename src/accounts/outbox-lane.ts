import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { findToken } from '#db/account-tokens.ts'
import type { Database } from '#db/database.ts'
import {
  claimMessage,
  type OutboxRow,
  releaseMessage,
  removeExpiredMessages,
  removeMessage,
  renewClaim,
} from '#db/outbox.ts'
import type { OutboxKind } from '#db/tables.ts'
import type { Carrier } from './carrier.ts'
import type { Message } from './messages.ts'

type LaneOptions = {
  kind: OutboxKind
  carrier: Carrier
  db: Database
  /** `null`: sealed with a lost secret. */
  open: (sealed: string) => { to: string; message: Message } | null
  now: () => Date
  log: Logger
}

/** How long a process that died holds its message. */
const LEASE_MS = 30_000
const RENEW_MS = 10_000
/** The wait after a refusal or without a server. Triples each time. */
const FIRST_PAUSE_MS = 5000
const MOST_PAUSE_MS = 10 * 60_000
const MOST_AWAY_MS = 60_000
/** We give up after this many tries with an unknown outcome: each may have arrived. */
const MOST_UNSURE = 3

/** Sends messages of one kind, one by one, so that a silent server does not hold up the other kind. */
export function createOutboxLane({ kind, carrier, db, open, now, log }: LaneOptions) {
  const claim = randomBytes(9).toString('base64url')
  const counts = { sent: 0, retried: 0, rejected: 0, lost: 0, expired: 0 }
  const lease = () => ({ kind, now: now().getTime(), leaseMs: LEASE_MS })
  const { wake, stop, isStopped, settled } = createRuns(sendDue, (error) =>
    log.error({ err: error, kind }, 'the outbox cannot be read'),
  )
  let awayTimes = 0
  let awayUntil = 0

  /** Whether the link or code was used or voided; its message would only confuse. */
  async function isVoid({ about }: OutboxRow): Promise<boolean> {
    return about !== null && (await findToken(db, about, now())) === null
  }

  async function sendOne(row: OutboxRow): Promise<void> {
    const opened = open(row.sealed)
    if (!opened || (await isVoid(row))) {
      counts.expired++
      return removeMessage(db, row.id)
    }
    const renew = () => renewClaim(db, { id: row.id, claim, until: now().getTime() + LEASE_MS })
    try {
      await holdClaim(renew, async () => {
        // A failure here means nothing was handed over. After a later failure we cannot know.
        if (awayTimes > 0) await carrier.check()
        await carrier.send(opened.to, opened.message, row.id)
      })
    } catch (error) {
      return afterFailure(row, error)
    }
    if (awayTimes > 0) log.info({ kind }, 'sending messages works again')
    awayTimes = 0
    counts.sent++
    await removeMessage(db, row.id)
  }

  async function afterFailure(row: OutboxRow, error: unknown): Promise<void> {
    const { outcome, isAway } = carrier.toFailure(error)
    const unsure = row.unsure + (outcome === 'lost' && !isStopped() ? 1 : 0)
    const isOver = outcome === 'rejected' || unsure >= MOST_UNSURE
    if (isOver) {
      counts[outcome === 'rejected' ? 'rejected' : 'lost']++
      log.error({ err: error, kind, tries: row.tries + 1 }, 'a message could not be sent')
      await removeMessage(db, row.id)
    } else {
      counts.retried++
      const pause = isAway ? 0 : Math.min(FIRST_PAUSE_MS * 3 ** row.tries, MOST_PAUSE_MS)
      const due_at = now().getTime() + pause
      await releaseMessage(db, { id: row.id, claim, due_at, tries: row.tries + 1, unsure })
    }
    if (!isAway || isStopped()) return
    if (awayTimes === 0)
      log.error({ err: error, kind }, 'messages wait: the server that sends them is unavailable')
    awayUntil = performance.now() + Math.min(FIRST_PAUSE_MS * 3 ** awayTimes, MOST_AWAY_MS)
    awayTimes++
  }

  async function sendDue(): Promise<void> {
    counts.expired += await removeExpiredMessages(db, lease())
    while (!isStopped() && performance.now() >= awayUntil) {
      const row = await claimMessage(db, { ...lease(), claim, mostPauseMs: MOST_PAUSE_MS })
      if (!row) return
      await sendOne(row)
    }
  }

  return { kind, counts, isAway: () => awayTimes > 0, wake, stop, settled }
}

/**
 * Runs `task` whenever it is woken, never twice at once. Reports a failure once although it is woken every few seconds:
 * usually the database does not answer.
 */
function createRuns(task: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null
  let isWoken = false
  let isStopped = false
  let hasFailed = false

  function report(error: unknown): void {
    if (!hasFailed) onError(error)
    hasFailed = true
  }

  return {
    wake(): void {
      // A form may be answered while the site closes.
      if (isStopped) return
      isWoken = true
      running ??= (async () => {
        while (isWoken && !isStopped) {
          isWoken = false
          await task().then(() => {
            hasFailed = false
          }, report)
        }
        running = null
      })()
    },
    stop(): void {
      isStopped = true
    },
    isStopped: () => isStopped,
    async settled(): Promise<void> {
      while (running) await running
    },
  }
}

/** Renews the claim on a message until the work is done. */
function holdClaim(renew: () => Promise<void>, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => renew().catch(() => {}), RENEW_MS)
  return work().finally(() => clearInterval(timer))
}
