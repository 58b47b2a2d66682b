import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

const from = { name: 'Lobang', address: 'us@mail.example' }
const SLOW_MS = 1200

test.for([
  { answerMs: 300, becomes: 'Timeout' },
  { answerMs: 30_000, becomes: 'sent' },
])(
  'after $answerMs ms of patience a mail to a slow server is $becomes',
  async ({ answerMs, becomes }) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      async onData(stream, _, done) {
        stream.resume()
        await pause(SLOW_MS)
        done()
      },
    })
    const listener = server.listen(0, '127.0.0.1')
    await new Promise((resolve) => listener.once('listening', resolve))
    const { port } = listener.address() as { port: number }
    const url = `smtp://127.0.0.1:${port}`
    const mailer = createSmtpMailer(url, { from, patienceMs: 10_000, answerMs, mostMs: 60_000 })

    const sending = mailer.send('owner@mail.example', { subject: 'Ends', text: 'A deal.' })
    const outcome = await sending.then(
      () => 'sent',
      (error: Error) => error.message,
    )
    mailer.abort()
    await new Promise<void>((resolve) => server.close(resolve))

    expect(outcome).toBe(becomes)
  },
)
