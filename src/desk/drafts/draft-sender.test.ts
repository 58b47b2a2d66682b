import { expect, test } from 'vitest'
import { createBrowser, createDraftServer, createVirtualTime } from '../../../test/desk-world.ts'
import type { WrittenDocument } from '../wire/documents.ts'

const start: WrittenDocument = { id: 'd', type: 'post', uid: null, tags: [], data: { title: '' } }

function open() {
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
  const browser = createBrowser({ name: 'a', time, server: counting, fate: () => 'arrives' })
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

test('what is typed while something is sent goes at once if somebody asks for it, and they can wait for it', async () => {
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
