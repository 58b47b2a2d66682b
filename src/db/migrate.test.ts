import { expect, test } from 'vitest'
import { createTestDatabase, engines } from '../../test/engines.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { withStartUpLock } from './with-start-up-lock.ts'

test.for(engines)('migrating %s twice changes nothing the second time', async (engine) => {
  await using database = await createTestDatabase(engine)
  const db = openDatabase(database.target)

  await migrate(db)
  await migrate(db)

  expect(await db.selectFrom('documents').selectAll().execute()).toEqual([])
  await db.destroy()
})

test.for(engines)('on %s several can start at once', async (engine) => {
  await using database = await createTestDatabase(engine)
  const order: string[] = []

  await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const db = openDatabase(database.target)
      await withStartUpLock(database.target, async () => {
        order.push(`${name} in`)
        await migrate(db)
        order.push(`${name} out`)
      })
      await db.destroy()
    }),
  )

  const entered = order.filter((_, index) => index % 2 === 0).map((entry) => entry[0])
  expect(order).toEqual(entered.flatMap((name) => [`${name} in`, `${name} out`]))
})
