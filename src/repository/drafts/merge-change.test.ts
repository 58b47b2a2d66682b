import { expect, test } from 'vitest'
import { type MergedDraft, mergeChange } from './merge-change.ts'

const block = (text: string) => ({ type: 'paragraph', text, spans: [] })
const blocks = (...texts: string[]) => texts.map(block)

/** The saves of some tabs at one place, one after the other. */
function play(start: unknown, saves: { by: string; before: unknown; after: unknown }[]) {
  const empty: MergedDraft = { value: { body: start }, conflicts: [] }
  const draft = saves.reduce((merged, { by, before, after }, place) => {
    const save = { saveId: `${by}-${place}`, writer: by, author: by, savedAt: '' }
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
  const ann = { by: 'ann', before: long, after: blocks('One by Ann.', 'Two.', 'Three by Ann.') }
  const ben = { by: 'ben', before: ann.after.with(0, block('One.')), after: long }
  const saves = [
    ann,
    { ...ben, after: blocks('One by Ben.', 'Two.', 'Three by Ann.') },
    // Ben’s tab shows an older third block, and Ben types in the second one.
    {
      by: 'ben',
      before: blocks('One by Ben.', 'Two.', 'Three.'),
      after: blocks('One by Ben.', 'Two by Ben.', 'Three.'),
    },
  ]

  expect(play(long, saves).body).toEqual(blocks('One by Ann.', 'Two by Ben.', 'Three by Ann.'))
})

test('nobody continues the conflict of somebody else', () => {
  const cid = { by: 'cid', before: start, after: blocks('One by Cid.', 'Two.') }

  const { conflicts } = play(start, [byAnn, byBen, cid])

  expect(conflicts).toMatchObject([{ after: byBen.after }, { after: cid.after }])
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
