import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { Carrier } from './carrier.ts'
import { createMessageFolder } from './message-folder.ts'
import { createOutbox } from './outbox.ts'
import type { ServerKeys } from './server-keys.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { createTextGateway } from './text-gateway.ts'

export type DeliveryConfig = {
  mail: { smtpUrl: string | null; from: string }
  texts: { url: string | null; token: string | null; from: string }
  /** The folder for messages that cannot be sent; `null` to have none. */
  outbox: string | null
}

type DeliveryOptions = DeliveryConfig & {
  db: Database
  keys: ServerKeys
  productName: string
  fetch: typeof fetch
  log: Logger
  now: () => Date
}

/** For the connection and the server's greeting. */
const PATIENCE_MS = 10_000
/** Short: someone waits for a link, and the outbox tries again. */
const FORM_MAILS = { answerMs: 20_000, mostMs: 60_000 }
/** Long: nobody waits for a reminder, and giving up on the answer loses it. */
const REMINDERS = { answerMs: 60_000, mostMs: 5 * 60_000 }

/** Sends messages: those of forms through the outbox, reminders directly. */
export function createDelivery(options: DeliveryOptions) {
  const { mail, texts, fetch, log, now } = options
  const from = { name: options.productName, address: mail.from }
  const folder =
    options.outbox === null ? null : createMessageFolder({ folder: options.outbox, log, now })
  const createMailer = (times: typeof FORM_MAILS): Carrier | null =>
    mail.smtpUrl === null
      ? (folder?.('mail') ?? null)
      : createSmtpMailer(mail.smtpUrl, { from, patienceMs: PATIENCE_MS, ...times })
  const carriers = {
    mail: createMailer(FORM_MAILS),
    text:
      texts.url === null
        ? (folder?.('text') ?? null)
        : createTextGateway({ ...texts, url: texts.url, fetch }),
  }
  const outbox = createOutbox({ ...options, carriers })
  /** For e-mails that nobody waits for. Throws the mailer's errors; the caller logs them. */
  const reminders = createMailer(REMINDERS)

  return {
    canMail: carriers.mail !== null,
    reminders,
    canText: carriers.text !== null,
    outbox,
    async close(): Promise<void> {
      await outbox.close()
      reminders?.abort()
    },
  }
}
