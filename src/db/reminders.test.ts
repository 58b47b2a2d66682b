import { expect, test } from 'vitest'
import { createTestDatabase, engines } from '../../test/engines.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { forgetReminders } from './reminders.ts'

test.for(engines)('on %s old reminders and devices without a session go', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)
  await migrate(db)
  const stamp = '2026-11-15T04:00:00Z'
  const times = { created_at: stamp, updated_at: stamp }
  await db
    .insertInto('account_users')
    .values({
      id: 'ann',
      name: '',
      email: 'ann@mail.example',
      // Node's SQLite knows no booleans.
      email_verified: engine === 'SQLite' ? 1 : true,
      ...times,
    })
    .execute()
  await db
    .insertInto('account_sessions')
    .values({ id: 'open', user_id: 'ann', token: 'a', expires_at: stamp, ...times })
    .execute()
  for (const session_id of ['open', 'ended', null]) {
    const device = { device_id: `of-${session_id}`, messaging_token: `${session_id}`, name: '' }
    await db
      .insertInto('visitor_devices')
      .values({ account_id: 'ann', ...device, registered_at: stamp, session_id })
      .execute()
  }
  for (const day of ['2026-10-15', '2026-10-16']) {
    const told = { told_until: stamp, ending: '[]' }
    await db
      .insertInto('reminders')
      .values({ account_id: 'ann', channel: 'mail', day, state: 'sent', tries: 1, ...told })
      .execute()
  }

  await forgetReminders(db, '2026-10-16')

  const devices = await db.selectFrom('visitor_devices').select('device_id').execute()
  expect(devices.map(({ device_id }) => device_id).toSorted()).toEqual(['of-null', 'of-open'])
  expect(await db.selectFrom('reminders').select('day').execute()).toEqual([{ day: '2026-10-16' }])
  await db.destroy()
})
