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
const byEditor = { by: 'editor', before: start, after: blocks('One by Editor.', 'Two.') }
const byColleague = { by: 'colleague', before: start, after: blocks('One by Colleague.', 'Two.') }

test('further typing in a conflict continues it from where it began', () => {
  const later = {
    by: 'colleague',
    before: byColleague.after,
    after: blocks('One by Colleague.', 'Two by Colleague.'),
  }
  const last = {
    by: 'colleague',
    before: later.after,
    after: blocks('One by Colleague!', 'Two by Colleague.'),
  }

  const { body, conflicts } = play(start, [byEditor, byColleague, later, last])

  expect(body).toEqual(blocks('One by Editor.', 'Two by Colleague.'))
  expect(conflicts).toMatchObject([
    { id: 'colleague-3.0', before: blocks('One.', 'Two by Colleague.'), after: last.after },
  ])
})

test('a conflict ends when its author takes the words back', () => {
  const back = { by: 'colleague', before: byColleague.after, after: start }

  expect(play(start, [byEditor, byColleague, back])).toEqual({
    body: byEditor.after,
    conflicts: [],
  })
})

test('later changes by others do not count as the author’s', () => {
  const long = blocks('One.', 'Two.', 'Three.')
  const saves = [
    { by: 'editor', before: long, after: blocks('One by Editor.', 'Two.', 'Three by Editor.') },
    {
      by: 'colleague',
      before: blocks('One.', 'Two.', 'Three by Editor.'),
      after: blocks('One by Colleague.', 'Two.', 'Three by Editor.'),
    },
    // Colleague’s tab shows an older third block, and Colleague types in the second one.
    {
      by: 'colleague',
      before: blocks('One by Colleague.', 'Two.', 'Three.'),
      after: blocks('One by Colleague.', 'Two by Colleague.', 'Three.'),
    },
  ]

  expect(play(long, saves).body).toEqual(
    blocks('One by Editor.', 'Two by Colleague.', 'Three by Editor.'),
  )
})

test.each([
  ['of somebody else', { by: 'reviewer', tab: 'colleague' }],
  ['of another tab', { by: 'colleague', tab: 'other' }],
])('nobody continues a conflict %s', (_, who) => {
  const on = { ...who, before: byColleague.after, after: blocks('One by Colleague!', 'Two.') }

  const { conflicts } = play(start, [byEditor, byColleague, on])

  expect(conflicts).toMatchObject([{ after: byColleague.after }, { after: on.after }])
})

test('a choice leaves the chooser’s other conflict open', () => {
  const reviewer = { by: 'reviewer', before: 'Kopi', after: 'Kopi by Reviewer' }
  const saves = [
    { by: 'editor', before: 'Kopi', after: 'Kopi by Editor' },
    { by: 'colleague', before: 'Kopi', after: 'Kopi by Colleague' },
    reviewer,
    // Reviewer takes what Colleague has typed.
    { by: 'reviewer', before: 'Kopi by Editor', after: 'Kopi by Colleague' },
  ]

  const { body, conflicts } = play('Kopi', saves)

  expect(body).toBe('Kopi by Colleague')
  expect(conflicts.map(({ after }) => after)).toEqual(['Kopi by Colleague', 'Kopi by Reviewer'])
})

test('a choice keeps its author’s words elsewhere that are not in the draft', () => {
  const editor = { ...byEditor, after: blocks('One by Editor.', 'Two by Editor.') }
  const colleague = { ...byColleague, after: blocks('One by Colleague.', 'Two by Colleague.') }
  const choice = {
    by: 'colleague',
    before: editor.after,
    after: blocks('One by Colleague.', 'Two by Editor.'),
  }

  const { body, conflicts } = play(start, [editor, colleague, choice])

  expect(body).toEqual(choice.after)
  expect(conflicts).toMatchObject([{ after: colleague.after }])
})

test('each conflict of a save has an id of its own', () => {
  const save = { saveId: 'colleague-1', writer: 'colleague', author: 'colleague', savedAt: '' }
  const found = { picture: { url: '/a.jpg', alt: 'by Editor', credit: 'by Editor' } }
  const before = { url: '/a.jpg', alt: 'Kopi', credit: 'Kopi' }
  const whole = {
    path: ['picture'],
    before,
    after: { ...before, alt: 'Colleague', credit: 'Colleague' },
  }
  const inside = { path: ['picture', 'alt'], before: 'Colleague', after: 'Colleague!' }

  const first = mergeChange({ value: found, conflicts: [] }, whole, save)
  const { conflicts } = mergeChange(first, inside, save)

  expect(conflicts).toMatchObject([
    { id: 'colleague-1.1', after: 'Colleague' },
    { id: 'colleague-1.2', before: 'Kopi', after: 'Colleague!' },
  ])
})

test('a change around the place of a conflict continues it', () => {
  const picture = (alt: string) => ({ url: '/kopi.jpg', alt })
  const saves = [
    { by: 'editor', before: picture('Kopi'), after: picture('Kopi by Editor') },
    { by: 'colleague', before: picture('Kopi'), after: picture('Kopi by Colleague') },
    { by: 'colleague', before: picture('Kopi by Colleague'), after: picture('Kopi by Colleague!') },
  ]

  const { body, conflicts } = play(picture('Kopi'), saves)

  expect(body).toEqual(picture('Kopi by Editor'))
  expect(conflicts).toMatchObject([
    { path: ['body', 'alt'], before: 'Kopi', after: 'Kopi by Colleague!', found: 'Kopi by Editor' },
  ])
})
