import { expect, test } from 'vitest'
import { settleList } from '#lib/merge/settle-list.ts'
import {
  createBrowser,
  createDraftServer,
  createVirtualTime,
  kopi,
  paragraph,
} from '../../../test/desk-world.ts'
import type { DeskConflict, WrittenDocument } from '../wire/documents.ts'

/** Everything that a browser sends arrives. */
function open(data: WrittenDocument['data'] = kopi.data) {
  const time = createVirtualTime()
  const server = createDraftServer({ ...kopi, data })
  const openTab = (name: string) =>
    createBrowser({ name, time, server, fate: () => 'arrives' }).open()
  return { time, server, openTab }
}

const body = ['data', 'body']

/** A colleague has saved another first paragraph than the editor, whose own is in a conflict. */
async function clashInBody() {
  const { time, server, openTab } = open()
  const [colleague, editor] = [await openTab('a'), await openTab('b')]
  colleague.set(body, [paragraph('One by a colleague.'), paragraph('Two.')])
  await time.pass(1500)
  editor.set(body, [paragraph('One by an editor.'), paragraph('Two.')])
  await time.pass(1500)
  return { time, server, colleague, editor }
}

test('two people in one field keep both values until one of them chooses', async () => {
  const { time, server, openTab } = open()
  const [colleague, editor] = [await openTab('a'), await openTab('b')]

  colleague.set(['data', 'title'], 'Kopi O')
  editor.set(['data', 'title'], 'Kopi C')
  await time.pass(1500)
  editor.set(['data', 'title'], 'Kopi C kosong')
  await time.pass(1500)
  const shown = editor.status().conflicts
  editor.resolve(shown[0]?.id ?? '', 'Kopi C kosong')
  await time.pass(1500)

  expect(shown).toMatchObject([
    { path: ['data', 'title'], before: 'Kopi', after: 'Kopi C kosong', found: 'Kopi O' },
  ])
  expect(server.state()).toMatchObject({
    conflicts: [],
    document: { data: { title: 'Kopi C kosong' } },
  })
})

test('a paragraph written beside a conflict is in the draft once', async () => {
  const { time, server, editor } = await clashInBody()

  for (const words of ['Three', 'Three by an editor', 'Three by an editor, who goes on.']) {
    editor.set(body, [paragraph('One by an editor.'), paragraph('Two.'), paragraph(words)])
    await time.pass(1500)
  }

  const last = [paragraph('Two.'), paragraph('Three by an editor, who goes on.')]
  expect(server.state().document?.data.body).toEqual([paragraph('One by a colleague.'), ...last])
  expect(server.state().conflicts).toMatchObject([
    { after: [paragraph('One by an editor.'), ...last] },
  ])
  expect(editor.get(body)).toEqual([paragraph('One by an editor.'), ...last])
})

test('choosing a block of a text leaves the other paragraphs of both, and what a third has typed there', async () => {
  const { time, server, openTab } = open()
  const [colleague, editor, another] = [await openTab('a'), await openTab('b'), await openTab('c')]

  colleague.set(body, [
    paragraph('One by a colleague.'),
    paragraph('Two.'),
    paragraph('Three by a colleague.'),
  ])
  await time.pass(1500)
  editor.set(body, [
    paragraph('One by an editor.'),
    paragraph('Two.'),
    paragraph('Four by an editor.'),
  ])
  another.set(body, [paragraph('One by another.'), paragraph('Two.')])
  await time.pass(1500)
  void editor.pulse()
  await time.pass(500)
  const conflict = editor.status().conflicts.find(({ id }) => id.startsWith('b0-')) as DeskConflict
  const versions = { base: conflict.before, wanted: conflict.after, found: editor.getBase(body) }
  editor.resolve(
    conflict.id,
    settleList(versions, () => 'wanted'),
  )
  await time.pass(1500)

  expect(server.state().document?.data.body).toEqual(
    ['One by an editor.', 'Two.', 'Three by a colleague.', 'Four by an editor.'].map(paragraph),
  )
  expect(server.state().conflicts).toMatchObject([{ after: [paragraph('One by another.'), {}] }])
})

