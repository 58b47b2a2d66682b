import { expect, test } from 'vitest'
import { type MergedDraft, mergeChange } from './merge-change.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })
const blocks = (...texts: string[]) => texts.map(block)

type Saved = { by: string; tab?: string; before: unknown; after: unknown }

/** The saves of some people at one place, one after the other. */
function play(start: unknown, saves: Saved[]) {
  const empty: MergedDraft = { value: { body: start }, conflicts: [] }
  const draft = saves.reduce((merged, { by, tab = by, before, after }, place) => {
    const save = { saveId: `${by}-${place}`, writer: tab, author: by, savedAt: '' }
    return mergeChange(merged, { path: ['body'], before, after }, save)
  }, empty)
  const { body } = draft.value as { body: unknown }
  return { body, conflicts: draft.conflicts }
}

const start = blocks('One.', 'Two.')
const byAnn = { by: 'ann', before: start, after: blocks('One by Ann.', 'Two.') }
const byBen = { by: 'ben', before: start, after: blocks('One by Ben.', 'Two.') }

test('what somebody types on in a conflict is one conflict, from where it began', () => {
  const later = { by: 'ben', before: byBen.after, after: blocks('One by Ben.', 'Two by Ben.') }
  const last = { by: 'ben', before: later.after, after: blocks('One by Ben!', 'Two by Ben.') }

  const { body, conflicts } = play(start, [byAnn, byBen, later, last])

  expect(body).toEqual(blocks('One by Ann.', 'Two by Ben.'))
  expect(conflicts).toMatchObject([
    { id: 'ben-3.0', before: blocks('One.', 'Two by Ben.'), after: last.after },
  ])
})

test('a conflict ends when its author takes the words back', () => {
  const back = { by: 'ben', before: byBen.after, after: start }

  expect(play(start, [byAnn, byBen, back])).toEqual({ body: byAnn.after, conflicts: [] })
})

test('what came from others since is no change of the author', () => {
  const long = blocks('One.', 'Two.', 'Three.')
  const saves = [
    { by: 'ann', before: long, after: blocks('One by Ann.', 'Two.', 'Three by Ann.') },
    {
      by: 'ben',
      before: blocks('One.', 'Two.', 'Three by Ann.'),
      after: blocks('One by Ben.', 'Two.', 'Three by Ann.'),
    },
    // Ben’s tab shows an older third block, and Ben types in the second one.
    {
      by: 'ben',
      before: blocks('One by Ben.', 'Two.', 'Three.'),
      after: blocks('One by Ben.', 'Two by Ben.', 'Three.'),
    },
  ]

  expect(play(long, saves).body).toEqual(blocks('One by Ann.', 'Two by Ben.', 'Three by Ann.'))
})

test.each([
  ['of somebody else', { by: 'cid', tab: 'ben' }],
  ['of another tab', { by: 'ben', tab: 'other' }],
])('nobody continues a conflict %s', (_, who) => {
  const on = { ...who, before: byBen.after, after: blocks('One by Ben!', 'Two.') }

  const { conflicts } = play(start, [byAnn, byBen, on])

  expect(conflicts).toMatchObject([{ after: byBen.after }, { after: on.after }])
})

test('a choice leaves the other conflict of whoever chooses', () => {
  const cid = { by: 'cid', before: 'Kopi', after: 'Kopi by Cid' }
  const saves = [
    { by: 'ann', before: 'Kopi', after: 'Kopi by Ann' },
    { by: 'ben', before: 'Kopi', after: 'Kopi by Ben' },
    cid,
    // Cid takes what Ben has typed.
    { by: 'cid', before: 'Kopi by Ann', after: 'Kopi by Ben' },
  ]

  const { body, conflicts } = play('Kopi', saves)

  expect(body).toBe('Kopi by Ben')
  expect(conflicts.map(({ after }) => after)).toEqual(['Kopi by Ben', 'Kopi by Cid'])
})

test('a choice keeps what its author has typed elsewhere and the draft does not have', () => {
  const ann = { ...byAnn, after: blocks('One by Ann.', 'Two by Ann.') }
  const ben = { ...byBen, after: blocks('One by Ben.', 'Two by Ben.') }
  const choice = { by: 'ben', before: ann.after, after: blocks('One by Ben.', 'Two by Ann.') }

  const { body, conflicts } = play(start, [ann, ben, choice])

  expect(body).toEqual(choice.after)
  expect(conflicts).toMatchObject([{ after: ben.after }])
})

test('each conflict of a save has an id of its own', () => {
  const save = { saveId: 'ben-1', writer: 'ben', author: 'ben', savedAt: '' }
  const found = { picture: { url: '/a.jpg', alt: 'by Ann', credit: 'by Ann' } }
  const before = { url: '/a.jpg', alt: 'Kopi', credit: 'Kopi' }
  const whole = { path: ['picture'], before, after: { ...before, alt: 'Ben', credit: 'Ben' } }
  const inside = { path: ['picture', 'alt'], before: 'Ben', after: 'Ben!' }

  const first = mergeChange({ value: found, conflicts: [] }, whole, save)
  const { conflicts } = mergeChange(first, inside, save)

  expect(conflicts).toMatchObject([
    { id: 'ben-1.1', after: 'Ben' },
    { id: 'ben-1.2', before: 'Kopi', after: 'Ben!' },
  ])
})

test('a change around the place of a conflict continues it', () => {
  const picture = (alt: string) => ({ url: '/kopi.jpg', alt })
  const saves = [
    { by: 'ann', before: picture('Kopi'), after: picture('Kopi by Ann') },
    { by: 'ben', before: picture('Kopi'), after: picture('Kopi by Ben') },
    { by: 'ben', before: picture('Kopi by Ben'), after: picture('Kopi by Ben!') },
  ]

  const { body, conflicts } = play(picture('Kopi'), saves)

  expect(body).toEqual(picture('Kopi by Ann'))
  expect(conflicts).toMatchObject([
    { path: ['body', 'alt'], before: 'Kopi', after: 'Kopi by Ben!', found: 'Kopi by Ann' },
  ])
})
