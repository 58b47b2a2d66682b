import { asHTML, isFilled } from '@prismicio/client'
import { expect, test } from 'vitest'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { FIXTURE_NOW } from '../../../test/content-fixture.ts'
import { SEED_FOLDER } from '../../../test/noon.ts'
import { toFaultText } from './fault.ts'
import { importFiles, importFolder } from './import-folder.ts'

const AUTHOR = '---\nuid: desk\nname: Desk\nbio: Writes.\npalette: kaya\nmotif: kopi\n---\n'

function post(fields: string, body = 'Text.\n'): string {
  return `---\nuid: plan\ntitle: "A plan"\nauthor: desk\npublished: -20d\nexcerpt: "Short"\n${fields}---\n${body}`
}

function importPost(text: string) {
  const files = [
    { path: 'authors/desk.md', text: AUTHOR },
    { path: 'posts/plan.md', text },
  ]
  const { documents, faults } = importFiles(files, { now: FIXTURE_NOW, createIllustrator })
  const document = documents.find(({ type }) => type === 'post')
  return { data: document?.data ?? {}, document, faults: faults.map(toFaultText) }
}

test('the demo has no faults', async () => {
  const { faults, documents } = await importFolder(SEED_FOLDER, {
    now: FIXTURE_NOW,
    createIllustrator,
  })

  expect(faults.map(toFaultText)).toEqual([])
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
})

test('relative days count from the day of the import in Singapore', () => {
  const lateEvening = new Date('2026-11-14T16:30:00Z')
  const files = [
    { path: 'authors/desk.md', text: AUTHOR },
    { path: 'posts/plan.md', text: post('updated: -0d\n') },
  ]

  const { documents } = importFiles(files, { now: lateEvening, createIllustrator })

  const data = documents.find(({ type }) => type === 'post')?.data
  expect(data).toMatchObject({ published_on: '2026-10-26', updated_on: '2026-11-15' })
})

test('a post is published at nine in the morning in Singapore, and never in the future', () => {
  const { document } = importPost(post('updated: +3d\n'))

  expect(document?.first_publication_date).toBe('2026-10-26T01:00:00+0000')
  expect(document?.last_publication_date).toBe('2026-11-15T02:00:00+0000')
})

test('a link names its target, and an unknown uid is a fault with its line', () => {
  const { data } = importPost(post(''))
  const wrong = importPost(post('').replace('author: desk', 'author: nobody'))

  expect(data.author).toMatchObject({ link_type: 'Document', type: 'author', uid: 'desk' })
  expect(wrong.faults).toEqual(['posts/plan.md:4: author "nobody" is not a known author'])
})

test('Markdown becomes rich text with spans', () => {
  const body =
    '## A *fine* day\n\nUse `CODE10` at [the **shop**](https://shop.example) &amp; go.\n\n1. One\n2. Two\n'
  const { data } = importPost(post('', body))

  expect(asHTML(data.slices[0].primary.text)).toBe(
    '<h2>A <em>fine</em> day</h2>' +
      '<p>Use <span class="code">CODE10</span> at <a href="https://shop.example" rel="noopener noreferrer">the <strong>shop</strong></a> &amp; go.</p>' +
      '<ol><li>One</li><li>Two</li></ol>',
  )
})

test('quotes, tables and deal cards become slices between text slices', () => {
  const body =
    'Before.\n\n> Said.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\nAfter.\n\n::deal[nothing]\n'
  const { data, faults } = importPost(post('', body))

  const types = data.slices.map((slice: { slice_type: string }) => slice.slice_type)
  expect(types).toEqual(['text', 'quote', 'table', 'text', 'deal'])
  expect(isFilled.table(data.slices[2].primary.table)).toBe(true)
  expect(faults).toEqual(['posts/plan.md:18: "nothing" is not a known deal'])
})

test('Markdown that a document cannot express is a fault with its line', () => {
  const { faults } = importPost(post('', 'Fine.\n\n![picture](a.png)\n\n- one\n  - nested\n'))

  expect(faults).toEqual([
    'posts/plan.md:10: a document cannot hold this Markdown in a line of text (image)',
    'posts/plan.md:12: a list item cannot hold a list or a second paragraph',
  ])
})

test('a misspelt field, a missing one and a wrong date are all reported together', () => {
  const { faults } = importPost(
    post('updatd: -1d\nupdated: soon\n').replace('excerpt: "Short"\n', ''),
  )

  expect(faults).toEqual([
    'posts/plan.md:7: updated "soon" is neither like -20d nor like 2026-11-18',
    'posts/plan.md: excerpt is missing',
    'posts/plan.md:6: updatd is not a field here',
  ])
})

test('invalid YAML in front matter is a fault with its line', () => {
  const { faults } = importPost('---\nuid: plan\ntitle: "open\n---\n')

  expect(faults[0]).toMatch(/^posts\/plan\.md:\d: /)
})

test('the id of a document is the same at every import', () => {
  const first = importPost(post('')).document?.id
  const second = importPost(post('updated: -2d\n')).document?.id

  expect(first).toMatch(/^[\w-]{16}$/)
  expect(second).toBe(first)
})
