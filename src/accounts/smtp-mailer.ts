import type { Transporter } from 'nodemailer'
import type { Message } from './messages.ts'

/** Somebody waits in front of a form. */
const PATIENCE_MS = 10_000

export function createSmtpMailer(url: string, from: { name: string; address: string }) {
  let transport: Promise<Transporter> | null = null

  /** Loaded with the first mail: it takes longer to load than the rest of the server needs to start. */
  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const timeouts = {
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
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
