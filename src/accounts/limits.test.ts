import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createMigratedDatabase, type Engine, engines } from '../../test/engines.ts'
import { createLimits } from './limits.ts'
import type { Sender } from './sender.ts'

/** Two processes on one database, with a clock that can be moved. */
async function createPair(engine: Engine) {
  const database = await createMigratedDatabase(engine)
  const [one, two] = [openDatabase(database.target), openDatabase(database.target)]
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

  const outcomes = await Promise.allSettled(tries.map((limits) => limits.take('password of', 'x')))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
})

test.for(engines)('on %s a limit lasts, tells how long, and ends', async (engine) => {
  await using pair = await createPair(engine)
  for (let tries = 0; tries < 2; tries++) await pair.one.take('link to', 'Reader@mail.example')

  const refused = pair.two.take('link to', 'reader@mail.example')

  await expect(refused).rejects.toMatchObject({ code: 'too-many', retryAfter: 900 })
  await pair.one.take('link to', 'owner@mail.example')
  pair.later(14)
  await expect(pair.one.take('link to', 'reader@mail.example')).rejects.toMatchObject({
    retryAfter: 60,
  })
  pair.later(1)
  await pair.one.take('link to', 'reader@mail.example')
})

test('what was proved is no longer counted', async () => {
  await using pair = await createPair('SQLite')
  for (let tries = 0; tries < 8; tries++) await pair.one.take('password of', 'x')

  await pair.two.forget({ name: 'password of', of: 'x' })

  await pair.one.take('password of', 'x')
})

test.for(engines)('on %s a clock that jumps and comes back locks nobody out', async (engine) => {
  await using pair = await createPair(engine)
  const right = pair.clock.now
  const takeAll = async () => {
    for (let tries = 0; tries < 8; tries++) await pair.one.take('password of', 'x')
  }
  await takeAll()
  pair.later(60 * 24 * 60)
  await takeAll()
  await expect(pair.two.take('password of', 'x')).rejects.toMatchObject({ code: 'too-many' })

  pair.clock.now = right

  await pair.two.take('password of', 'x')
  for (let tries = 1; tries < 8; tries++) await pair.one.take('password of', 'x')
  await expect(pair.one.take('password of', 'x')).rejects.toMatchObject({ retryAfter: 300 })
})

test.for(engines)('on %s clocks that differ by a minute give no further tries', async (engine) => {
  await using pair = await createPair(engine)
  pair.later(1)
  for (let tries = 0; tries < 8; tries++) await pair.one.take('password of', 'x')

  pair.later(-1)

  await expect(pair.two.take('password of', 'x')).rejects.toMatchObject({ retryAfter: 360 })
})

/** Everybody who can be thought of, each with and without work, from a network of their own. */
function strangers(count: number): Sender[] {
  return Array.from({ length: count }, (_, index) => ({
    known: null,
    hasWorked: index % 2 === 0,
    address: `203.0.113.${index}`,
  }))
}

test.for(engines)('on %s more networks and more work give no more guesses', async (engine) => {
  await using pair = await createPair(engine)
  const guessesOf = async (senders: Sender[], email: string) => {
    let guesses = 0
    for (let minute = 0; minute <= 60; minute += 5) {
      for (const sender of senders) {
        const turn = await pair.one.takePassword(email, sender).catch(() => null)
        if (turn) guesses++
      }
      pair.later(5)
    }
    return guesses
  }

  const [few, many] = [await guessesOf(strangers(2), 'few'), await guessesOf(strangers(10), 'many')]

  expect([few, many]).toEqual([8 + 12, 8 + 12])
})

test.for(engines)(
  'on %s a known browser has turns that strangers cannot use up',
  async (engine) => {
    await using pair = await createPair(engine)
    const tablet = { browser: 'kitchen tablet', userId: 'owner' }
    const known = { known: tablet, hasWorked: false, address: '203.0.113.1' }
    for (const sender of strangers(20)) {
      for (let tries = 0; tries < 3; tries++) {
        await pair.one.takePassword('x', sender).catch(() => null)
      }
    }

    for (let tries = 0; tries < 8; tries++) {
      expect(await pair.two.takePassword('x', known)).not.toBe(null)
    }

    await expect(pair.two.takePassword('x', known)).rejects.toMatchObject({ code: 'many-guesses' })
  },
)

test.for(engines)(
  'on %s a right password costs no turn, and gives strangers none',
  async (engine) => {
    await using pair = await createPair(engine)
    const [, stranger] = strangers(2)
    if (!stranger) throw new Error('no stranger')
    for (let tries = 0; tries < 4; tries++) await pair.one.takePassword('x', stranger)

    for (let signIns = 0; signIns < 10; signIns++) {
      await (await pair.two.takePassword('x', stranger))?.giveBack()
    }

    await pair.one.takePassword('x', stranger)
    await expect(pair.one.takePassword('x', stranger)).rejects.toMatchObject({ retryAfter: 600 })
  },
)

test.for(engines)('on %s an operator clears somebody’s counts in all lanes', async (engine) => {
  await using pair = await createPair(engine)
  for (let tries = 0; tries < 2; tries++) await pair.one.take('link to', 'reader@mail.example')
  await pair.one.take('password for', 'reader@mail.example')
  await pair.one.take('password for', 'owner@mail.example')

  expect(await pair.two.clear('Reader@mail.example')).toBe(2)

  await pair.one.take('link to', 'reader@mail.example')
})
