import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A real SMTP server that keeps what it is given. */
export async function startMailServer(atPort = 0) {
  const mails: { to: string; raw: string }[] = []
  const arrivals = new EventEmitter()
  const read = new Map<string, number>()
  const plan = { refuse: 0, with: 451, hangUp: false }
  const server = new SMTPServer({
    authOptional: true,
    // Mailers keep connections open, and a test does not wait for them.
    closeTimeout: 500,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, done) {
      const raw = await text(stream)
      if (plan.refuse > 0) {
        plan.refuse -= 1
        return done(Object.assign(new Error('Not now'), { responseCode: plan.with }))
      }
      if (plan.hangUp) {
        for (const connection of server.connections) connection.close()
        return
      }
      for (const { address } of session.envelope.rcptTo) mails.push({ to: address, raw })
      done()
      arrivals.emit('mail')
    },
  })
  const listener = server.listen(atPort, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** How many mails it refuses next, and how; or whether it hangs up without an answer. */
    plan,
    /** The text of the next mail to somebody, when it comes; each is given once. */
    async nextTo(address: string): Promise<string> {
      const index = read.get(address) ?? 0
      read.set(address, index + 1)
      for (;;) {
        const mail = mails.filter(({ to }) => to === address)[index]
        if (mail) return toText(mail.raw)
        await once(arrivals, 'mail')
      }
    },
    /** The text of the last mail to somebody, as it is read. */
    lastTo(address: string): string {
      return toText(mails.findLast(({ to }) => to === address)?.raw ?? '')
    },
    /** Of the last mail to somebody: its head, and each of its forms as it is read. */
    partsTo(address: string): { head: string; text: string; html: string } {
      const raw = mails.findLast(({ to }) => to === address)?.raw.replaceAll('\r\n', '\n') ?? ''
      const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? 'none'
      const [head = '', text = '', html = ''] = raw.split(`--${boundary}\n`)
      return { head: head.replaceAll(/\n[ \t]+/g, ' '), text: toText(text), html: toText(html) }
    },
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

/** Undoes the two things that mail does to plain text. */
function toText(raw: string): string {
  const [head = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n')
  const body = rest.join('\n\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return `${head}\n\n${body}`
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString()}`
}
