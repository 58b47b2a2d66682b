import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { createTestDatabase, engines } from '../../test/engines.ts'
import { createOneTimeLinks } from './one-time-links.ts'
import { createPhoneCodes } from './phone-codes.ts'

test.for(engines)('on %s a link is good once, for its purpose, for its time', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)
  await migrate(db)
  let now = new Date('2026-11-15T04:00:00Z')
  const links = createOneTimeLinks(db, () => now)
  const token = await links.create('sign-in', { email: 'siti@mail.example' })
  const late = await links.create('sign-in', { email: 'ann@mail.example' })

  const found = await links.find('sign-in', token)
  const wrongPurpose = await links.take('reset', token)
  const taken = await Promise.all([links.take('sign-in', token), links.take('sign-in', token)])

  expect(found).toEqual({ email: 'siti@mail.example' })
  expect(wrongPurpose).toBe(null)
  expect(taken.filter((value) => value !== null)).toEqual([{ email: 'siti@mail.example' }])
  expect(await links.take('sign-in', 'made-up')).toBe(null)
  now = new Date('2026-11-15T04:15:00Z')
  expect(await links.take('sign-in', late)).toBe(null)
  const rows = await db.selectFrom('account_tokens').select('identifier').execute()
  expect(rows.map(({ identifier }) => identifier).join()).not.toContain(late)
  await db.destroy()
})

test.for(engines)('on %s a code is good once, for five minutes, until the next', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)
  await migrate(db)
  let now = new Date('2026-11-15T04:00:00Z')
  const codes = createPhoneCodes({ db, secret: 'only for tests', now: () => now })
  const phone = '+6591234567'
  const first = await codes.create(phone)
  let code = await codes.create(phone)
  while (code === first) code = await codes.create(phone)

  const outcomes = [
    await codes.check(phone, first),
    await codes.check('+6581234567', code),
    await codes.check(phone, ` ${code.slice(0, 3)} ${code.slice(3)} `),
    await codes.check(phone, code),
  ]

  expect(outcomes).toEqual(['wrong', 'expired', 'right', 'expired'])
  const late = await codes.create(phone)
  now = new Date('2026-11-15T04:05:00Z')
  expect(await codes.check(phone, late)).toBe('expired')
  await db.destroy()
})

test.for(engines)('on %s of codes that are asked for at once only one is good', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)
  await migrate(db)
  const now = () => new Date('2026-11-15T04:00:00Z')
  const codes = createPhoneCodes({ db, secret: 'secret', now })

  const sent = await Promise.all(Array.from({ length: 8 }, () => codes.create('+6591234567')))

  const rows = await db.selectFrom('account_tokens').select('id').execute()
  expect(rows).toHaveLength(1)
  const outcomes = []
  for (const code of new Set(sent)) outcomes.push(await codes.check('+6591234567', code))
  expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1)
  await db.destroy()
})
