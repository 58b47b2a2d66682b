import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { toFolderCarrier, toMailCarrier, toTextCarrier } from './carriers.ts'
import { createMessageFolder } from './message-folder.ts'
import type { Message } from './messages.ts'
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
  const createMailer = (times: typeof FORM_MAILS) =>
    mail.smtpUrl === null
      ? null
      : createSmtpMailer(mail.smtpUrl, { from, patienceMs: PATIENCE_MS, ...times })
  const mailer = createMailer(FORM_MAILS)
  const patient = createMailer(REMINDERS)
  const gateway = texts.url === null ? null : createTextGateway({ ...texts, url: texts.url, fetch })
  const carriers = {
    mail: mailer ? toMailCarrier(mailer) : folder && toFolderCarrier('mail', folder),
    text: gateway ? toTextCarrier(gateway) : folder && toFolderCarrier('text', folder),
  }
  const outbox = createOutbox({ ...options, carriers })

  /** For e-mails that nobody waits for. Throws the mailer's errors; the caller logs them. */
  const reminders = {
    /** Call it before many e-mails. Throws when sending is not possible now. */
    check: async () => patient?.check(),
    async send(to: string, message: Message): Promise<void> {
      await (patient ? patient.send(to, message) : folder?.put('mail', to, message))
    },
  }

  return {
    canMail: carriers.mail !== null,
    reminders: carriers.mail === null ? null : reminders,
    canText: carriers.text !== null,
    outbox,
    async close(): Promise<void> {
      await outbox.close()
      patient?.abort()
    },
  }
}
