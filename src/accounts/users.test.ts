import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { createMigratedDatabase, engines } from '../../test/engines.ts'
import { createUsers } from './users.ts'

test.for(engines)(
  'losing the race for an address or number is a refusal, not an error, on %s',
  async (engine) => {
    await using database = await createMigratedDatabase(engine)
    const db = openDatabase(database.target)
    await using _ = { [Symbol.asyncDispose]: () => db.destroy() }
    const users = createUsers({ db, now: () => new Date('2026-11-16T08:00:00Z') })
    await users.create({ email: 'owner@mail.example', phone: '+6591234567' })
    const other = await users.create({ email: 'stranger@mail.example' })

    await expect(users.setEmail(other, 'owner@mail.example')).rejects.toMatchObject({
      code: 'email-in-use',
    })
    await expect(users.setPhone(other, '+6591234567')).rejects.toMatchObject({
      code: 'phone-in-use',
    })
    await expect(users.create({ email: 'owner@mail.example' })).rejects.toMatchObject({
      code: 'email-in-use',
    })
    const tabs = [...Array(4).keys()].map(() => users.findOrCreateByEmail('cher@mail.example'))
    const phones = [...Array(4).keys()].map(() => users.findOrCreateByPhone('+6598765432'))
    expect(new Set(await Promise.all(tabs)).size).toBe(1)
    expect(new Set(await Promise.all(phones)).size).toBe(1)
  },
)
