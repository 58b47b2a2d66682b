import { expect, test } from 'vitest'
import { settleList } from '#lib/merge/settle-list.ts'
import { createRandom } from '../../../bench/seeded-random.ts'
import {
  createBrowser,
  createDraftServer,
  createVirtualTime,
  type Fate,
} from '../../../test/desk-world.ts'
import type { DeskConflict, WrittenDocument } from '../wire/documents.ts'
import { toChains } from './conflict-chains.ts'
import type { DraftStore } from './draft-store.ts'
import { sayStatus } from './save-words.ts'

const start: WrittenDocument = {
  id: 'd',
  type: 'deal',
  uid: 'kopi',
  lang: 'en-sg',
  tags: [],
  data: { title: 'Kopi', summary: 'Hot', body: [paragraph('One.'), paragraph('Two.')] },
}

function paragraph(text: string) {
  return { type: 'paragraph', text, spans: [] }
}

function open(options: { fate?: () => Fate; server?: ReturnType<typeof createDraftServer> } = {}) {
  const time = createVirtualTime()
  const server = options.server ?? createDraftServer(start)
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

test('two people in one field keep both values until one of them chooses', async () => {
  const { time, server, browser } = open()
  const other = createBrowser({ name: 'b', time, server, fate: () => 'arrives' })
  const [ann, ben] = [await browser.open(), await other.open()]

  ann.set(['data', 'title'], 'Kopi O')
  ben.set(['data', 'title'], 'Kopi C')
  await time.pass(1500)
  ben.set(['data', 'title'], 'Kopi C kosong')
  await time.pass(1500)
  const shown = ben.status().conflicts
  ben.resolve(shown[0]?.id ?? '', 'Kopi C kosong')
  await time.pass(1500)

  expect(shown).toMatchObject([
    { path: ['data', 'title'], before: 'Kopi', after: 'Kopi C kosong', found: 'Kopi O' },
  ])
  expect(server.state()).toMatchObject({
    conflicts: [],
    document: { data: { title: 'Kopi C kosong' } },
  })
})

test('a paragraph that somebody writes beside a conflict is in the draft once', async () => {
  const { time, server, browser } = open()
  const other = createBrowser({ name: 'b', time, server, fate: () => 'arrives' })
  const [ann, ben] = [await browser.open(), await other.open()]
  const body = ['data', 'body']

  ann.set(body, [paragraph('One by Ann.'), paragraph('Two.')])
  await time.pass(1500)
  ben.set(body, [paragraph('One by Ben.'), paragraph('Two.')])
  await time.pass(1500)
  for (const words of ['Three', 'Three by Ben', 'Three by Ben, who goes on.']) {
    ben.set(body, [paragraph('One by Ben.'), paragraph('Two.'), paragraph(words)])
    await time.pass(1500)
  }

  const last = [paragraph('Two.'), paragraph('Three by Ben, who goes on.')]
  expect(server.state().document?.data.body).toEqual([paragraph('One by Ann.'), ...last])
  expect(server.state().conflicts).toMatchObject([{ after: [paragraph('One by Ben.'), ...last] }])
  expect(ben.get(body)).toEqual([paragraph('One by Ben.'), ...last])
})

test('choosing a block of a text leaves the other paragraphs of both, and what a third has typed there', async () => {
  const { time, server, browser } = open()
  const [benTab, cidTab] = ['b', 'c'].map((name) =>
    createBrowser({ name, time, server, fate: () => 'arrives' }),
  )
  const [ann, ben, cid] = [await browser.open(), await benTab?.open(), await cidTab?.open()]
  const body = ['data', 'body']

  ann.set(body, [paragraph('One by Ann.'), paragraph('Two.'), paragraph('Three by Ann.')])
  await time.pass(1500)
  ben?.set(body, [paragraph('One by Ben.'), paragraph('Two.'), paragraph('Four by Ben.')])
  cid?.set(body, [paragraph('One by Cid.'), paragraph('Two.')])
  await time.pass(1500)
  void ben?.pulse()
  await time.pass(500)
  const conflict = ben?.status().conflicts.find(({ id }) => id.startsWith('b0-')) as DeskConflict
  const versions = { base: conflict.before, wanted: conflict.after, found: ben?.getBase(body) }
  ben?.resolve(
    conflict.id,
    settleList(versions, () => 'wanted'),
  )
  await time.pass(1500)

  expect(server.state().document?.data.body).toEqual(
    ['One by Ben.', 'Two.', 'Three by Ann.', 'Four by Ben.'].map(paragraph),
  )
  expect(server.state().conflicts).toMatchObject([{ after: [paragraph('One by Cid.'), {}] }])
})

test('what one tab has typed on in a conflict is one choice, from where it began', async () => {
  const conflictOf = (id: string, before: string, after: string): DeskConflict => ({
    ...{ id, before, after, path: ['data', 'title'], found: 'Teh', author: 'Ann', savedAt: '' },
  })
  const first = conflictOf('a0-1-00000001.0', 'Kopi', 'Kopi O')
  const later = conflictOf('a0-2-00000002.0', 'Kopi O', 'Kopi O kosong')
  const other = conflictOf('b0-1-00000001.0', 'Kopi', 'Kopi C')

  expect(toChains([first, other, later])).toEqual([other, { ...later, before: 'Kopi' }])
})

test('what a tab has left is taken over once, also when it only seems to be closed later', async () => {
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
  const fresh = { ...start, data: { starts_on: '2026-11-16' } }
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
  const browser = createBrowser({ name: 'a', time, server, fate: () => 'arrives', fresh: start })
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

test('nothing typed is lost, whatever happens to messages, tabs and the server', async () => {
  for (let seed = 1; seed <= 100; seed++) await playHistory(seed)
})

/** Three people type unique words while messages get lost, tabs crash and the server is away. */
async function playHistory(seed: number): Promise<void> {
  const random = createRandom(seed).next
  const pick = (count: number) => Math.floor(random() * count)
  const time = createVirtualTime()
  const server = createDraftServer(start)
  let isAway = false
  const fate = (): Fate => {
    if (isAway) return 'is lost'
    const roll = random()
    return roll < 0.2 ? 'is lost' : roll < 0.4 ? 'answer is lost' : 'arrives'
  }
  let isOver = false
  const people = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const browser = createBrowser({
        name,
        time,
        server,
        fate: () => (isOver ? 'arrives' : fate()),
      })
      return { name, browser, store: await browser.open() }
    }),
  )
  const typed: string[] = []

  for (let step = 0; step < 40; step++) {
    const person = people[pick(3)] as (typeof people)[number]
    const roll = random()
    if (roll < 0.6) typed.push(typeWord(person.store, `w${seed}x${step}`, pick(3)))
    else if (roll < 0.7) {
      await time.pass(50)
      void person.store.close()
      person.store = await person.browser.open()
    } else if (roll < 0.78) isAway = !isAway
    else if (roll < 0.86) keepBoth(person.store)
    else if (roll < 0.92) void person.store.pulse()
    await time.pass(pick(900))
  }
  isOver = true
  await time.pass(50)
  for (const person of people) {
    void person.store.close()
    person.store = await person.browser.open()
    await time.pass(60_000)
  }

  const kept = JSON.stringify(server.state())
  const lost = typed.filter((word) => !kept.includes(`${word}.`))
  expect(lost, `seed ${seed}`).toEqual([])
  expect(people.map(({ browser }) => browser.entries.size)).toEqual([0, 0, 0])
}

function typeWord(store: DraftStore, word: string, place: number): string {
  if (place < 2) {
    const path = ['data', place === 0 ? 'title' : 'summary']
    store.set(path, `${store.get(path)} ${word}.`)
  } else {
    const body = store.get(['data', 'body']) as { text: string }[]
    store.set(
      ['data', 'body'],
      body.map((block, at) => (at === 0 ? { ...block, text: `${block.text} ${word}.` } : block)),
    )
  }
  return word
}

/** Settles a conflict with both texts. */
function keepBoth(store: DraftStore): void {
  const [conflict] = store.status().conflicts
  if (!conflict) return
  const mine = store.status().conflicts.filter(({ path }) => path.join() === conflict.path.join())
  const { path } = conflict
  const texts = [store.get(path), store.getBase(path), ...mine.map(({ after }) => after)]
  const words = new Set(JSON.stringify(texts).match(/w\d+x\d+\./g) ?? [])
  const both = [...words].join(' ')
  store.resolve(conflict.id, Array.isArray(texts[0]) ? [paragraph(both)] : both)
}
