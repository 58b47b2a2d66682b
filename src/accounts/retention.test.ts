import { expect, test } from 'vitest'
import { addToken } from '#db/account-tokens.ts'
import { openDatabase } from '#db/database.ts'
import { createMigratedDatabase, engines } from '../../test/engines.ts'
import { startRetention } from './retention.ts'

test.for(engines)('on %s expired rows are removed, others kept', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const now = new Date('2026-11-15T04:00:00Z')
  const [before, after] = ['2026-11-15T03:59:59Z', '2026-11-15T04:00:01Z']
  const times = { created_at: before, updated_at: before }
  const email = 'owner@mail.example'
  await db
    .insertInto('account_users')
    // Node's SQLite knows no booleans.
    .values({
      id: 'owner',
      name: '',
      email,
      email_verified: engine === 'SQLite' ? 1 : true,
      ...times,
    })
    .execute()
  for (const [id, expires_at] of Object.entries({ over: before, good: after })) {
    const session = { id, user_id: 'owner', token: id, expires_at, ...times }
    await db.insertInto('account_sessions').values(session).execute()
    const token = { identifier: id, value: '', subject: '', now, expiresAt: new Date(expires_at) }
    await addToken(db, token)
    const due_at = new Date(expires_at).getTime()
    await db.insertInto('account_limits').values({ key: id, due_at }).execute()
  }
  let others = 0

  const stop = startRetention({
    db,
    now: () => now,
    monotonic: () => 0,
    onJump: () => expect.unreachable(),
    forgetOthers: async () => {
      others++
    },
    onError: (error) => expect.unreachable(String(error)),
  })
  await stop()

  const left = [
    await db.selectFrom('account_sessions').select('id as name').execute(),
    await db.selectFrom('account_tokens').select('identifier as name').execute(),
    await db.selectFrom('account_limits').select('key as name').execute(),
  ]
  expect(left).toEqual([[{ name: 'good' }], [{ name: 'good' }], [{ name: 'good' }]])
  expect(others).toBe(1)
  await db.destroy()
})

test.for(engines)(
  'on %s a clock that is ahead ends nothing, also after a restart',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    const db = openDatabase(database.target)
    const right = new Date('2026-11-15T04:00:00Z')
    const ahead = new Date(right.getTime() + 60 * 24 * 3_600_000)
    const expiresAt = new Date(right.getTime() + 3_600_000)
    await addToken(db, { identifier: 'good', value: '', subject: '', now: right, expiresAt })
    const jumps: number[] = []
    const runAt = async (now: Date) => {
      const stop = startRetention({
        db,
        now: () => now,
        monotonic: () => 0,
        forgetOthers: async () => {},
        onJump: (ms) => jumps.push(ms),
        onError: (error) => expect.unreachable(String(error)),
      })
      await stop()
    }
    const left = () => db.selectFrom('account_tokens').select('identifier').execute()

    await runAt(right)
    await runAt(ahead)

    expect(await left()).toHaveLength(1)
    expect(jumps).toEqual([ahead.getTime() - right.getTime()])
    await runAt(new Date(expiresAt.getTime() + 1))
    expect(await left()).toHaveLength(0)
    await db.destroy()
  },
)
