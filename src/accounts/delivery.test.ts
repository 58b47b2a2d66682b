import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { startMailServer } from '../../test/peers/mail-server.ts'
import { createDelivery } from './delivery.ts'
import { createServerKeys } from './server-keys.ts'

test('the caller gets the error of a reminder that could not be sent, with its cause', async () => {
  const server = await startMailServer()
  await server[Symbol.asyncDispose]()
  const db = openDatabase(':memory:')
  await migrate(db)
  const lines: string[] = []
  const delivery = createDelivery({
    db,
    keys: createServerKeys({ secret: 'only for tests', previous: null }),
    mail: { smtpUrl: server.url, from: 'us@mail.example' },
    texts: { url: null, token: null, from: '' },
    outbox: null,
    productName: 'Lobang',
    fetch,
    log: pino({}, { write: (line) => void lines.push(line) }),
    now: () => new Date(),
  })

  const message = { subject: 'Ends tomorrow', text: 'A deal.' }
  const sending = delivery.reminders?.send('owner@mail.example', message)

  await expect(sending).rejects.toMatchObject({ originalCode: 'ECONNREFUSED' })
  expect(lines).toEqual([])
  await delivery.close()
  await db.destroy()
})
