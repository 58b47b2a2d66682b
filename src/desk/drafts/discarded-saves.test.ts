import { expect, test } from 'vitest'
import { kopi } from '../../../test/desk-world.ts'
import { openRefusing, summary, TOO_LONG, title } from '../../../test/refusing-desk.ts'
import { sayStatus } from './save-words.ts'

/** One editor has saved "Kopi O". The "Kopi C" of another is in a conflict with it. */
async function clash() {
  const { time, createTab } = openRefusing()
  const [first, second] = [await createTab('a').open(), await createTab('b').open()]
  first.set(title, 'Kopi O')
  await time.pass(1000)
  second.set(title, 'Kopi C')
  await time.pass(1000)
  return { time, second }
}

test('text typed on top of a discarded text is saved as if that had never existed', async () => {
  const { time, server, browser } = openRefusing()
  const store = await browser.open()
  store.set(title, TOO_LONG)
  store.set(summary, 'Iced')
  await time.pass(1000)

  store.set(title, 'Kopi O')
  const undo = store.discardRefused()
  await time.pass(50)
  const kept = [...browser.entries.values()].map(({ changes }) => changes)
  const said = store.status()
  await time.pass(1000)
  const saved = server.state()
  undo()
  await time.pass(1000)

  expect(kept).toEqual([[{ path: title, before: 'Kopi', after: 'Kopi O' }]])
  expect(said).toMatchObject({ state: 'saving', waiting: 1, refused: [] })
  expect(saved).toMatchObject({
    document: { data: { title: 'Kopi O', summary: 'Hot' } },
    conflicts: [],
  })
  expect(server.state().document?.data).toMatchObject({ title: 'Kopi O', summary: 'Iced' })
  expect(browser.entries.size).toBe(0)
})

test('typing in a refused new document creates it after the rest is discarded', async () => {
  const { time, server, browser } = openRefusing(null)
  const store = await browser.open()
  store.set(summary, TOO_LONG)
  await time.pass(1000)

  store.set(title, 'Kopi O')
  store.discardRefused()
  await time.pass(1000)

  const data = { ...kopi.data, title: 'Kopi O' }
  expect(server.state()).toMatchObject({ document: { data }, conflicts: [] })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test.each([
  ['before it is saved', 10],
  ['while it is saved', 550],
  ['after it is saved', 2000],
])('a discarded new document returns beside later typing, undone %s', async (_, ms) => {
  const { time, server, browser } = openRefusing(null)
  const store = await browser.open()
  store.set(summary, TOO_LONG)
  await time.pass(1000)

  const undo = store.discardRefused()
  store.set(title, 'Kopi O')
  await time.pass(ms)
  undo()
  const shown = [store.get(title), store.get(summary)]
  await time.pass(3000)
  const refused = store.status()
  const stored = server.state().document?.data
  store.set(summary, 'Iced')
  await time.pass(3000)

  expect(shown).toEqual(['Kopi O', TOO_LONG])
  expect(stored).toEqual({ ...kopi.data, title: 'Kopi O' })
  expect(refused).toMatchObject({
    state: 'failed',
    refusal: { code: 'too-large' },
    refused: [summary],
  })
  expect(server.state()).toMatchObject({
    document: { data: { ...kopi.data, title: 'Kopi O', summary: 'Iced' } },
    conflicts: [],
  })
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
  expect(browser.entries.size).toBe(0)
})

test('an entry that is discarded while it is sent again is not shown as refused', async () => {
  const { time, browser } = openRefusing()
  const store = await browser.open()
  store.set(title, TOO_LONG)
  await time.pass(1000)

  void store.send()
  await time.pass(10)
  store.discardRefused()
  await time.pass(1000)

  expect(store.get(title)).toBe('Kopi')
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0, refusal: null })
})

test('another try shows that nothing waits if everything was discarded while it was sent', async () => {
  const { time, network, browser } = openRefusing()
  const store = await browser.open()
  store.set(title, TOO_LONG)
  await time.pass(1000)

  network.fate = 'is signed out'
  void store.send()
  await time.pass(10)
  store.discardRefused()
  await time.pass(1000)
  const { state } = store.status()
  void store.send()
  await time.pass(10)
  const { savedAt } = store.status()
  await time.pass(1000)
  void store.send()
  await time.pass(10)

  expect(state).toBe('failed')
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0, refusal: null, savedAt })
})

test('a discarded new document is not shown as saved', async () => {
  const { time, browser } = openRefusing(null)
  const store = await browser.open()
  store.set(title, TOO_LONG)
  await time.pass(1000)

  store.discardRefused()
  await time.pass(100)

  expect(sayStatus(store.status(), true).text).toBe('Nothing to save')
})

test('after a text in a conflict is discarded, the last one that the server accepted is shown', async () => {
  const { time, second } = await clash()
  second.set(title, 'Kopi C kosong')
  second.set(summary, TOO_LONG)
  await time.pass(1000)
  const refused = second.status().state

  const undo = second.discardRefused()
  const shown = [second.get(title), second.get(summary)]
  const said = second.status()
  undo()
  await time.pass(1000)

  expect(refused).toBe('failed')
  expect(shown).toEqual(['Kopi C', 'Hot'])
  expect(said).toMatchObject({ state: 'saved', conflicts: [{ after: 'Kopi C' }] })
  expect([second.get(title), second.get(summary)]).toEqual(['Kopi C kosong', TOO_LONG])
})

test('discarding a choice opens its conflict again, until the discarding is undone', async () => {
  const { time, second } = await clash()
  second.resolve(second.status().conflicts[0]?.id ?? '', TOO_LONG)
  await time.pass(1000)
  const refused = second.status()

  const undo = second.discardRefused()
  const discarded = { shown: second.get(title), conflicts: second.status().conflicts }
  undo()
  await time.pass(1000)

  expect(refused).toMatchObject({ state: 'failed', conflicts: [] })
  expect(discarded).toMatchObject({ shown: 'Kopi C', conflicts: [{ after: 'Kopi C' }] })
  expect(second.get(title)).toBe(TOO_LONG)
  expect(second.status()).toMatchObject({ state: 'failed', conflicts: [] })
})

test('after the session has ended nothing can be discarded, even if something was refused before', async () => {
  const { time, network, browser } = openRefusing()
  const store = await browser.open()
  store.set(summary, TOO_LONG)
  await time.pass(1000)

  network.fate = 'is signed out'
  store.set(title, 'Kopi O')
  await time.pass(1000)

  expect(sayStatus(store.status(), true)).toMatchObject({
    detail: 'You were signed out. Your text is here.',
    mayRetry: true,
    mayDiscard: false,
  })
})
