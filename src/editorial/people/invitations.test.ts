import { expect, test } from 'vitest'
import { createServerKeys } from '#accounts/server-keys.ts'
import { openDatabase } from '#db/database.ts'
import { createMigratedDatabase, engines } from '../../../test/engines.ts'
import { NOON } from '../../../test/noon.ts'
import { createInvitations } from './invitations.ts'

test.for(engines)('on %s one of many who join at once uses up all their links', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  await using _ = { [Symbol.asyncDispose]: () => db.destroy() }
  const invitations = createInvitations({
    db,
    keys: createServerKeys({ secret: 's'.repeat(32), previous: null }),
    deskUrl: new URL('http://desk.test'),
    now: () => NOON,
  })
  const links = [...Array(8).keys()].map(() => invitations.create({ kind: 'first', role: 'admin' }))
  const secrets = (await Promise.all(links)).map(({ link }) => new URL(link).hash.slice(1))

  const outcomes = await Promise.all(
    secrets.map((secret, place) => {
      const whose = { kind: 'first', email: `${place}@mail.example`, personId: `${place}` } as const
      return db
        .transaction()
        .execute((transaction) => invitations.takeAll(secret, whose, transaction))
        .then(
          () => 'joined',
          (error: Error) => error.message,
        )
    }),
  )

  expect(outcomes.toSorted()).toEqual([
    ...Array(7).fill('This link was used or has expired. Ask an admin for a new one.'),
    'joined',
  ])
})
