import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { createTestDatabase, type Engine, engines } from '../../test/engines.ts'
import { createLimits } from './limits.ts'

/** Two processes on one database, with a clock that can be moved. */
async function createPair(engine: Engine) {
  const database = await createTestDatabase(engine)
  const [one, two] = [openDatabase(database.target), openDatabase(database.target)]
  await migrate(one)
  const clock = { now: new Date('2026-11-15T04:00:00Z') }
  const options = { secret: 'only for tests', now: () => clock.now }
  return {
    one: createLimits({ db: one, ...options }),
    two: createLimits({ db: two, ...options }),
    clock,
    later: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    },
    async [Symbol.asyncDispose]() {
      await one.destroy()
      await two.destroy()
      await database[Symbol.asyncDispose]()
    },
  }
}

test.for(engines)('on %s two processes count the same tries', async (engine) => {
  await using pair = await createPair(engine)
  const tries = Array.from({ length: 12 }, (_, index) => (index % 2 ? pair.one : pair.two))

  const outcomes = await Promise.allSettled(tries.map((limits) => limits.take('password for', 'x')))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
})

test.for(engines)('on %s a limit lasts, tells how long, and ends', async (engine) => {
  await using pair = await createPair(engine)
  for (let tries = 0; tries < 5; tries++) await pair.one.take('mail to', 'Siti@mail.example')

  const refused = pair.two.take('mail to', 'siti@mail.example')

  await expect(refused).rejects.toMatchObject({ code: 'too-many', retryAfter: 600 })
  await pair.one.take('mail to', 'ann@mail.example')
  pair.later(9)
  await expect(pair.one.take('mail to', 'siti@mail.example')).rejects.toMatchObject({
    retryAfter: 60,
  })
  pair.later(1)
  await pair.one.take('mail to', 'siti@mail.example')
})

test('what was proved is no longer counted', async () => {
  await using pair = await createPair('SQLite')
  for (let tries = 0; tries < 8; tries++) await pair.one.take('password for', 'x')

  await pair.two.forget('password for', 'x')

  await pair.one.take('password for', 'x')
})

test.for(engines)('on %s a clock that jumps and comes back locks nobody out', async (engine) => {
  await using pair = await createPair(engine)
  const right = pair.clock.now
  const takeAll = async () => {
    for (let tries = 0; tries < 8; tries++) await pair.one.take('password for', 'x')
  }
  await takeAll()
  pair.later(60 * 24 * 60)
  await takeAll()
  await expect(pair.two.take('password for', 'x')).rejects.toMatchObject({ code: 'too-many' })

  pair.clock.now = right

  await pair.two.take('password for', 'x')
  for (let tries = 1; tries < 8; tries++) await pair.one.take('password for', 'x')
  await expect(pair.one.take('password for', 'x')).rejects.toMatchObject({ retryAfter: 300 })
})

test.for(engines)('on %s clocks that differ by a minute give no second chance', async (engine) => {
  await using pair = await createPair(engine)
  pair.later(1)
  for (let tries = 0; tries < 8; tries++) await pair.one.take('password for', 'x')

  pair.later(-1)

  await expect(pair.two.take('password for', 'x')).rejects.toMatchObject({ retryAfter: 360 })
})
