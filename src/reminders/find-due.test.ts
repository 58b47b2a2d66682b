import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { documentOf, openEmptyStore, serve } from '../../test/content-fixture.ts'
import { readCatalogue } from './catalogue.ts'
import { findDue, type Reader } from './find-due.ts'

// Wednesday and Thursday, nine in the morning.
const WEDNESDAY = new Date('2026-11-18T09:00:00+08:00')
const THURSDAY = new Date('2026-11-19T09:00:00+08:00')

const brand = documentOf({ id: 'b1', uid: 'kopi', type: 'brand', data: { name: 'Kopi' } })
const link = {
  link_type: 'Document',
  id: 'b1',
  type: 'brand',
  uid: 'kopi',
  tags: [],
  lang: 'en-sg',
}

type Written = { data?: Record<string, unknown>; published?: string }

function dealOf(id: string, { data = {}, published = '2026-11-01T01:00:00+0000' }: Written) {
  return documentOf({
    id,
    uid: id,
    type: 'deal',
    first_publication_date: published as StoredDocument['first_publication_date'],
    data: { title: id, category: 'food', brand: link, ...data },
  })
}

const nobody: Reader = {
  wishes: { endingSoon: false, followedBrands: null, searches: null, weeklyDigest: false },
  savedIds: [],
  following: [],
  toldUntil: null,
  searches: [],
  toldEnding: new Set(),
}
const saver = { savedIds: ['deal'], wishes: { ...nobody.wishes, endingSoon: true } }
const agreedOn = new Date('2026-11-10T12:00:00+08:00')
const follower = { following: ['kopi'], wishes: { ...nobody.wishes, followedBrands: agreedOn } }
const search = { path: '/search?q=kopi', name: 'kopi', dealIds: new Set(['deal']) }
const searcher = {
  searches: [{ ...search, followedAt: agreedOn }],
  wishes: { ...nobody.wishes, searches: agreedOn },
}
const subscriber = { wishes: { ...nobody.wishes, weeklyDigest: true } }
const [yesterday, today] = ['2026-11-17T04:00:00+0000', '2026-11-18T00:30:00+0000']

type Case = {
  that: string
  deal: Written
  reader: Partial<Reader>
  at?: Date
  due: 'ending' | 'followed' | 'searched' | 'digest' | null
}

