import { expect, test } from 'vitest'
import { createMigratedDatabase, type Engine, engines } from '../../test/engines.ts'
import { type Database, openDatabase } from './database.ts'
import {
  claimAgain,
  claimReminder,
  endReminder,
  forgetReminders,
  reminderRows,
} from './reminders.ts'

const stamp = '2026-11-15T04:00:00Z'
const times = { created_at: stamp, updated_at: stamp }
const told = { told_until: stamp, ending: '[]' }

async function addUser(db: Database, engine: Engine, id: string): Promise<void> {
  // Node's SQLite knows no booleans.
  const email_verified = engine === 'SQLite' ? 1 : true
  await db
    .insertInto('account_users')
    .values({ id, name: '', email: `${id}@mail.example`, email_verified, ...times })
    .execute()
}

test.for(engines)(
  'on %s only one of many claims a message, and only one a further try',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    const [one, two] = [openDatabase(database.target), openDatabase(database.target)]
    await addUser(one, engine, 'owner')
    await addUser(one, engine, 'closed')
    await one
      .updateTable('account_users')
      .set({ disabled_at: stamp })
      .where('id', '=', 'closed')
      .execute()
    const key = { account_id: 'owner', channel: 'mail', day: '2026-11-15' } as const
    const everybody = [one, two, one, two]
    const count = async (claims: Promise<boolean>[]) =>
      (await Promise.all(claims)).filter(Boolean).length

    const first = await count(everybody.map((db) => claimReminder(db, { ...key, ...told })))
    const early = await reminderRows(one, { accountId: 'owner', since: '' })
    const tooEarly = await count(everybody.map((db) => claimAgain(db, early[0] as never)))
    await endReminder(two, key, { state: 'refused' })
    const [refused] = await reminderRows(one, { accountId: 'owner', since: '' })
    const again = await count(everybody.map((db) => claimAgain(db, refused as never)))
    const others = ['closed', 'nobody'].map((account_id) =>
      claimReminder(one, { ...key, ...told, account_id }),
    )

    expect({ first, tooEarly, again, others: await count(others) }).toEqual({
      first: 1,
      tooEarly: 0,
      again: 1,
      others: 0,
    })
    const [row] = await reminderRows(one, { accountId: 'owner', since: '' })
    expect(row).toEqual({ ...key, ...told, state: 'claimed', tries: 2 })
    await Promise.all([one.destroy(), two.destroy()])
  },
)

test.for(engines)(
  'on %s old reminders and devices without a session are deleted',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    const db = openDatabase(database.target)
    await addUser(db, engine, 'owner')
    await db
      .insertInto('account_sessions')
      .values({ id: 'open', user_id: 'owner', token: 'a', expires_at: stamp, ...times })
      .execute()
    for (const session_id of ['open', 'ended', null]) {
      const device = { device_id: `of-${session_id}`, messaging_token: `${session_id}`, name: '' }
      await db
        .insertInto('visitor_devices')
        .values({ account_id: 'owner', ...device, registered_at: stamp, session_id })
        .execute()
    }
    for (const day of ['2026-10-15', '2026-10-16']) {
      await db
        .insertInto('reminders')
        .values({ account_id: 'owner', channel: 'mail', day, state: 'sent', tries: 1, ...told })
        .execute()
    }

    await forgetReminders(db, '2026-10-16')

    const devices = await db.selectFrom('visitor_devices').select('device_id').execute()
    expect(devices.map(({ device_id }) => device_id).toSorted()).toEqual(['of-null', 'of-open'])
    expect(await db.selectFrom('reminders').select('day').execute()).toEqual([
      { day: '2026-10-16' },
    ])
    await db.destroy()
  },
)
