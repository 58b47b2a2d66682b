import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { addDeskPerson } from '#db/desk-people.ts'
import { createSmallDatabase } from '../../../test/engines.ts'
import { createReportMails } from './create-report-mails.ts'

/** An outbox that breaks at one reader's e-mail. */
async function openMails(day: string) {
  const database = await createSmallDatabase('SQLite')
  const db = openDatabase(database.target)
  const landing = await db
    .selectFrom('documents')
    .select('uid')
    .where('type', '=', 'landing')
    .executeTakeFirstOrThrow()
  const sent: string[] = []
  const told: string[] = []
  const add = async ({ to }: { to: string }) => {
    if (to.startsWith('broken')) throw new Error('The outbox is broken.')
    sent.push(to)
  }
  const mail = {
    delivery: { canMail: true },
    outbox: { add, wake: () => sent.push('wake') },
    productName: 'Lobang',
    linkTo: () => 'https://lobang.example/stop',
  }
  const mails = createReportMails({
    db,
    mail: mail as never,
    stopTokens: { create: (id: string) => id } as never,
    deskUrl: new URL('https://desk.example'),
    now: () => new Date(`${day}T09:00:00+08:00`),
    onFailed: (error, { id }) => told.push(`${id}: ${(error as Error).message}`),
  })
  return {
    ...{ mails, sent, told },
    async add(id: string, partner = landing.uid) {
      const none = { password: null, code_secret: null, code_step: null, recovery_codes: null }
      const person = { id, email: `${id}@mail.example`, name: id, role: 'partner' as const }
      const times = { joined_at: '2026-01-01T00:00:00.000Z', removed_at: null }
      await addDeskPerson(db, { ...none, ...person, ...times, partner })
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

test('an e-mail that cannot be queued does not keep others from theirs', async () => {
  await using desk = await openMails('2026-12-01')
  for (const id of ['able', 'broken', 'careful']) await desk.add(id)

  expect(await desk.mails.round()).toBe(2)

  expect(desk.sent).toEqual(['able@mail.example', 'careful@mail.example', 'wake'])
  expect(desk.told).toEqual(['broken: The outbox is broken.'])
})

// Later, a first deployment or a new role would send the report of a month that ended long ago.
test.for([
  ['2026-12-07', 1],
  ['2026-12-08', 0],
  ['2026-12-31', 0],
] as const)('on %s %i reports are queued', async ([day, count]) => {
  await using desk = await openMails(day)
  await desk.add('editor')

  expect(await desk.mails.round()).toBe(count)
})