const cases: Case[] = [
  // Saved.
  { that: 'ended yesterday', deal: { data: { ends_on: '2026-11-17' } }, reader: saver, due: null },
  { that: 'ends today', deal: { data: { ends_on: '2026-11-18' } }, reader: saver, due: 'ending' },
  {
    that: 'ends in 3 days',
    deal: { data: { ends_on: '2026-11-21' } },
    reader: saver,
    due: 'ending',
  },
  { that: 'ends in 4 days', deal: { data: { ends_on: '2026-11-22' } }, reader: saver, due: null },
  { that: 'never ends', deal: {}, reader: saver, due: null },
  {
    that: 'has not begun',
    deal: { data: { starts_on: '2026-11-19', ends_on: '2026-11-20' } },
    reader: saver,
    due: null,
  },
  {
    that: 'ends soon, but has none of its weekdays left',
    deal: { data: { ends_on: '2026-11-20', weekdays: [{ day: 'mon' }] } },
    reader: saver,
    due: null,
  },
  {
    that: 'ends soon, and was announced before',
    deal: { data: { ends_on: '2026-11-20' } },
    reader: { ...saver, toldEnding: new Set(['deal']) },
    due: null,
  },
  {
    that: 'ends soon, for somebody who did not save it',
    deal: { data: { ends_on: '2026-11-20' } },
    reader: { ...saver, savedIds: ['other'] },
    due: null,
  },
  {
    that: 'ends soon, for somebody who did not ask',
    deal: { data: { ends_on: '2026-11-20' } },
    reader: { savedIds: ['deal'] },
    due: null,
  },
  // Of a followed brand.
  { that: 'is new', deal: { published: yesterday }, reader: follower, due: 'followed' },
  { that: 'was there before they agreed', deal: {}, reader: follower, due: null },
  {
    that: 'was published long ago and begins today',
    deal: { data: { starts_on: '2026-11-18' } },
    reader: follower,
    due: 'followed',
  },
  {
    that: 'is new and begins tomorrow',
    deal: { published: today, data: { starts_on: '2026-11-19' } },
    reader: follower,
    due: null,
  },
  {
    that: 'is new and has ended',
    deal: { published: today, data: { ends_on: '2026-11-17' } },
    reader: follower,
    due: null,
  },
  {
    that: 'was in the last mail',
    deal: { published: yesterday },
    reader: { ...follower, toldUntil: new Date('2026-11-17T12:00:01+08:00') },
    due: null,
  },
  {
    that: 'is new, of a brand that they do not follow',
    deal: { published: today },
    reader: { ...follower, following: ['teh'] },
    due: null,
  },
  // The week's.
  { that: 'is new', deal: { published: yesterday }, reader: subscriber, due: null },
  {
    that: 'is new on a Thursday',
    deal: { published: yesterday },
    reader: subscriber,
    at: THURSDAY,
    due: 'digest',
  },
  { that: 'is old on a Thursday', deal: {}, reader: subscriber, at: THURSDAY, due: null },
  {
    that: 'is exclusive on a Thursday',
    deal: { data: { exclusive: true } },
    reader: subscriber,
    at: THURSDAY,
    due: 'digest',
  },
  {
    that: 'is exclusive and over on a Thursday',
    deal: { data: { exclusive: true, ends_on: '2026-11-18' } },
    reader: subscriber,
    at: THURSDAY,
    due: null,
  },
  // Followed searches.
  { that: 'a search finds', deal: { published: yesterday }, reader: searcher, due: 'searched' },
  {
    that: 'a search finds, but nobody asked to hear of it',
    deal: { published: yesterday },
    reader: { ...searcher, wishes: nobody.wishes },
    due: null,
  },
  {
    that: 'a search does not find',
    deal: { published: yesterday },
    reader: { ...searcher, searches: [{ ...search, followedAt: agreedOn, dealIds: new Set() }] },
    due: null,
  },
  {
    that: 'is older than the search',
    deal: { published: yesterday },
    reader: { ...searcher, searches: [{ ...search, followedAt: new Date(today) }] },
    due: null,
  },
  {
    that: 'a search finds and was announced',
    deal: { published: yesterday },
    reader: { ...searcher, toldUntil: new Date(today) },
    due: null,
  },
  {
    that: 'a search finds, from a followed brand',
    deal: { published: yesterday },
    reader: {
      ...searcher,
      following: ['kopi'],
      wishes: { ...searcher.wishes, followedBrands: agreedOn },
    },
    due: 'followed',
  },
  {
    that: 'is new, exclusive, saved and ending on a Thursday',
    deal: { published: yesterday, data: { exclusive: true, ends_on: '2026-11-19' } },
    reader: {
      ...saver,
      ...follower,
      wishes: {
        endingSoon: true,
        followedBrands: agreedOn,
        searches: agreedOn,
        weeklyDigest: true,
      },
    },
    at: THURSDAY,
    due: 'ending',
  },
]

test.for(cases)(
  'a deal that $that is announced as: $due',
  async ({ deal, reader, at = WEDNESDAY, due }) => {
    const store = await openEmptyStore()
    await store.publish({ documents: [brand, dealOf('deal', deal)] })
    const content = createContentClient({ service: serve(store) })

    const found = findDue(await readCatalogue(content, at), { ...nobody, ...reader })

    const lists = Object.entries(found).flatMap(([name, deals]) => deals.map(() => name))
    expect(lists).toEqual(due === null ? [] : [due])
  },
)
