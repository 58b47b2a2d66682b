import { expect, test } from 'vitest'
import { createRandom } from '../../../bench/seeded-random.ts'
import {
  createBrowser,
  createDraftServer,
  createVirtualTime,
  type Fate,
  kopi,
} from '../../../test/desk-world.ts'
import { openRefusing, summary, TOO_LONG, title } from '../../../test/refusing-desk.ts'
import { sayStatus } from './save-words.ts'

/** A tab whose last save was refused, and which was closed. */
async function leaveRefused({ time, browser }: ReturnType<typeof openRefusing>) {
  const closed = await browser.open()
  closed.set(title, TOO_LONG)
  closed.set(summary, 'Iced')
  await time.pass(1000)
  await closed.close()
  await time.pass(1000)
}

test('a refused save of a closed tab does not hold up later typing', async () => {
  const world = openRefusing()
  await leaveRefused(world)
  const { time, server, browser } = world

  const store = await browser.open()
  await time.pass(500)
  store.set(['data', 'price'], '$2')
  await time.pass(1000)

  expect(server.state().document?.data).toMatchObject({ title: 'Kopi', price: '$2' })
  expect(store.document()?.data).toMatchObject({ title: TOO_LONG, summary: 'Iced', price: '$2' })
  expect(sayStatus(store.status(), true)).toMatchObject({
    text: 'Not saved',
    detail: 'Title, Summary: The document gets too long. Shorten it.',
  })
})

test('a newer text at the place of a refused one replaces it, without a conflict', async () => {
  const world = openRefusing()
  await leaveRefused(world)
  const { time, server, browser } = world

  const store = await browser.open()
  await time.pass(500)
  store.set(title, 'Kopi O')
  // Sent after 500 ms, answered after 560.
  await time.pass(540)
  const kept = [...browser.entries.values()].map(({ changes }) => changes)
  await time.pass(1000)

  expect(kept).toEqual([
    [{ path: summary, before: 'Hot', after: 'Iced' }],
    [{ path: title, before: 'Kopi', after: 'Kopi O' }],
  ])
  expect(server.state()).toMatchObject({
    // What is left of the refused save fits by now.
    document: { data: { title: 'Kopi O', summary: 'Iced' } },
    conflicts: [],
  })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0, refusal: null })
  expect(browser.entries.size).toBe(0)
})

