import { expect, test } from 'vitest'
import { documentOf } from '../../../test/content-fixture.ts'
import { type DraftDesk, openDraftDesk } from '../../../test/draft-desk.ts'
import { engines } from '../../../test/engines.ts'

const ZONE = ['data', 'slices']
const TEXT = [...ZONE, 'text$2', 'primary', 'text']

function paragraph(text: string) {
  return { type: 'paragraph', text, spans: [] }
}

function slice(place: number, text: string) {
  const primary = { text: [paragraph(text)], title: `Part ${place}` }
  return {
    ...{ id: `text$${place}`, slice_type: 'text', variation: 'default' },
    primary,
    items: [],
  }
}

const slices = [slice(1, 'One.'), slice(2, 'Two.'), slice(3, 'Three.')]

/** A colleague deletes the second slice, and somebody who does not know it writes in it. */
async function writeInDeleted(desk: DraftDesk) {
  await desk.publish(documentOf({ id: 'd', data: { slices } }))
  const left = slices.filter(({ id }) => id !== 'text$2')
  await desk.save({ saveId: 'a', changes: [{ path: ZONE, before: slices, after: left }] })
  const written = [paragraph('Two.'), paragraph('And more.')]
  const change = { path: TEXT, before: [paragraph('Two.')], after: written }
  return { written, late: await desk.save({ saveId: 'b', changes: [change] }) }
}

test.for(engines)('on %s choosing a text restores its slice', async (engine) => {
  await using desk = await openDraftDesk(engine)
  const { written, late } = await writeInDeleted(desk)

  // What "Take this one" of the desk sends.
  const taken = await desk.save({
    ...{ saveId: 'c', against: 2, resolves: ['b.0'] },
    changes: [{ path: TEXT, after: written }],
  })

  expect(late.conflicts).toMatchObject([{ id: 'b.0', path: TEXT, after: written }])
  expect(taken.conflicts).toEqual([])
  const [first, second, third] = slices
  const restored = { ...second, primary: { ...second?.primary, text: written } }
  expect(taken.document?.data.slices).toEqual([first, restored, third])
})

test('a slice that is chosen as a whole returns to its place', async () => {
  await using desk = await openDraftDesk('SQLite')
  await desk.publish(documentOf({ id: 'd', data: { slices } }))
  const [first, second, third] = slices
  const [changed, added] = [slice(2, 'Two, rewritten.'), slice(4, 'Four.')]
  const [deleted, wanted] = [
    [first, third],
    [first, changed, third, added],
  ]
  await desk.save({ saveId: 'a', changes: [{ path: ZONE, before: slices, after: deleted }] })
  const late = await desk.save({
    saveId: 'b',
    changes: [{ path: ZONE, before: slices, after: wanted }],
  })

  const path = [...ZONE, 'text$2']
  const taken = await desk.save({
    ...{ saveId: 'c', against: 2, resolves: ['b.0'] },
    changes: [{ path, after: changed }],
  })

  expect(late.conflicts).toMatchObject([{ path, before: second, after: changed }])
  expect(taken.conflicts).toEqual([])
  expect(taken.document?.data.slices).toEqual(wanted)
})

test('a text that is not chosen stays deleted with its slice', async () => {
  await using desk = await openDraftDesk('SQLite')
  await writeInDeleted(desk)

  const kept = await desk.save({ saveId: 'c', against: 2, changes: [], resolves: ['b.0'] })

  expect(kept.conflicts).toEqual([])
  expect(kept.document?.data.slices).toEqual([slices[0], slices[2]])
})

test('a change in a deleted slice stays a conflict until somebody chooses', async () => {
  await using desk = await openDraftDesk('SQLite')
  const { written } = await writeInDeleted(desk)

  const again = await desk.save({
    ...{ saveId: 'c', against: 2 },
    changes: [{ path: TEXT, before: [paragraph('Two.')], after: written }],
  })

  expect(again.conflicts.map(({ id }) => id)).toEqual(['b.0', 'c.0'])
  expect(again.document?.data.slices).toEqual([slices[0], slices[2]])
})
