import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { toMailFailure } from '#lib/node/mail-failure.ts'
import { startMailServer } from '../../test/peers/mail-server.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const message = { subject: 'Ends tomorrow', text: 'A deal.' }

/** A server that sends these lines, one after each command, and then nothing. */
async function startScript(lines: readonly string[]) {
  const server = createServer((socket) => {
    const left = [...lines]
    const next = () => {
      const line = left.shift()
      if (line !== undefined) socket.write(`${line}\r\n`)
    }
    next()
    socket.on('data', next).on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

/** The failure of the site's mailer at that server. */
async function failureAt(url: string, { to = 'owner@mail.example' } = {}) {
  const mailer = createSmtpMailer(url, {
    from: { name: 'Lobang', address: 'us@mail.example' },
    patienceMs: 300,
    answerMs: 1000,
    mostMs: 60_000,
  })
  try {
    return toMailFailure(await mailer.send(to, message).catch((error: unknown) => error))
  } finally {
    mailer.abort()
  }
}

test('an unreachable server has not accepted the mail', async () => {
  const closed = await startScript([])
  await closed[Symbol.asyncDispose]()

  expect(await failureAt(closed.url)).toEqual({ outcome: 'refused', isAway: true })
  const unknown = await failureAt('smtp://mail.no-such-host.invalid')
  expect(unknown).toEqual({ outcome: 'refused', isAway: true })
})

test('no greeting means that the server has not accepted the mail', async () => {
  await using mute = await startScript([])

  expect(await failureAt(mute.url)).toEqual({ outcome: 'refused', isAway: true })
})

test('a server that falls silent during the mail may have accepted it', async () => {
  const lines = ['220 hello', '250 hello', '250 from', '250 to', '354 go on']
  await using silent = await startScript(lines)

  expect(await failureAt(silent.url)).toEqual({ outcome: 'lost', isAway: true })
})

test('a server that hangs up during the mail may have accepted it', async () => {
  await using mail = await startMailServer()
  mail.plan.hangUp = true

  expect(await failureAt(mail.url)).toEqual({ outcome: 'lost', isAway: true })
})

test('a mail that nodemailer does not send is rejected without blocking the next', async () => {
  await using mail = await startMailServer()

  expect(await failureAt(mail.url, { to: '' })).toEqual({ outcome: 'rejected', isAway: false })
})

test.for([
  { with: 451, failure: { outcome: 'refused', isAway: false } },
  { with: 421, failure: { outcome: 'refused', isAway: true } },
  { with: 550, failure: { outcome: 'rejected', isAway: false } },
])('the outcome follows the status of the server: $with', async ({ with: code, failure }) => {
  await using mail = await startMailServer()
  Object.assign(mail.plan, { refuse: 1, with: code })

  expect(await failureAt(mail.url)).toEqual(failure)
})

test('a failed login means that nothing was sent', () => {
  const error = Object.assign(new Error('Invalid login'), { code: 'EAUTH', responseCode: 535 })

  expect(toMailFailure(error)).toEqual({ outcome: 'refused', isAway: true })
})
