import { expect, test } from 'vitest'
import { createBrowser, createDraftServer, createVirtualTime } from '../../../test/desk-world.ts'
import type { WrittenDocument } from '../wire/documents.ts'
import { changeInside } from './change-inside.ts'

type Block = { type: string; text: string; spans: readonly unknown[] }
type Row = { name: string; words: readonly Block[] }
type Slice = { id: string; slice_type: string; primary: Row }

const PATH = ['data', 'list']
const toBlocks = (...texts: string[]): Block[] =>
  texts.map((text) => ({ type: 'paragraph', text, spans: [] }))
const seen = toBlocks('One.', 'Two.')
const theirs = toBlocks('One.', 'Two!')
const typed = toBlocks('One?', 'Two.')

/** A colleague's list is in the draft of `own`, whose editor still shows an older text. */
async function openChanged(before: readonly unknown[], after: readonly unknown[]) {
  const time = createVirtualTime()
  const start: WrittenDocument = {
    id: 'd',
    type: 'post',
    uid: null,
    tags: [],
    data: { list: before },
  }
  const server = createDraftServer(start)
  const open = (name: string) => createBrowser({ name, time, server, fate: () => 'arrives' }).open()
  const [own, other] = [await open('a'), await open('b')]
  other.set(PATH, after)
  await time.pass(1000)
  const pulse = own.pulse()
  await time.pass(1000)
  await pulse
  return { time, server, own }
}

test('words typed in a slice are merged with what a colleague has written in it since', async () => {
  const toZone = (words: readonly Block[]): Slice[] => [
    { id: 'text$1', slice_type: 'text', primary: { name: 'Kopi', words } },
  ]
  const { time, server, own } = await openChanged(toZone(seen), toZone(theirs))

  const zone = own.get(PATH) as readonly Slice[]
  const setZone = (next: readonly Slice[], from?: readonly Slice[]) => own.set(PATH, next, from)
  const setSlice = changeInside(setZone, (slice: Slice) => zone.with(0, slice))
  const setPrimary = changeInside(setSlice, (primary: Row) => ({ ...(zone[0] as Slice), primary }))
  const setWords = changeInside(setPrimary, (words: readonly Block[]) => ({ name: 'Kopi', words }))
  setWords(typed, seen)
  await time.pass(1000)

  const merged = toZone(toBlocks('One?', 'Two!'))
  expect(own.get(PATH)).toEqual(merged)
  expect(server.state()).toMatchObject({ document: { data: { list: merged } }, conflicts: [] })
})

test('words typed in a row of a group are merged with what a colleague has written in it since', async () => {
  const toRows = (words: readonly Block[]): Row[] => [{ name: 'Kopi', words }]
  const { time, server, own } = await openChanged(toRows(seen), toRows(theirs))

  const rows = own.get(PATH) as readonly Row[]
  const setRows = (next: readonly Row[], from?: readonly Row[]) => own.set(PATH, next, from)
  const setRow = changeInside(setRows, (row: Row) => rows.with(0, row))
  const setWords = changeInside(setRow, (words: readonly Block[]) => ({ name: 'Kopi', words }))
  setWords(typed, seen)
  await time.pass(1000)

  const merged = toRows(toBlocks('One?', 'Two!'))
  expect(own.get(PATH)).toEqual(merged)
  expect(server.state()).toMatchObject({ document: { data: { list: merged } }, conflicts: [] })
})

test('words typed in the text that is shown are a plain change', () => {
  const calls: unknown[] = []
  const change = changeInside(
    (...given: [string[], string[]?]) => calls.push(given),
    (word: string) => ['kopi', word],
  )

  change('peng')

  expect(calls).toEqual([[['kopi', 'peng'], undefined]])
})
