import { expect, test } from 'vitest'
import {
  createBrowser,
  createDraftServer,
  createVirtualTime,
  kopi,
} from '../../../test/desk-world.ts'
import { openRefusing, summary, TOO_LONG, title } from '../../../test/refusing-desk.ts'

const [LONG_TITLE, LONG_SUMMARY] = ['x'.repeat(500), 'y'.repeat(500)]

/** A long title is refused because of a colleague's long summary, and would be taken now that the colleague has shortened that. */
async function openTaking() {
  const { createTab, browser, ...desk } = openRefusing()
  const [store, colleague] = [await browser.open(), await createTab('b').open()]
  colleague.set(summary, LONG_SUMMARY)
  await desk.time.pass(1000)
  store.set(title, LONG_TITLE)
  await desk.time.pass(1000)
  const refused = store.status().state
  colleague.set(summary, 'Iced')
  await desk.time.pass(1000)
  expect(refused).toBe('failed')
  return { ...desk, browser, store }
}

test.each([
  ['before it leaves', 0],
  ['on its way', 10],
  ['while its answer is on the way', 40],
])('the server does not keep text discarded %s', async (_, ms) => {
  const { time, server, browser, store } = await openTaking()

  void store.send()
  if (ms > 0) await time.pass(ms)
  store.discardRefused()
  const shown = store.get(title)
  await time.pass(3000)

  expect(shown).toBe('Kopi')
  expect(server.state()).toMatchObject({
    document: { data: { title: 'Kopi', summary: 'Iced' } },
    conflicts: [],
  })
  expect(store.get(title)).toBe('Kopi')
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
  expect(browser.entries.size).toBe(0)
})

test('the server does not keep text discarded during its sending, even if the answer gets lost', async () => {
  const { time, network, server, browser, store } = await openTaking()

  network.fate = 'answer is lost'
  void store.send()
  await time.pass(10)
  store.discardRefused()
  await time.pass(100)
  const shown = store.get(title)
  network.fate = 'arrives'
  await time.pass(10_000)

  expect(shown).toBe('Kopi')
  expect(server.state().document?.data).toMatchObject({ title: 'Kopi', summary: 'Iced' })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
  expect(browser.entries.size).toBe(0)
})

test('the server does not keep text discarded during its sending, even if the session ends before the answer', async () => {
  const { time, network, server, store } = await openTaking()

  network.fate = 'answer is lost'
  void store.send()
  await time.pass(10)
  store.discardRefused()
  await time.pass(100)
  network.fate = 'is signed out'
  await time.pass(2000)
  network.fate = 'arrives'
  void store.send()
  await time.pass(3000)

  expect(server.state().document?.data).toMatchObject({ title: 'Kopi', summary: 'Iced' })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test('typing while a discarded new document is refused again creates the document', async () => {
  const { time, server, browser } = openRefusing(null)
  const store = await browser.open()
  store.set(summary, TOO_LONG)
  await time.pass(1000)
  const refused = store.status().state

  void store.send()
  await time.pass(10)
  store.discardRefused()
  store.set(title, 'Kopi O')
  await time.pass(3000)

  expect(refused).toBe('failed')
  expect(server.state().document?.data).toEqual({ ...kopi.data, title: 'Kopi O' })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
  expect(browser.entries.size).toBe(0)
})

test.each([
  ['before its answer', 10],
  ['after its answer', 70],
  ['after everything', 3000],
])('text discarded while it is sent returns if that is undone %s', async (_, ms) => {
  const { time, server, browser, store } = await openTaking()

  void store.send()
  await time.pass(10)
  const undo = store.discardRefused()
  await time.pass(ms)
  undo()
  const shown = store.get(title)
  await time.pass(5000)

  expect(shown).toBe(LONG_TITLE)
  expect(server.state()).toMatchObject({
    document: { data: { title: LONG_TITLE, summary: 'Iced' } },
    conflicts: [],
  })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
  expect(browser.entries.size).toBe(0)
})

test('text typed on a discarded text before the answer is saved as typed', async () => {
  const { time, server, store } = await openTaking()

  void store.send()
  await time.pass(10)
  store.set(title, `${LONG_TITLE}!`)
  store.discardRefused()
  const shown = store.get(title)
  await time.pass(3000)

  expect(shown).toBe(`${LONG_TITLE}!`)
  expect(server.state()).toMatchObject({
    document: { data: { title: `${LONG_TITLE}!`, summary: 'Iced' } },
    conflicts: [],
  })
})

test('discarding a choice while the server accepts it opens its conflict again', async () => {
  const { time, server, createTab } = openRefusing()
  const [first, second] = [await createTab('a').open(), await createTab('b').open()]
  first.set(title, 'Kopi O')
  first.set(summary, LONG_SUMMARY)
  await time.pass(1000)
  second.set(title, 'Kopi C')
  await time.pass(1000)
  second.resolve(second.status().conflicts[0]?.id ?? '', LONG_TITLE)
  await time.pass(1000)
  const refused = second.status().state
  first.set(summary, 'Iced')
  await time.pass(1000)

  void second.send()
  await time.pass(10)
  second.discardRefused()
  await time.pass(3000)

  expect(refused).toBe('failed')
  expect(server.state()).toMatchObject({
    document: { data: { title: 'Kopi O', summary: 'Iced' } },
    conflicts: [{ before: 'Kopi', after: 'Kopi C', found: 'Kopi O' }],
  })
  expect(second.get(title)).toBe('Kopi C')
  expect(second.status()).toMatchObject({ state: 'saved', conflicts: [{ after: 'Kopi C' }] })
})

test('a rest discarded while its entry is written does not return to the device', async () => {
  const time = createVirtualTime()
  const server = createDraftServer(kopi, { mostCharacters: 1000 })
  const device = () => time.sleep(20)
  const browser = createBrowser({ name: 'a', time, server, fate: () => 'arrives', device })
  const store = await browser.open()
  store.set(title, TOO_LONG)
  store.set(summary, 'Iced')
  await time.pass(2000)

  store.set(title, 'Kopi O')
  void store.send()
  await time.pass(10)
  store.discardRefused()
  await time.pass(3000)

  expect(browser.entries.size).toBe(0)
  expect(server.state().document?.data).toMatchObject({ title: 'Kopi O', summary: 'Hot' })
})
