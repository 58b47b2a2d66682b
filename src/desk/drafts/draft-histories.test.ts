import { expect, test } from 'vitest'
import { type Choice, findClashes, settleList, settleValue } from '#lib/merge/settle-list.ts'
import { valueAt } from '#lib/merge/value-at.ts'
import { createRandom } from '../../../bench/seeded-random.ts'
import {
  createBrowser,
  createDraftServer,
  createVirtualTime,
  type Fate,
  kopi,
  paragraph,
} from '../../../test/desk-world.ts'
import type { DraftState } from '../wire/documents.ts'
import type { DraftStore } from './draft-store.ts'

test('nothing typed is lost, whatever happens to messages, tabs and the server', async () => {
  for (let seed = 1; seed <= 100; seed++) await playHistory(seed)
})

const STALLS = [1, 2, 3].map((stall) => paragraph(`Stall ${stall} opens at dawn.`))
const post = { ...kopi, data: { ...kopi.data, body: STALLS } }

/** Three people type unique words while messages get lost, tabs crash and the server is away. */
async function playHistory(seed: number): Promise<void> {
  const random = createRandom(seed).next
  const pick = (count: number) => Math.floor(random() * count)
  const time = createVirtualTime()
  const server = createDraftServer(post)
  const slowestMs = seed % 2 === 0 ? 100 : 3000
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
        travelMs: () => (isOver ? 30 : 30 + pick(slowestMs)),
      })
      return { name, browser, store: await browser.open() }
    }),
  )
  const typed: string[] = []
  const leftOut = new Set<string>()

  for (let step = 0; step < 40; step++) {
    const person = people[pick(3)] as (typeof people)[number]
    const roll = random()
    if (roll < 0.6) {
      const word = `w${seed}x${step}`
      typeWord(person.store, `${word}.`, pick)
      typed.push(`${word}.`)
      await time.pass(pick(900))
      typeOn(person.store, word)
    } else if (roll < 0.7) {
      await time.pass(50)
      void person.store.close()
      person.store = await person.browser.open()
    } else if (roll < 0.78) isAway = !isAway
    else if (roll < 0.86) for (const word of choose(person.store, pick)) leftOut.add(word)
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

  const kept = readShown(server.state())
  const lost = typed.filter((word) => !kept.includes(word) && !leftOut.has(word))
  expect(lost, `seed ${seed}`).toEqual([])
  expect(people.map(({ browser }) => browser.entries.size)).toEqual([0, 0, 0])
}

/** What somebody reads who opens the document: the draft, and the boxes of its conflicts. */
function readShown({ document, conflicts }: DraftState): string {
  const boxes = conflicts.map(({ path, before, after }) => {
    const found = valueAt(document, path)
    const clashes = findClashes({ base: before, wanted: after, found })
    return clashes.length === 0 ? [after] : clashes.map((clash) => [clash.wanted, clash.found])
  })
  return JSON.stringify([document, boxes])
}

function typeWord(store: DraftStore, word: string, pick: (count: number) => number): void {
  const field = ['title', 'summary', 'body', 'body'][pick(4)] as string
  const path = ['data', field]
  const value = store.get(path)
  store.set(path, Array.isArray(value) ? withWord(value, word, pick) : `${value} ${word}`)
}

/** The same text again, with a bit more after the word. */
function typeOn(store: DraftStore, word: string): void {
  const isHere = ({ text }: { text: string }) => text.includes(`${word}.`)
  const blocks = store.get(['data', 'body']) as { text: string }[]
  const on = blocks.map((block) =>
    isHere(block) ? { ...block, text: block.text.replace(`${word}.`, `${word}. On.`) } : block,
  )
  if (blocks.some(isHere)) store.set(['data', 'body'], on)
}

/** In a block of its own, between the sentences of another one, or where that one is split. */
function withWord(blocks: { text: string }[], word: string, pick: (count: number) => number) {
  const at = pick(blocks.length)
  if (pick(3) === 0) return blocks.toSpliced(at, 0, paragraph(word))
  const sentences = blocks[at]?.text.match(/[^.]+\./g) ?? []
  const cut = pick(sentences.length + 1)
  const [start, end] = [sentences.slice(0, cut).join(''), sentences.slice(cut).join('')]
  const written = pick(4) === 0 ? [start, `${word}${end}`] : [`${start} ${word}${end}`]
  return blocks.toSpliced(at, 1, ...written.map(paragraph))
}

const CHOICES: readonly Choice[] = ['wanted', 'found', 'both']

/** Settles a conflict as its box does. Returns the words that the choices leave out. */
function choose(store: DraftStore, pick: (count: number) => number): string[] {
  const { conflicts } = store.status()
  const conflict = conflicts[pick(conflicts.length)]
  if (!conflict) return []
  const { id, path, before, after } = conflict
  const versions = { base: before, wanted: after, found: store.getBase(path) }
  const leftOut: string[] = []
  const choiceOf = ({ wanted, found }: { wanted: unknown; found: unknown }) => {
    const choice = CHOICES[pick(3)] ?? 'both'
    if (choice === 'wanted') leftOut.push(...wordsWithout(found, wanted))
    if (choice === 'found') leftOut.push(...wordsWithout(wanted, found))
    return choice
  }
  if (findClashes(versions).length > 0) store.resolve(id, settleList(versions, choiceOf))
  else store.resolve(id, settleValue(versions, choiceOf(versions)))
  return leftOut
}

function wordsWithout(value: unknown, other: unknown): string[] {
  const text = JSON.stringify(other) ?? ''
  return (JSON.stringify(value)?.match(/w\d+x\d+\./g) ?? []).filter((word) => !text.includes(word))
}