test('shortening a refused text saves it', async () => {
  const { time, server, browser } = openRefusing()
  const store = await browser.open()

  store.set(title, TOO_LONG)
  await time.pass(1000)
  const refused = store.status()
  store.set(title, 'Kopi O')
  await time.pass(1000)

  expect(refused).toMatchObject({ state: 'failed', waiting: 1 })
  expect(server.state()).toMatchObject({
    document: { data: { title: 'Kopi O' } },
    conflicts: [],
  })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test('a later save of the closed tab is sent with the text that it was made from', async () => {
  const { time, server, browser } = openRefusing()
  const entry = { key: 'd ', tab: 'gone', person: 'a', against: 0, resolves: [] }
  const changes = [
    { path: title, before: 'Kopi', after: TOO_LONG },
    { path: title, before: TOO_LONG, after: 'Kopi O' },
  ]
  changes.forEach((change, madeAt) => {
    const saveId = `gone-${madeAt}`
    browser.entries.set(saveId, { ...entry, saveId, madeAt, changes: [change] })
  })

  const store = await browser.open()
  await time.pass(1000)

  expect(server.state()).toMatchObject({ document: { data: { title: 'Kopi O' } }, conflicts: [] })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
  expect(browser.entries.size).toBe(0)
})

test('a refused new document is created by the next typing', async () => {
  const world = openRefusing(null)
  await leaveRefused(world)
  const { time, server, browser } = world

  const store = await browser.open()
  await time.pass(500)
  store.set(title, 'Kopi O')
  await time.pass(1000)

  const data = { ...kopi.data, title: 'Kopi O', summary: 'Iced' }
  expect(server.state()).toMatchObject({ document: { data }, conflicts: [] })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test('a document that somebody else has created meanwhile accepts later typing', async () => {
  const world = openRefusing(null)
  await leaveRefused(world)
  const { time, server, browser } = world
  const other = createBrowser({ name: 'b', time, server, fate: () => 'arrives', fresh: kopi })
  const colleague = await other.open()
  colleague.set(title, 'Teh')
  await time.pass(1000)

  const store = await browser.open()
  await time.pass(500)
  store.set(summary, 'Cold')
  await time.pass(1000)

  expect(server.state()).toMatchObject({
    document: { data: { title: 'Teh', summary: 'Cold' } },
    conflicts: [{ path: title, before: 'Kopi', after: TOO_LONG, found: 'Teh' }],
  })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test('what was refused can be discarded, and that can be undone', async () => {
  const world = openRefusing()
  await leaveRefused(world)
  const { time, browser } = world
  const store = await browser.open()
  await time.pass(500)

  const undo = store.discardRefused()
  await time.pass(100)
  const discarded = [store.get(title), store.status().state, browser.entries.size]
  undo()
  await time.pass(1000)

  expect(discarded).toEqual(['Kopi', 'saved', 0])
  expect(store.get(title)).toBe(TOO_LONG)
  expect(store.status()).toMatchObject({ state: 'failed', waiting: 2 })
  expect(browser.entries.size).toBe(1)
})

test('after the session has ended everything waits in its order, and nothing can be discarded', async () => {
  let fate: Fate = 'is signed out'
  const time = createVirtualTime()
  const server = createDraftServer(kopi)
  const browser = createBrowser({ name: 'a', time, server, fate: () => fate })
  const store = await browser.open()

  store.set(title, 'Kopi O')
  await time.pass(1000)
  store.set(title, 'Kopi O kosong')
  await time.pass(1000)
  const said = sayStatus(store.status(), true)
  const kept = browser.entries.size
  fate = 'arrives'
  void store.send()
  await time.pass(1000)

  expect(said).toMatchObject({ text: 'Not saved', mayRetry: true, mayDiscard: false })
  expect(kept).toBe(2)
  expect(server.state()).toMatchObject({
    version: 2,
    document: { data: { title: 'Kopi O kosong' } },
  })
})

test('shortening texts that are too long saves everything, however often tabs open and close', async () => {
  for (let seed = 1; seed <= 100; seed++) await playHistory(seed)
})

/** One person types short and too long texts, and leaves at any time. */
async function playHistory(seed: number): Promise<void> {
  const random = createRandom(seed).next
  const pick = (count: number) => Math.floor(random() * count)
  const { time, server, browser } = openRefusing()
  const last: Record<string, string> = {}
  let store = await browser.open()

  for (let step = 0; step < 30; step++) {
    const name = ['title', 'summary', 'price'][pick(3)] as string
    const text = `${name} ${step}${pick(3) === 0 ? TOO_LONG : ''}`
    store.set(['data', name], text)
    last[name] = text
    await time.pass(pick(900))
    if (pick(5) > 0) continue
    await store.close()
    store = await browser.open()
    await time.pass(50)
  }
  await store.close()
  await time.pass(1000)
  store = await browser.open()
  await time.pass(1000)
  const shown = store.document()?.data
  const short = mapValues(last, (text) => text.slice(0, 20))
  for (const [name, text] of Object.entries(short)) store.set(['data', name], text)
  await time.pass(1000)

  expect(shown, `seed ${seed}`).toMatchObject(last)
  expect(server.state(), `seed ${seed}`).toMatchObject({ document: { data: short }, conflicts: [] })
  expect(store.status(), `seed ${seed}`).toMatchObject({ state: 'saved', waiting: 0 })
  expect(browser.entries.size).toBe(0)
}

function mapValues(values: Record<string, string>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
