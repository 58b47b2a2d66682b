import type { Transporter } from 'nodemailer'
import { toMailFailure } from '#lib/node/mail-failure.ts'
import type { Message } from './messages.ts'

type SmtpMailerOptions = {
  from: { name: string; address: string }
  /** For the connection and the server's greeting. */
  patienceMs: number
  /** For each answer after that. */
  answerMs: number
  /** For everything together, since a server that trickles its answers would never time out. */
  mostMs: number
}

export function createSmtpMailer(url: string, options: SmtpMailerOptions) {
  const { from, patienceMs, answerMs, mostMs } = options
  const host = from.address.replace(/.*@/, '')
  let transport: Promise<Transporter> | null = null
  const underWay = new Set<(reason: Error) => void>()

  /** Loaded with the first e-mail, since loading takes longer than the server's start. */
  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const timeouts = {
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: answerMs,
    }
    // The outbox decides about retries: it knows whether the e-mail may have arrived.
    return createTransport({ url, pool: true, maxConnections: 3, maxRequeues: 0, ...timeouts })
  }

  async function within<Result>(work: (transport: Transporter) => Promise<Result>) {
    transport ??= connect()
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(abort, mostMs)
    underWay.add(reject)
    try {
      return await Promise.race([work(await transport), promise])
    } finally {
      clearTimeout(timer)
      underWay.delete(reject)
    }
  }

  function abort(): void {
    void transport?.then((open) => open.close({ force: true }))
    transport = null
    const reason = Object.assign(new Error('accounts: the mail server was given up'), {
      code: 'ETIMEDOUT',
    })
    for (const reject of underWay) reject(reason)
  }

  return {
    /** Throws when the server cannot be reached or refuses our login. */
    async check(): Promise<void> {
      await within((open) => open.verify())
    },
    /** Mailboxes show two e-mails with the same `id` once. */
    async send(to: string, message: Message, id?: string): Promise<void> {
      const { subject, text, html, unsubscribe } = message
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      const parts = {
        subject,
        text,
        ...(html && { html }),
        ...(id && { messageId: `<${id}@${host}>` }),
      }
      await within((open) => open.sendMail({ from, to, ...parts, headers }))
    },
    toFailure: toMailFailure,
    /** Fails e-mails under way. A later one connects again. */
    abort,
  }
}
