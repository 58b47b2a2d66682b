import type { CustomTypeModel } from '@prismicio/client'
import {
  BulkUpdateHasExistingDocumentsError,
  type BulkUpdateOperation,
  ConflictError,
  createClient,
  ForbiddenError,
  InvalidPayloadError,
  NotFoundError,
  UnauthorizedError,
} from '@prismicio/custom-types-client'
import { expect, test } from 'vitest'
import { auditRows } from '#db/content-revisions.ts'
import { openDatabase } from '#db/database.ts'
import { ownCustomTypes } from '#repository/custom-types/own-custom-types.ts'
import { createSmallDatabase, engines } from './engines.ts'
import { startWriteSite, type WriteSite } from './write-site.ts'

const note = {
  id: 'note',
  label: 'Note',
  repeatable: true,
  status: true,
  format: 'custom' as const,
  json: {
    Main: {
      uid: { type: 'UID' as const, config: { label: 'UID' } },
      title: { type: 'Text' as const, config: { label: 'Title' } },
    },
  },
}
const hero = {
  id: 'hero',
  type: 'SharedSlice' as const,
  name: 'Hero',
  description: 'A large picture',
  variations: [
    {
      id: 'default',
      name: 'Default',
      docURL: '',
      version: 'initial',
      description: 'Default',
      imageUrl: '',
      primary: { title: { type: 'Text' as const, config: { label: 'Title' } } },
      items: {},
    },
  ],
}

function connect({ writeApi, token }: Pick<WriteSite, 'writeApi' | 'token'>) {
  return createClient({ repositoryName: 'lobang', endpoint: writeApi, token })
}

test.for(engines)('the client of custom types makes every change: %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using running = await startWriteSite({ database: database.target })
  const client = connect(running)
  const own = ownCustomTypes()
  const labelled = { ...note, label: 'Notes' }
  const renamed = { ...hero, name: 'Opening' }

  const before = [await client.getAllCustomTypes(), await client.getAllSharedSlices()]
  await client.insertCustomType(note)
  await client.insertSharedSlice(hero)
  const added = [await client.getCustomTypeByID('note'), await client.getSharedSliceByID('hero')]
  const metadata = await (await running.site.request('/api/v2')).json()
  await client.updateCustomType(labelled)
  await client.updateSharedSlice(renamed)
  const changed = [await client.getCustomTypeByID('note'), await client.getSharedSliceByID('hero')]
  await client.removeCustomType('note')
  await client.removeSharedSlice('hero')
  const after = [await client.getAllCustomTypes(), await client.getAllSharedSlices()]

  expect(before).toEqual([[...own.types.values()], [...own.slices.values()]])
  expect(added).toEqual([note, hero])
  expect(metadata.types).toMatchObject({ note: 'Note' })
  expect(changed).toEqual([labelled, renamed])
  expect(after).toEqual(before)
  const db = openDatabase(database.target)
  const audit = await Array.fromAsync(auditRows(db, { author: 'tool' }))
  await db.destroy()
  expect(audit.map(({ content, id, action }) => [content, id, action])).toEqual([
    ['type', 'note', 'add'],
    ['slice', 'hero', 'add'],
    ['type', 'note', 'change'],
    ['slice', 'hero', 'change'],
    ['type', 'note', 'remove'],
    ['slice', 'hero', 'remove'],
  ])
})

test.for(engines)('bulk updates happen as a whole or not at all: %s', async (engine) => {
  await using database = await createSmallDatabase(engine)
  await using running = await startWriteSite({ database: database.target })
  const client = connect(running)
  const operations: BulkUpdateOperation[] = [
    { type: 'CUSTOM_TYPE_INSERT', id: 'note', payload: note },
    { type: 'SLICE_INSERT', id: 'hero', payload: hero },
  ]

  await client.bulkUpdate(operations)
  const body = { title: 'A', type: 'note', uid: 'a', lang: 'en-sg', data: { title: 'A' } }
  const headers = { authorization: `Bearer ${running.token}` }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  expect((await fetch(`${running.writeApi}/documents`, init)).status).toBe(201)
  const removal = client.bulkUpdate([
    { type: 'SLICE_DELETE', id: 'hero', payload: hero },
    { type: 'CUSTOM_TYPE_DELETE', id: 'note', payload: note },
  ])

  await expect(removal).rejects.toThrow(BulkUpdateHasExistingDocumentsError)
  expect(await client.getSharedSliceByID('hero')).toEqual(hero)
  await running.publish()
  const again = client.bulkUpdate([{ type: 'CUSTOM_TYPE_DELETE', id: 'note', payload: note }])
  await expect(again).rejects.toThrow(BulkUpdateHasExistingDocumentsError)
  await expect(client.removeCustomType('note')).rejects.toThrow()
  expect(await client.getCustomTypeByID('note')).toEqual(note)
})

test('the client of custom types reports every error', async () => {
  await using database = await createSmallDatabase('SQLite')
  await using running = await startWriteSite({ database: database.target })
  const client = connect(running)
  const pictures = await running.makeToken('pictures', ['assets'])
  const before: CustomTypeModel[] = await client.getAllCustomTypes()
  const deal = before.find(({ id }) => id === 'deal')
  if (!deal) throw new Error('There is no type deal')
  const tabs = Object.entries(deal.json).map(([tab, { title: _, ...fields }]) => [tab, fields])
  const untitled = { ...deal, json: Object.fromEntries(tabs) }
  const odd = { ...note, json: { Main: { title: { type: 'Nothing' } } } } as unknown as typeof note

  await expect(client.getCustomTypeByID('nothing')).rejects.toThrow(NotFoundError)
  await expect(client.getSharedSliceByID('nothing')).rejects.toThrow(NotFoundError)
  await expect(client.updateCustomType(note)).rejects.toThrow(NotFoundError)
  await expect(client.updateSharedSlice(hero)).rejects.toThrow(NotFoundError)
  await expect(client.insertCustomType(deal)).rejects.toThrow(ConflictError)
  await expect(client.insertSharedSlice({ ...hero, id: 'text' })).rejects.toThrow(ConflictError)
  await expect(client.insertCustomType(odd)).rejects.toThrow(InvalidPayloadError)
  await expect(client.insertCustomType(odd)).rejects.toThrow('is no known kind of field')
  for (const name of ['constructor', 'prototype', '__proto__', 'toString']) {
    const Main = Object.fromEntries([[name, { type: 'Text', config: {} }]])
    const named = { ...note, json: { Main } } as unknown as typeof note
    await expect(client.insertCustomType(named)).rejects.toThrow(`"${name}" cannot be a name here`)
  }
  await expect(client.updateCustomType(untitled)).rejects.toThrow('title is not a field here')
  await expect(client.removeCustomType('deal')).rejects.toThrow(ForbiddenError)
  await expect(client.removeSharedSlice('text')).rejects.toThrow(ForbiddenError)
  const stranger = connect({ ...running, token: 'x' })
  await expect(stranger.getAllCustomTypes()).rejects.toThrow(UnauthorizedError)
  await expect(stranger.getAllCustomTypes()).rejects.toThrow(/^Wrong write token$/)
  const painter = connect({ ...running, token: pictures })
  await expect(painter.insertCustomType(note)).rejects.toThrow(ForbiddenError)

  expect(await client.getAllCustomTypes()).toEqual(before)
})
