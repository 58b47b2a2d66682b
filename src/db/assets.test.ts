import { expect, test } from 'vitest'
import { createMigratedDatabase, engines } from '../../test/engines.ts'
import { findPicture, findPictureType, saveAssets } from './assets.ts'
import { openDatabase } from './database.ts'

const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256)
const asset = { id: 'a1', type: 'image/png', width: 4000, height: 3, bytes }

test.for(engines)('%s returns an asset byte for byte', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)

  await saveAssets(db, [asset])

  const found = await findPicture(db, 'a1')
  expect({ ...found, bytes: null }).toEqual({ ...asset, bytes: null })
  expect(Buffer.compare(found?.bytes ?? new Uint8Array(), bytes)).toBe(0)
  expect(await findPicture(db, 'a2')).toBeNull()
  expect(await findPictureType(db, 'a1')).toBe('image/png')
  expect(await findPictureType(db, 'a2')).toBeNull()
  await db.destroy()
})

test.for(engines)('%s keeps an asset that is saved again, and takes many', async (engine) => {
  await using database = await createMigratedDatabase(engine)
  const db = openDatabase(database.target)
  const many = Array.from({ length: 250 }, (_, i) => ({ ...asset, id: `m${i}` }))

  await saveAssets(db, [asset, asset])
  await saveAssets(db, [asset, ...many])
  await saveAssets(db, [])

  const { count } = db.fn
  const all = await db.selectFrom('assets').select(count<number>('id').as('n')).executeTakeFirst()
  expect(Number(all?.n)).toBe(251)
  await db.destroy()
})
