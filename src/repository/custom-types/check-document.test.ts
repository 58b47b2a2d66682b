import { expect, test } from 'vitest'
import { documentOf } from '../../../test/content-fixture.ts'
import type { StoredDocument } from '../stored-document.ts'
import { checkDocument } from './check-document.ts'
import type { FoundLink } from './check-field.ts'
import { completeDocument } from './complete-document.ts'
import type { CustomTypes, FieldModel } from './custom-type.ts'

const fields: Record<string, FieldModel> = {
  uid: { type: 'UID' },
  name: { type: 'Text', config: { required: true } },
  size: { type: 'Select', config: { options: ['small', 'large'] } },
  price: { type: 'Number' },
  fresh: { type: 'Boolean' },
  day: { type: 'Date' },
  at: { type: 'Timestamp' },
  where: { type: 'GeoPoint' },
  photo: { type: 'Image' },
  body: { type: 'StructuredText', config: { multi: 'paragraph' } },
  maker: { type: 'Link', config: { select: 'document', customtypes: ['maker'] } },
  site: { type: 'Link', config: { select: 'web' } },
  rows: { type: 'Group', config: { fields: { count: { type: 'Number' } } } },
  slices: {
    type: 'Slices',
    config: {
      choices: {
        quote: { type: 'SharedSlice' },
        old: { type: 'Slice', 'non-repeat': { text: { type: 'Text' } } },
      },
    },
  },
}
const models: CustomTypes = {
  types: new Map([['thing', { id: 'thing', repeatable: true, json: { Main: fields } }]]),
  slices: new Map([
    [
      'quote',
      {
        id: 'quote',
        type: 'SharedSlice',
        variations: [{ id: 'default', primary: { words: { type: 'Text' } } }],
      },
    ],
  ]),
}

const good = {
  name: 'Kopi',
  size: 'small',
  price: 1.4,
  fresh: false,
  day: '2026-11-18',
  at: '2026-11-18T01:00:00+0000',
  where: { latitude: 1.3, longitude: 103.8 },
  body: [{ type: 'paragraph', text: 'Hot.', spans: [] }],
  maker: { link_type: 'Document', id: 'm', type: 'maker' },
  site: { link_type: 'Web', url: 'https://kopi.example' },
  rows: [{ count: 1 }],
  slices: [
    { slice_type: 'quote', variation: 'default', primary: { words: 'Shiok' }, items: [] },
    { slice_type: 'old', primary: { text: 'Old' }, items: [] },
  ],
}

test('a valid document has no faults, and its links are reported', () => {
  const { faults, links } = check(good)

  expect(faults).toEqual([])
  expect(links).toEqual([{ id: 'm', types: ['maker'], path: 'maker', isBroken: false }])
})

test('fields can be empty unless they are required', () => {
  const empty = Object.fromEntries(Object.keys(good).map((name) => [name, null]))

  expect(check(empty).faults).toEqual(['name is missing'])
  expect(check({ name: '', rows: [], maker: { link_type: 'Any' } }).faults).toEqual([
    'name is missing',
  ])
})

test.for([
  { maker: { link_type: 'Document' } },
  { maker: { link_type: 'Any', text: 'Kopi' } },
  { site: { link_type: 'Web', url: '' } },
  { photo: { url: null, alt: null, dimensions: null, mobile: {} } },
  { photo: { mobile: {} } },
  { where: { latitude: null, longitude: null } },
])('%j is an empty field in the content API', (data) => {
  expect(check({ ...good, ...data })).toMatchObject({ faults: [] })
})

test('a document is completed as the content API tells it', () => {
  const data = { ...good, maker: undefined, at: '2026-11-18T01:00:00.000Z', rows: [{}] }
  const slices = [{ slice_type: 'quote', variation: 'default' }]
  const document = documentOf({ id: 'a', type: 'thing', data: { ...data, slices } })

  const completed = completeDocument(document, models)

  expect(completed.data).toMatchObject({
    maker: { link_type: 'Any' },
    photo: {},
    at: '2026-11-18T01:00:00+0000',
    rows: [{ count: null }],
    slices: [{ slice_type: 'quote', primary: { words: null }, items: [] }],
  })
  expect(completeDocument(completed, models)).toBe(completed)
})

test.for([
  [{ nmae: 'Kopi' }, 'nmae is not a field here'],
  [{ size: 'medium' }, 'size "medium" must be one of small, large'],
  [{ price: '1.40' }, 'price must be a number'],
  [{ fresh: 'yes' }, 'fresh must be true or false'],
  [{ day: '2026-31-12' }, 'day must be a day such as 2026-11-18'],
  [{ at: '2026-11-18' }, 'at must be an instant such as 2026-11-18T01:00:00+0000'],
  [{ where: { latitude: 1 } }, 'where must be a point with latitude and longitude'],
  [{ body: 'Hot.' }, 'body must be rich text: a list of blocks'],
  [{ body: [{ type: 'paragraph' }] }, 'body must be rich text: a list of blocks'],
  [
    { maker: { link_type: 'Web', url: 'https://x.example' } },
    'maker must be a link of the kind Document, not Web',
  ],
  [{ site: { link_type: 'Web', url: 7 } }, 'site.url must be text'],
  [{ rows: [{ count: 'one' }] }, 'rows[0].count must be a number'],
  [{ rows: { count: 1 } }, 'rows must be a list'],
  [{ slices: [{ slice_type: 'x' }] }, 'slices[0] is a slice "x", which does not belong here'],
  [{ slices: [{ slice_type: 'quote', variation: 'b' }] }, 'slices[0] has no variation "b"'],
  [
    { slices: [{ slice_type: 'quote', variation: 'default', primary: { word: 'x' } }] },
    'slices[0].primary.word is not a field here',
  ],
  [
    { slices: [{ slice_type: 'constructor' }] },
    'slices[0] is a slice "constructor", which does not belong here',
  ],
] as const)('the fault of %j: %s', ([data, fault]) => {
  expect(check({ ...good, ...data }).faults).toEqual([fault])
})

test('the check includes type and uid', () => {
  expect(check(good, { type: 'thought' }).faults).toEqual(['there is no custom type "thought"'])
  expect(check(good, { uid: null as never }).faults).toEqual(['this thing needs a uid'])
})

function check(data: Record<string, unknown>, parts: Partial<StoredDocument> = {}) {
  const faults: string[] = []
  const links: FoundLink[] = []
  checkDocument(documentOf({ id: 'a', type: 'thing', data, ...parts }), models, {
    report: (message) => faults.push(message),
    onMissing: (path) => faults.push(`${path} is missing`),
    onLink: (link) => links.push(link),
  })
  return { faults, links }
}