test('clashing words stay in the text while their author types elsewhere in it', async () => {
  const { time, server, openTab } = open()
  const [colleague, editor] = [await openTab('a'), await openTab('b')]
  const wanted = [paragraph('One by an editor.'), paragraph('Two by an editor.')]

  colleague.set(body, [paragraph('One by a colleague.'), paragraph('Two.')])
  await time.pass(1500)
  editor.set(body, [paragraph('One by an editor.'), paragraph('Two.')])
  // Sent after 500 ms, answered after 560.
  await time.pass(540)
  editor.set(body, [paragraph('One by an editor.'), paragraph('Two by')])
  await time.pass(200)
  const shown = editor.get(body)
  editor.set(body, wanted)
  await time.pass(1500)

  expect(shown).toEqual([paragraph('One by an editor.'), paragraph('Two by')])
  expect(editor.get(body)).toEqual(wanted)
  expect(server.state().document?.data.body).toEqual(
    ['One by a colleague.', 'Two by an editor.'].map(paragraph),
  )
  expect(server.state().conflicts).toMatchObject([{ after: wanted }])
})

test('setting a whole picture continues the conflict of its alternative text', async () => {
  const { time, server, openTab } = open({ image: { url: '/kopi.jpg', alt: 'Kopi' } })
  const [colleague, editor] = [await openTab('a'), await openTab('b')]
  const image = ['data', 'image']

  colleague.set(image, { url: '/kopi.jpg', alt: 'Kopi by a colleague' })
  await time.pass(1500)
  editor.set(image, { url: '/kopi.jpg', alt: 'Kopi by an editor' })
  await time.pass(1500)
  for (const more of ['!', '?']) {
    const old = editor.get(image) as { alt: string }
    editor.set(image, { ...old, alt: old.alt + more })
  }
  await time.pass(1500)

  expect(editor.get([...image, 'alt'])).toBe('Kopi by an editor!?')
  expect(server.state().document?.data.image).toMatchObject({ alt: 'Kopi by a colleague' })
  expect(server.state().conflicts).toMatchObject([{ after: 'Kopi by an editor!?' }])
})

test('a text that clashed with a deletion is there again once its slice is restored', async () => {
  const slice = (text: string) => ({
    id: 'text$1',
    slice_type: 'text',
    primary: { text: [paragraph(text)] },
  })
  const { time, server, openTab } = open({ slices: [slice('One.')] })
  const [colleague, editor] = [await openTab('a'), await openTab('b')]
  const text = ['data', 'slices', 'text$1', 'primary', 'text']

  colleague.set(['data', 'slices'], [])
  await time.pass(1500)
  editor.set(text, [paragraph('One by an editor.')])
  await time.pass(1500)
  colleague.set(['data', 'slices'], [slice('One.')])
  await time.pass(1500)
  void editor.pulse()
  await time.pass(800)

  expect(editor.get(text)).toEqual([paragraph('One by an editor.')])
  expect(server.state().conflicts).toMatchObject([{ after: [paragraph('One by an editor.')] }])
})

test('a choice keeps what was typed just before it', async () => {
  const { time, server, colleague } = await clashInBody()

  void colleague.pulse()
  await time.pass(800)
  colleague.set(body, [paragraph('One by a colleague.'), paragraph('Two by a colleague.')])
  const [conflict] = colleague.status().conflicts
  const versions = {
    base: conflict?.before,
    wanted: conflict?.after,
    found: colleague.getBase(body),
  }
  colleague.resolve(
    conflict?.id ?? '',
    settleList(versions, () => 'wanted'),
  )
  await time.pass(1500)

  expect(server.state()).toMatchObject({
    conflicts: [],
    document: { data: { body: ['One by an editor.', 'Two by a colleague.'].map(paragraph) } },
  })
})

test('what colleagues have typed outlives a choice of somebody who types before and after it', async () => {
  const { time, server, openTab } = open()
  const [colleague, editor] = [await openTab('a'), await openTab('b')]
  colleague.set(body, ['One by a colleague.', 'Two.', 'Three by a colleague.'].map(paragraph))
  await time.pass(1500)
  editor.set(body, [paragraph('One by an editor.'), paragraph('Two.')])
  await time.pass(1500)

  editor.set(body, [paragraph('One by an editor!'), paragraph('Two.')])
  const [conflict] = editor.status().conflicts
  const versions = { base: conflict?.before, wanted: conflict?.after, found: editor.getBase(body) }
  editor.resolve(
    conflict?.id ?? '',
    settleList(versions, () => 'both'),
  )
  // Before the server has the choice.
  editor.set(body, [...(editor.get(body) as unknown[]), paragraph('Four by an editor.')])
  await time.pass(1500)

  expect(server.state().document?.data.body).toEqual(
    [
      'One by a colleague.',
      'One by an editor.',
      'Two.',
      'Three by a colleague.',
      'Four by an editor.',
    ].map(paragraph),
  )
  expect(server.state().conflicts).toMatchObject([{ after: editor.get(body) }])
  expect(editor.get(body)).toContainEqual(paragraph('One by an editor!'))
})
