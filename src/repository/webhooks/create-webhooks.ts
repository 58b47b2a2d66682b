import type { Database } from '#db/database.ts'
import {
  claimWebhook,
  documentIdsOf,
  findPublishAfter,
  findWebhook,
  noteFailedSend,
  noteSent,
  type TakenPublish,
  type WebhookRow,
  waitingPublishes,
  webhookRows,
} from '#db/webhooks.ts'
import { every } from '#lib/node/every.ts'
import { isStillAhead } from '#lib/node/is-still-ahead.ts'
import type { OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { createWebhookFetch, sendWebhook } from './send-webhook.ts'
import { MOST_DOCUMENTS, toUpdateBody } from './webhook-body.ts'
import { openSecret, type SecretBox } from './webhook-secret.ts'

type WebhooksOptions = {
  db: Database
  secrets: SecretBox
  now: () => Date
  siteUrl: URL
  privateHosts: readonly string[]
  log: { warn: (details: object, message: string) => void }
  checkMs?: number
}

const CHECK_MS = 1000
/** Longer than a request may take. */
const LEASE_MS = 60_000
const FIRST_PAUSE_MS = 5000
const MOST_PAUSE_MS = 60 * 60 * 1000
/** A receiver that was unavailable longer has to read the newest content. */
const SENDABLE_MS = 7 * 24 * 60 * 60 * 1000

export const sendableSince = (now: Date) => new Date(now.getTime() - SENDABLE_MS)

/**
 * Sends each publish to other sites, in order, at least once. What is still to be sent follows from the database, so a
 * publish does not wait, and nothing is lost in a restart. A slow receiver does not hold up the others.
 */
export function createWebhooks(options: WebhooksOptions) {
  const { db, now, log } = options
  const sender = createSender(options)
  const running = new Map<string, Promise<void>>()
  let rows: WebhookRow[] = []
  let waiting = new Map<string, number>()

  /** Does not wait for the receivers. */
  async function check(): Promise<void> {
    rows = await webhookRows(db)
    sender.forgetExcept(rows)
    waiting = rows.length === 0 ? new Map() : await waitingPublishes(db, sendableSince(now()))
    for (const { name } of rows) {
      if (running.has(name) || !waiting.has(name)) continue
      const sending = sender
        .sendAll(name)
        .catch((error) => log.warn({ err: error, webhook: name }, 'a webhook could not be sent'))
        .finally(() => running.delete(name))
      running.set(name, sending)
    }
  }

  return {
    /** Returns how to stop, which gives up messages under way. */
    start(): () => Promise<void> {
      const stop = every(options.checkMs ?? CHECK_MS, check, (error) =>
        log.warn({ err: error }, 'webhooks could not be read'),
      )
      return async () => {
        sender.stop()
        await stop()
        await Promise.all(running.values())
      }
    },
    metrics: () => toMetrics(rows, waiting, sender.counts),
  }
}

/** Sends what the receivers have not got yet. */
function createSender(options: WebhooksOptions) {
  const { db, now, privateHosts, log } = options
  const fetches = new Map<string, OutgoingFetch>()
  const counts = { sent: 0, failed: 0 }
  const stopping = new AbortController()

  function fetchFor(url: URL): OutgoingFetch {
    const fetch = fetches.get(url.href) ?? createWebhookFetch(url, privateHosts)
    fetches.set(url.href, fetch)
    return fetch
  }

  /** `false` if there is nothing to send now. */
  async function sendNext(row: WebhookRow): Promise<boolean> {
    const instant = now()
    const until = Date.parse(row.retry_at ?? '')
    if (isStillAhead({ until, now: instant.getTime(), most: MOST_PAUSE_MS })) return false
    const publish = await findPublishAfter(db, row.told_version, sendableSince(instant))
    if (!publish) return false
    const lease = { now: instant, until: new Date(instant.getTime() + LEASE_MS) }
    if (!(await claimWebhook(db, row, lease))) return false
    const { version } = publish
    try {
      const message = await toMessage(row, publish, options)
      const url = new URL(row.url)
      await sendWebhook(url, { ...message, signal: stopping.signal }, fetchFor(url))
    } catch (error) {
      // It is not known whether the message arrived, so another process or the next start sends it again.
      if (!stopping.signal.aborted) await noteFailure(row, error)
      return false
    }
    counts.sent += 1
    await noteSent(db, row.name, { version, at: now() })
    return true
  }

  async function noteFailure(row: WebhookRow, error: unknown): Promise<void> {
    const failedAt = now()
    const pause = Math.min(FIRST_PAUSE_MS * 3 ** row.tries, MOST_PAUSE_MS)
    counts.failed += 1
    await noteFailedSend(db, row, {
      failure: toReason(error),
      failed_at: failedAt.toISOString(),
      retry_at: new Date(failedAt.getTime() + pause).toISOString(),
    })
    log.warn({ err: error, webhook: row.name, tries: row.tries + 1 }, 'a webhook was not accepted')
  }

  return {
    counts,
    /** To one receiver, in order. */
    async sendAll(name: string): Promise<void> {
      while (!stopping.signal.aborted) {
        const row = await findWebhook(db, name)
        if (!row || !(await sendNext(row))) return
      }
    },
    /** Drops the connections to receivers that were removed. */
    forgetExcept(rows: readonly WebhookRow[]): void {
      const addresses = new Set(rows.map(({ url }) => new URL(url).href))
      for (const address of fetches.keys()) if (!addresses.has(address)) fetches.delete(address)
    },
    stop: () => stopping.abort(new Error('the site stops')),
  }
}

async function toMessage(
  row: WebhookRow,
  publish: TakenPublish,
  { db, secrets, siteUrl }: WebhooksOptions,
) {
  const secret = openSecret(secrets, row)
  const documents = await documentIdsOf(db, publish.version, MOST_DOCUMENTS)
  const body = toUpdateBody(publish, documents, { siteUrl, secret })
  return { body, secret, id: `${row.name}-${publish.version}` }
}

/** Lines for `/metrics`. Failing receivers and what waits are those of all processes. */
function toMetrics(
  rows: readonly WebhookRow[],
  waiting: ReadonlyMap<string, number>,
  counts: { sent: number; failed: number },
): string[] {
  const failing = rows.filter(({ failed_at }) => failed_at !== null).length
  return [
    '# TYPE lobang_webhooks gauge',
    `lobang_webhooks{state="working"} ${rows.length - failing}`,
    `lobang_webhooks{state="failing"} ${failing}`,
    '# TYPE lobang_webhooks_untold gauge',
    `lobang_webhooks_untold ${[...waiting.values()].reduce((sum, count) => sum + count, 0)}`,
    '# TYPE lobang_webhook_messages_total counter',
    `lobang_webhook_messages_total{outcome="sent"} ${counts.sent}`,
    `lobang_webhook_messages_total{outcome="failed"} ${counts.failed}`,
  ]
}

const MOST_REASON = 300

/** The cause says more than "fetch failed". */
export function toReason(error: unknown): string {
  const { message, cause } = error as Error
  return (cause instanceof Error ? cause.message : message).slice(0, MOST_REASON)
}
