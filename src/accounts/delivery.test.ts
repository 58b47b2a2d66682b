import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startMailServer } from '../../test/peers/mail-server.ts'
import { createDelivery } from './delivery.ts'

const message = { subject: 'Ends tomorrow', text: 'A deal.' }

/** A delivery by a server that is away, and what it logs. */
async function createAway() {
  const server = await startMailServer()
  await server[Symbol.asyncDispose]()
  const lines: string[] = []
  const delivery = createDelivery({
    mail: { smtpUrl: server.url, from: 'us@mail.example' },
    texts: { url: null, token: null, from: '' },
    outbox: null,
    productName: 'Lobang',
    log: pino({}, { write: (line) => void lines.push(line) }),
    now: () => new Date(),
  })
  return { lines, delivery, [Symbol.asyncDispose]: () => delivery.close() }
}

test('a mail of a form that could not be sent is logged here, since the form says little', async () => {
  await using away = await createAway()

  await expect(away.delivery.mail('ann@mail.example', message)).rejects.toMatchObject({
    code: 'mail-failed',
  })

  expect(away.lines).toHaveLength(1)
})

test('a reminder that could not be sent is left to whoever sends it, cause and all', async () => {
  await using away = await createAway()

  const sending = away.delivery.reminders?.send('ann@mail.example', message)

  await expect(sending).rejects.toMatchObject({ originalCode: 'ECONNREFUSED' })
  expect(away.lines).toEqual([])
})
