import { expect, test } from 'vitest'
import {
  createBrowser,
  createDraftServer,
  createVirtualTime,
  type Fate,
  kopi,
} from '../../../test/desk-world.ts'
import { sayStatus } from './save-words.ts'

function open(options: { fate?: () => Fate; server?: ReturnType<typeof createDraftServer> } = {}) {
  const time = createVirtualTime()
  const server = options.server ?? createDraftServer(kopi)
  const browser = createBrowser({
    name: 'a',
    time,
    server,
    fate: options.fate ?? (() => 'arrives'),
  })
  return { time, server, browser }
}

test('a keystroke is on the device within 50 ms and on the server within a second', async () => {
  const { time, server, browser } = open()
  const store = await browser.open()

  store.set(['data', 'title'], 'Kopi O')
  await time.pass(50)
  const kept = [...browser.entries.values()]
  await time.pass(950)

  expect(kept).toMatchObject([{ changes: [{ path: ['data', 'title'], after: 'Kopi O' }] }])
  expect(server.state().document?.data.title).toBe('Kopi O')
  expect(browser.entries.size).toBe(0)
  expect(sayStatus(store.status(), true).text).toMatch(/^Saved /)
})

test('without an answer the desk says how many changes are on the device, and sends them later', async () => {
  let fate: Fate = 'is lost'
  const { time, server, browser } = open({ fate: () => fate })
  const store = await browser.open()

  store.set(['data', 'title'], 'Kopi O')
  store.set(['data', 'summary'], 'Iced')
  await time.pass(3000)
  const said = sayStatus(store.status(), true)
  fate = 'arrives'
  await time.pass(20_000)

  expect(said.detail).toBe('Kept on this device: 2 changes. They will be saved automatically.')
  expect(server.state().document?.data).toMatchObject({ title: 'Kopi O', summary: 'Iced' })
})

test('text typed right before the form is closed reaches the server', async () => {
  const { time, server, browser } = open()
  const store = await browser.open()

  store.set(['data', 'title'], 'Kopi O')
  await store.close()
  await time.pass(1000)

  expect(server.state().document?.data.title).toBe('Kopi O')
  expect(browser.entries.size).toBe(0)
})

test('what a tab has left is taken over once, even if the tab is found closed only later', async () => {
  const { time, server, browser } = open()
  const left = createBrowser({ name: 'b', time, server, fate: () => 'is lost' })
  const closed = await left.open()
  closed.set(['data', 'title'], 'Typed without a network')
  await time.pass(200)
  await closed.close()
  const store = await browser.open()
  await time.pass(200)

  for (const [saveId, entry] of left.entries) browser.entries.set(saveId, entry)
  for (let times = 0; times < 3; times++) {
    void store.recover()
    await time.pass(200)
  }

  expect(store.get(['data', 'title'])).toBe('Typed without a network')
  expect(server.state()).toMatchObject({ version: 1, conflicts: [] })
  expect(browser.entries.size).toBe(0)
})

test('a new document is created by its first change, and only once', async () => {
  let fate: Fate = 'answer is lost'
  const time = createVirtualTime()
  const server = createDraftServer(null)
  const fresh = { ...kopi, data: { starts_on: '2026-11-16' } }
  const browser = createBrowser({ name: 'a', time, server, fate: () => fate, fresh })
  const store = await browser.open()

  await time.pass(2000)
  const before = server.state().version
  store.set(['data', 'title'], 'Teh')
  await time.pass(1500)
  fate = 'arrives'
  await time.pass(20_000)

  expect(before).toBe(0)
  expect(server.state()).toMatchObject({
    version: 1,
    document: { data: { starts_on: '2026-11-16', title: 'Teh' } },
  })
})

test('a key while a new document is taken off the device adds to it, and does not create it again', async () => {
  const time = createVirtualTime()
  const server = createDraftServer(null)
  const browser = createBrowser({ name: 'a', time, server, fate: () => 'arrives', fresh: kopi })
  const store = await browser.open()

  store.set(['data', 'title'], 'Teh')
  // Sent after 500 ms, answered after 560, off the device after 565.
  await time.pass(562)
  store.set(['data', 'title'], 'Teh C')
  await time.pass(2000)

  expect(server.state()).toMatchObject({
    version: 2,
    conflicts: [],
    document: { data: { title: 'Teh C', summary: 'Hot' } },
  })
})
