import type { Transporter } from 'nodemailer'
import type { Message } from './messages.ts'

type SmtpMailerOptions = {
  from: { name: string; address: string }
  /** To be connected and greeted. */
  patienceMs: number
  /** For each answer after that. */
  answerMs: number
}

export function createSmtpMailer(url: string, { from, patienceMs, answerMs }: SmtpMailerOptions) {
  let transport: Promise<Transporter> | null = null

  /** Loaded with the first mail: it takes longer to load than the rest of the server needs to start. */
  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const timeouts = {
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: answerMs,
    }
    return createTransport({ url, pool: true, maxConnections: 3, ...timeouts })
  }

  return {
    /** Throws when the server cannot be reached or lets nobody in. */
    async check(): Promise<void> {
      transport ??= connect()
      await (await transport).verify()
    },
    async send(to: string, { subject, text, html, unsubscribe }: Message): Promise<void> {
      transport ??= connect()
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      const parts = { subject, text, ...(html && { html }) }
      await (await transport).sendMail({ from, to, ...parts, headers })
    },
    async close(): Promise<void> {
      ;(await transport)?.close()
    },
  }
}
