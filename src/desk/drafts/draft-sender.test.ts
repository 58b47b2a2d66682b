import { expect, test } from 'vitest'
import { createBrowser, createDraftServer, createVirtualTime } from '../../../test/desk-world.ts'
import type { WrittenDocument } from '../wire/documents.ts'
import { sayStatus } from './save-words.ts'

const start: WrittenDocument = { id: 'd', type: 'post', uid: null, tags: [], data: { title: '' } }

function open(device?: () => Promise<void>) {
  const time = createVirtualTime()
  const server = createDraftServer(start)
  let saves = 0
  const counting = {
    ...server,
    save(entry: Parameters<typeof server.save>[0]) {
      saves += 1
      return server.save(entry)
    },
  }
  const fate = () => 'arrives' as const
  const options = { name: 'a', time, server: counting, fate }
  const browser = createBrowser(device ? { ...options, device } : options)
  return { time, server, browser, saves: () => saves }
}

test('typing without a pause is saved twice a second, each key within a second', async () => {
  const { time, server, browser, saves } = open()
  const store = await browser.open()

  let typed = ''
  const late: string[] = []
  for (let key = 0; key < 100; key++) {
    const beforeASecond = typed.slice(0, -25)
    if (!String(server.state().document?.data.title).startsWith(beforeASecond)) late.push(typed)
    typed += 'k'
    store.set(['data', 'title'], typed)
    await time.pass(40)
  }
  const savesOfFourSeconds = saves()
  await time.pass(1000)

  expect(savesOfFourSeconds).toBeLessThanOrEqual(8)
  expect(late).toEqual([])
  expect(server.state().document?.data.title).toBe(typed)
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test('text typed during a save can be sent at once on request, and awaited', async () => {
  const { time, server, browser } = open()
  const store = await browser.open()

  store.set(['data', 'title'], 'Kopi')
  void store.send()
  await time.pass(40)
  store.set(['data', 'title'], 'Kopi O')
  const sent = store.send().then(() => server.state().document?.data.title)
  await time.pass(200)

  expect(await sent).toBe('Kopi O')
  expect(store.status()).toMatchObject({ state: 'saved', waiting: 0 })
})

test('a device that does not answer holds up no save', async () => {
  const woken = Promise.withResolvers<void>()
  const { time, server, browser } = open(() => woken.promise)
  const store = await browser.open()

  store.set(['data', 'title'], 'Kopi')
  await time.pass(1400)
  const waiting = store.status()
  await time.pass(600)
  const saved = [server.state().document?.data.title, store.status().waiting]
  // The sender does not wait for the device again.
  store.set(['data', 'title'], 'Kopi O')
  await time.pass(600)
  const savedNext = [server.state().document?.data.title, store.status().waiting]
  woken.resolve()
  await time.pass(100)
  store.set(['data', 'title'], 'Kopi peng')
  await time.pass(10)
  const kept = [...browser.entries.values()].map(({ changes }) => changes[0]?.after)

  expect(waiting).toMatchObject({ waiting: 1, isDeviceFailing: false })
  expect(saved).toEqual(['Kopi', 0])
  expect(savedNext).toEqual(['Kopi O', 0])
  expect(kept).toEqual(['Kopi peng'])
  expect(store.status()).toMatchObject({ waiting: 1, isDeviceFailing: false })
})

test('while neither the device nor the server answers, the page warns that nothing is stored', async () => {
  const time = createVirtualTime()
  const server = createDraftServer(start)
  const device = () => new Promise<void>(() => {})
  const browser = createBrowser({ name: 'a', time, server, fate: () => 'is lost', device })
  const store = await browser.open()

  store.set(['data', 'title'], 'Kopi')
  await time.pass(5000)

  expect(sayStatus(store.status(), true)).toMatchObject({ tone: 'hot', text: 'Not kept' })
})
