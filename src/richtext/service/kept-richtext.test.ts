import { expect, test } from 'vitest'
import type { BlockMap } from '#lib/block-map.ts'
import type { RichtextClient } from '../richtext-client.ts'
import { keepRichtext } from './kept-richtext.ts'

const ID = '373ba72bbff75ce7a838e2499590de30'
const OTHER = '473ba72bbff75ce7a838e2499590de30'
const page = (title: string): BlockMap => ({
  [ID]: { value: { id: ID, type: 'page', properties: { title: [[title]] } } },
})

test('a page is requested once between two renewals, and stays the same object', async () => {
  const worker = createWorker({ [ID]: () => page('Privacy') })
  const kept = keepRichtext(worker)

  const first = await kept.findPage(ID)
  const second = await kept.findPage(`Privacy-${ID}`)
  expect(await kept.renew()).toEqual([])
  const third = await kept.findPage(ID)

  expect(first).toEqual(page('Privacy'))
  expect([second, third]).toEqual([first, first])
  expect(second).toBe(first)
  expect(third).toBe(first)
  expect(worker.asked).toEqual([ID, ID])
})

test('a renewal reports only changed and removed pages', async () => {
  const titles: Record<string, string | null> = { [ID]: 'Old', [OTHER]: 'Stays' }
  const worker = createWorker({
    [ID]: () => titles[ID] && page(titles[ID]),
    [OTHER]: () => page('Stays'),
  })
  const kept = keepRichtext(worker)
  await Promise.all([kept.findPage(ID), kept.findPage(OTHER)])

  titles[ID] = 'New'
  expect(await kept.renew()).toEqual([ID])
  expect(await kept.findPage(ID)).toEqual(page('New'))
  titles[ID] = null
  expect(await kept.renew()).toEqual([ID])
  expect(await kept.findPage(ID)).toBeNull()
})

test('a missing page is requested again only after a renewal', async () => {
  let answer: BlockMap | null = null
  const worker = createWorker({ [ID]: () => answer })
  const kept = keepRichtext(worker)
  await kept.findPage(ID)
  answer = page('Here now')

  expect(await kept.findPage(ID)).toBeNull()
  expect(await kept.renew()).toEqual([ID])
  expect(await kept.findPage(ID)).toEqual(page('Here now'))
})

test('a page that fails stays as it was, and changes of other pages are reported', async () => {
  let isBroken = false
  let title = 'Old'
  const worker = createWorker({
    [ID]: () => page(title),
    [OTHER]: () => {
      if (isBroken) throw new Error('the worker said 500')
      return page('Stays')
    },
  })
  const kept = keepRichtext(worker)
  await kept.findPage(ID)
  await kept.findPage(OTHER)
  isBroken = true
  title = 'New'

  expect(await kept.renew()).toEqual([ID])
  expect(await kept.findPage(OTHER)).toEqual(page('Stays'))
  await expect(kept.renew()).rejects.toThrow('the worker said 500')
})

test('an unreachable worker does not get a request for every page', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => String(index).padStart(32, '0'))
  let isAway = false
  const answer = () => {
    if (isAway) throw new Error('away')
    return page('Any')
  }
  const worker = createWorker(Object.fromEntries(ids.map((id) => [id, answer])))
  const kept = keepRichtext(worker)
  for (const id of ids) await kept.findPage(id)
  worker.asked.length = 0
  isAway = true

  await expect(kept.renew()).rejects.toThrow('away')

  expect(worker.asked).toHaveLength(3)
})

test('the number of pages in memory has a limit', async () => {
  const ids = Array.from({ length: 501 }, (_, index) => String(index).padStart(32, '0'))
  const worker = createWorker(Object.fromEntries(ids.map((id) => [id, () => page(id)])))
  const kept = keepRichtext(worker)
  for (const id of ids) await kept.findPage(id)
  worker.asked.length = 0

  // Pages made from it may be outdated by now.
  expect(await kept.renew()).toEqual([ids[0]])
  expect(await kept.renew()).toEqual([])

  expect(worker.asked).toHaveLength(1000)
  expect(worker.asked).not.toContain(ids[0])
})

function createWorker(pages: Record<string, () => BlockMap | null | '' | undefined>) {
  const asked: string[] = []
  const client: RichtextClient = {
    async findPage(id) {
      asked.push(id)
      return pages[id]?.() || null
    },
    findTable: async () => null,
  }
  return { ...client, asked }
}
