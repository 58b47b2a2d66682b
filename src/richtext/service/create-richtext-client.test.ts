import { expect, test } from 'vitest'
import { createRichtextClient, recordRichtext } from './create-richtext-client.ts'

const ID = '373ba72bbff75ce7a838e2499590de30'
const page = { '373ba72b-bff7-5ce7-a838-e2499590de30': { role: 'reader' } }
const client = createRichtextClient({
  snapshot: () => ({ richtextPages: new Map([[ID, page]]) }),
})

test('a page is found by its id with dashes, without dashes, and after a title', async () => {
  expect(await client.findPage(ID)).toBe(page)
  expect(await client.findPage('373ba72b-bff7-5ce7-a838-e2499590de30')).toBe(page)
  expect(await client.findPage(`Privacy-policy-${ID}`)).toBe(page)
  expect(await client.findPage('Privacy-373ba72b-bff7-5ce7-a838-e2499590de30')).toBe(page)
  expect(await client.findPage(ID.toUpperCase())).toBe(page)
})

test('any other id finds no page', async () => {
  expect(await client.findPage('f'.repeat(32))).toBeNull()
  expect(await client.findPage(ID.slice(1))).toBeNull()
  expect(await client.findPage('')).toBeNull()
})

test('a look-up records the page as a dependency, even if it is missing', async () => {
  const keys: string[] = []
  const recording = recordRichtext(client, (key) => keys.push(key))

  await recording.findPage('373ba72b-bff7-5ce7-a838-e2499590de30')
  await recording.findPage('f'.repeat(32))

  expect(keys).toEqual([`richtext:${ID}`, `richtext:${'f'.repeat(32)}`])
})
