import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createMigratedDatabase, engines } from '../../test/engines.ts'
import { createOneTimeLinks } from './one-time-links.ts'
import { createPhoneCodes } from './phone-codes.ts'
import { createServerKeys } from './server-keys.ts'
import { createVoidTokens } from './void-tokens.ts'

const keys = createServerKeys({ secret: 'only for tests', previous: null })

test.for(engines)('on %s a link works once, for its purpose and its time', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  let now = new Date('2026-11-15T04:00:00Z')
  const links = createOneTimeLinks({ db, keys, now: () => now })
  const { token } = await links.create('sign-in', { email: 'reader@mail.example' })
  const { token: late } = await links.create('sign-in', { email: 'owner@mail.example' })

  const found = await links.find('sign-in', token)
  const expired = { code: 'link-expired' }
  await expect(links.take('reset', token)).rejects.toMatchObject(expired)
  const both = [links.take('sign-in', token), links.take('sign-in', token)]
  const [taken, refused] = await Promise.allSettled(both).then((settled) =>
    settled.toSorted((a, b) => (a.status < b.status ? -1 : 1)),
  )

  expect(found).toEqual({ email: 'reader@mail.example' })
  expect(taken).toMatchObject({ status: 'fulfilled', value: { email: 'reader@mail.example' } })
  expect(refused).toMatchObject({ status: 'rejected', reason: expired })
  await expect(links.take('sign-in', 'made-up')).rejects.toMatchObject(expired)
  now = new Date('2026-11-15T04:20:00Z')
  await expect(links.take('sign-in', late)).rejects.toMatchObject(expired)
  const rows = await db.selectFrom('account_tokens').select('identifier').execute()
  expect(rows.map(({ identifier }) => identifier).join()).not.toContain(late)
  await db.destroy()
})

test.for(engines)(
  'on %s a code works once, for five minutes, in the browser that requested it',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    const db = openDatabase(database.target)
    let now = new Date('2026-11-15T04:00:00Z')
    const codes = createPhoneCodes({ db, keys, now: () => now })
    const phone = '+6591234567'
    const { code, nonce } = await codes.create(phone)
    const other = await codes.create(phone)
    const wrong = code === '000000' ? '000001' : '000000'

    const outcomes = [
      await codes.check({ phone, nonce: '' }, code),
      await codes.check({ phone: '+6581234567', nonce }, code),
      await codes.check({ phone, nonce }, wrong),
      await codes.check({ phone, nonce }, ` ${code.slice(0, 3)} ${code.slice(3)} `),
      await codes.check({ phone, nonce }, code),
    ]

    expect(outcomes).toEqual(['expired', 'expired', 'wrong', 'right', 'expired'])
    now = new Date('2026-11-15T04:05:00Z')
    expect(await codes.check({ phone, nonce: other.nonce }, other.code)).toBe('expired')
    await db.destroy()
  },
)

test.for(engines)('on %s of simultaneous uses of a code one succeeds', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const now = () => new Date('2026-11-15T04:00:00Z')
  const codes = createPhoneCodes({ db, keys, now })
  const phone = '+6591234567'
  const { code, nonce } = await codes.create(phone)

  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => codes.check({ phone, nonce }, code)),
  )

  expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1)
  await db.destroy()
})

test.for(engines)('on %s somebody’s links and codes are voided together', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const now = () => new Date('2026-11-15T04:00:00Z')
  const links = createOneTimeLinks({ db, keys, now })
  const codes = createPhoneCodes({ db, keys, now })
  const [email, phone] = ['owner@mail.example', '+6591234567']
  const { token: signIn } = await links.create('sign-in', { email })
  const { token: reset } = await links.create('reset', { userId: 'owner', state: '' })
  const { code, nonce } = await codes.create(phone)
  const { token: others } = await links.create('sign-in', { email: 'reader@mail.example' })
  const owner = { id: 'owner', name: '', email, phone, isDisabled: false, createdAt: now() }

  await createVoidTokens(db, keys)(owner)

  expect(await links.find('sign-in', signIn)).toBe(null)
  expect(await links.find('reset', reset)).toBe(null)
  expect(await codes.check({ phone, nonce }, code)).toBe('expired')
  expect(await links.find('sign-in', others)).not.toBe(null)
  await db.destroy()
})
