import type { Logger } from 'pino'
import { AccountProblem } from './account-problem.ts'
import type { Message } from './messages.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { createTextGateway } from './text-gateway.ts'

export type DeliveryConfig = {
  mail: { smtpUrl: string | null; from: string }
  texts: { url: string | null; token: string | null; from: string }
  /** Where messages land that nothing can carry; `null` where that would help nobody. */
  outbox: string | null
}

type DeliveryOptions = DeliveryConfig & { productName: string; log: Logger; now: () => Date }

/** Somebody waits in front of a form. */
const PATIENCE_MS = 10_000
/** Nobody waits for a reminder, and one whose answer is not waited for is lost. */
const LONG_PATIENCE_MS = 60_000

export type Delivery = ReturnType<typeof createDelivery>

/** Sends what accounts have to say. Either it has been handed over, or it throws. */
export function createDelivery({ mail, texts, outbox, log, now, productName }: DeliveryOptions) {
  const from = { name: productName, address: mail.from }
  const folder = outbox === null ? null : createOutbox({ folder: outbox, log, now })
  const createMailer = (answerMs: number) =>
    mail.smtpUrl === null
      ? null
      : createSmtpMailer(mail.smtpUrl, { from, patienceMs: PATIENCE_MS, answerMs })
  const mailer = createMailer(PATIENCE_MS)
  const patient = createMailer(LONG_PATIENCE_MS)
  const gateway = texts.url === null ? null : createTextGateway({ ...texts, url: texts.url })

  async function send(code: 'mail-failed' | 'text-failed', work: Promise<void> | undefined) {
    try {
      if (!work) throw new Error('accounts: nothing carries this message')
      await work
    } catch (error) {
      log.error({ err: error }, 'a message of an account could not be sent')
      throw new AccountProblem(code, { cause: error })
    }
  }

  /** Mails that nobody waits for. They throw what the mailer does, and whoever sends them logs it. */
  const reminders = {
    /** Before many mails: throws when nothing could be sent now. */
    check: async () => patient?.check(),
    async send(to: string, message: Message): Promise<void> {
      await (patient ? patient.send(to, message) : folder?.put('mail', to, message))
    },
  }

  return {
    canMail: (mailer ?? folder) !== null,
    reminders: (patient ?? folder) === null ? null : reminders,
    canText: (gateway ?? folder) !== null,
    mail: (to: string, message: Message) =>
      send('mail-failed', mailer?.send(to, message) ?? folder?.put('mail', to, message)),
    text: (to: string, text: string) =>
      send(
        'text-failed',
        gateway?.send(to, text) ?? folder?.put('text', to, { subject: '', text }),
      ),
    async close(): Promise<void> {
      await mailer?.close()
      await patient?.close()
    },
  }
}
