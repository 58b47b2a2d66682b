import { expect, test } from 'vitest'
import { createBrowser, createDraftServer, createVirtualTime } from '../../../test/desk-world.ts'
import type { WrittenDocument } from '../wire/documents.ts'
import { createEditedValue } from './edited-value.ts'

const PATH = ['data', 'body']
const start: WrittenDocument = {
  ...{ id: 'd', type: 'post', uid: null, tags: [] },
  data: { body: [paragraph('One.'), paragraph('Two.')] },
}

function paragraph(text: string) {
  return { type: 'paragraph', text, spans: [] }
}

async function open() {
  const time = createVirtualTime()
  const server = createDraftServer(start)
  const [a, b] = ['a', 'b'].map((name) =>
    createBrowser({ name, time, server, fate: () => 'arrives' }),
  )
  if (!a || !b) throw new Error('There are two browsers')
  return { time, server, editor: await a.open(), colleague: await b.open() }
}

test('an editor is not drawn again for its own typing, nor when that is saved', async () => {
  const { time, server, editor } = await open()
  const edited = createEditedValue(editor, PATH)
  let calls = 0
  edited.subscribe(() => {
    calls += 1
  })
  const drawn = edited.read()

  const after = [paragraph('One!'), paragraph('Two.')]
  edited.edit(after, () => editor.set(PATH, after))
  expect(calls).toBe(0)
  await time.pass(1000)

  expect(server.state().document?.data.body).toEqual(after)
  expect(calls).toBeGreaterThan(0)
  expect(edited.read()).toBe(drawn)
})

test('an editor is drawn when a colleague has changed its text', async () => {
  const { time, editor, colleague } = await open()
  const edited = createEditedValue(editor, PATH)
  const drawn = edited.read()

  colleague.set(PATH, [paragraph('One.'), paragraph('Two!')])
  await time.pass(1000)
  const pulse = editor.pulse()
  await time.pass(1000)
  await pulse

  expect(edited.read()).not.toBe(drawn)
  expect(edited.read().value).toEqual([paragraph('One.'), paragraph('Two!')])
})

test('an edit of an older text keeps what a colleague has written since', async () => {
  const { time, server, editor, colleague } = await open()
  const seen = editor.get(PATH)
  const edited = createEditedValue(editor, PATH)

  colleague.set(PATH, [paragraph('One.'), paragraph('Two!')])
  await time.pass(1000)
  const pulse = editor.pulse()
  await time.pass(1000)
  await pulse
  const drawn = edited.read()
  const after = [paragraph('One?'), paragraph('Two.')]
  edited.edit(after, () => editor.set(PATH, after, seen))
  const shown = edited.read()
  await time.pass(1000)

  expect(shown).not.toBe(drawn)
  expect(shown.value).toEqual([paragraph('One?'), paragraph('Two!')])
  expect(server.state()).toMatchObject({ document: { data: { body: shown.value } }, conflicts: [] })
})

test('an edit of an empty field does not replace what a colleague has written there', async () => {
  const { time, server, editor, colleague } = await open()
  const path = ['data', 'summary']

  colleague.set(path, 'Hot')
  await time.pass(1000)
  const pulse = editor.pulse()
  await time.pass(1000)
  await pulse
  editor.set(path, 'Iced', null)
  await time.pass(1000)

  expect(server.state().document?.data.summary).toBe('Hot')
  expect(server.state().conflicts).toMatchObject([{ path, after: 'Iced' }])
})
