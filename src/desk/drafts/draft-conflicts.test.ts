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

/** Ann has saved another first paragraph than Ben, whose own is in a conflict. */
async function clashInBody() {
  const { time, server, openTab } = open()
  const [ann, ben] = [await openTab('a'), await openTab('b')]
  ann.set(body, [paragraph('One by Ann.'), paragraph('Two.')])
  await time.pass(1500)
  ben.set(body, [paragraph('One by Ben.'), paragraph('Two.')])
  await time.pass(1500)
  return { time, server, ann, ben }
}

test('two people in one field keep both values until one of them chooses', async () => {
  const { time, server, openTab } = open()
  const [ann, ben] = [await openTab('a'), await openTab('b')]

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
  const { time, server, ben } = await clashInBody()

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
  const { time, server, openTab } = open()
  const [ann, ben, cid] = [await openTab('a'), await openTab('b'), await openTab('c')]

  ann.set(body, [paragraph('One by Ann.'), paragraph('Two.'), paragraph('Three by Ann.')])
  await time.pass(1500)
  ben.set(body, [paragraph('One by Ben.'), paragraph('Two.'), paragraph('Four by Ben.')])
  cid.set(body, [paragraph('One by Cid.'), paragraph('Two.')])
  await time.pass(1500)
  void ben.pulse()
  await time.pass(500)
  const conflict = ben.status().conflicts.find(({ id }) => id.startsWith('b0-')) as DeskConflict
  const versions = { base: conflict.before, wanted: conflict.after, found: ben.getBase(body) }
  ben.resolve(
    conflict.id,
    settleList(versions, () => 'wanted'),
  )
  await time.pass(1500)

  expect(server.state().document?.data.body).toEqual(
    ['One by Ben.', 'Two.', 'Three by Ann.', 'Four by Ben.'].map(paragraph),
  )
  expect(server.state().conflicts).toMatchObject([{ after: [paragraph('One by Cid.'), {}] }])
})

test('what clashed stays in the text while its author types on elsewhere in it', async () => {
  const { time, server, openTab } = open()
  const [ann, ben] = [await openTab('a'), await openTab('b')]
  const wanted = [paragraph('One by Ben.'), paragraph('Two by Ben.')]

  ann.set(body, [paragraph('One by Ann.'), paragraph('Two.')])
  await time.pass(1500)
  ben.set(body, [paragraph('One by Ben.'), paragraph('Two.')])
  // Sent after 500 ms, answered after 560.
  await time.pass(540)
  ben.set(body, [paragraph('One by Ben.'), paragraph('Two by')])
  await time.pass(200)
  const shown = ben.get(body)
  ben.set(body, wanted)
  await time.pass(1500)

  expect(shown).toEqual([paragraph('One by Ben.'), paragraph('Two by')])
  expect(ben.get(body)).toEqual(wanted)
  expect(server.state().document?.data.body).toEqual(['One by Ann.', 'Two by Ben.'].map(paragraph))
  expect(server.state().conflicts).toMatchObject([{ after: wanted }])
})

test('whoever sets a whole picture types on in a conflict of its words', async () => {
  const { time, server, openTab } = open({ image: { url: '/kopi.jpg', alt: 'Kopi' } })
  const [ann, ben] = [await openTab('a'), await openTab('b')]
  const image = ['data', 'image']

  ann.set(image, { url: '/kopi.jpg', alt: 'Kopi by Ann' })
  await time.pass(1500)
  ben.set(image, { url: '/kopi.jpg', alt: 'Kopi by Ben' })
  await time.pass(1500)
  for (const more of ['!', '?']) {
    const old = ben.get(image) as { alt: string }
    ben.set(image, { ...old, alt: old.alt + more })
  }
  await time.pass(1500)

  expect(ben.get([...image, 'alt'])).toBe('Kopi by Ben!?')
  expect(server.state().document?.data.image).toMatchObject({ alt: 'Kopi by Ann' })
  expect(server.state().conflicts).toMatchObject([{ after: 'Kopi by Ben!?' }])
})

test('a text that clashed with a deletion is there again once its slice is restored', async () => {
  const slice = (text: string) => ({
    id: 'text$1',
    slice_type: 'text',
    primary: { text: [paragraph(text)] },
  })
  const { time, server, openTab } = open({ slices: [slice('One.')] })
  const [ann, ben] = [await openTab('a'), await openTab('b')]
  const text = ['data', 'slices', 'text$1', 'primary', 'text']

  ann.set(['data', 'slices'], [])
  await time.pass(1500)
  ben.set(text, [paragraph('One by Ben.')])
  await time.pass(1500)
  ann.set(['data', 'slices'], [slice('One.')])
  await time.pass(1500)
  void ben.pulse()
  await time.pass(800)

  expect(ben.get(text)).toEqual([paragraph('One by Ben.')])
  expect(server.state().conflicts).toMatchObject([{ after: [paragraph('One by Ben.')] }])
})

test('a choice keeps what was typed just before it', async () => {
  const { time, server, ann } = await clashInBody()

  void ann.pulse()
  await time.pass(800)
  ann.set(body, [paragraph('One by Ann.'), paragraph('Two by Ann.')])
  const [conflict] = ann.status().conflicts
  const versions = { base: conflict?.before, wanted: conflict?.after, found: ann.getBase(body) }
  ann.resolve(
    conflict?.id ?? '',
    settleList(versions, () => 'wanted'),
  )
  await time.pass(1500)

  expect(server.state()).toMatchObject({
    conflicts: [],
    document: { data: { body: ['One by Ben.', 'Two by Ann.'].map(paragraph) } },
  })
})
