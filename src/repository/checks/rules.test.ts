import { expect, test } from 'vitest'
import { cleanDeal, cleanDocument } from '../../../test/clean-deal.ts'
import { ownCustomTypes } from '../custom-types/own-custom-types.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { CheckContext, LinkAnswer } from './check.ts'
import { createCatalogue } from './create-catalogue.ts'
import { createModelReading } from './model-reading.ts'
import { rules, runChecks } from './run-checks.ts'

const MONDAY = new Date('2026-11-16T12:00:00+08:00')
const brand = cleanDocument('brand', 'brand-1', {})
const author = cleanDocument('author', 'author-1', {})
const published = [brand, author, cleanDeal({ title: 'Kaya toast' }, 'deal-2')]

function contextOf(answers: Record<string, LinkAnswer> | null = null): CheckContext {
  const others = createCatalogue(MONDAY)
  for (const document of published) others.add(document)
  return {
    now: MONDAY,
    modelOf: createModelReading(ownCustomTypes()),
    others,
    answers: answers && new Map(Object.entries(answers)),
  }
}

function namesOf(document: StoredDocument, context = contextOf()): string[] {
  return runChecks(document, context).map(({ rule }) => rule)
}

const linked = (id: string) => ({ link_type: 'Document', id, type: 'brand' })
const SHOP = 'https://suria.example/laksa'
const shop = { link: { link_type: 'Web', url: SHOP } }
const dates = (count: number) => Array.from({ length: count }, () => ({ date: '2026-11-20' }))
const outlets = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Outlet ${at}`,
    address: 'Somewhere',
    hours: `10:00-20:${10 + at}`,
  }))
const art = (alt: string | null) => [
  { motif: 'laksa', palette: 'chili', alt, image: { url: '/images/1', alt: null } },
]

/** Each rule with a deal that breaks it, and one that comes close. */
const cases: Record<string, [broken: StoredDocument[], kept: StoredDocument[]]> = {
  'matches-model': [
    [cleanDeal({ price_now: 'five' }), cleanDeal({ colour: 'red' })],
    [cleanDeal()],
  ],
  'unknown-type': [[cleanDocument('thought', 'thought-1', {})], [cleanDeal()]],
  'required-missing': [[cleanDeal({ title: null })], [cleanDeal({ code: null })]],
  'link-missing': [[cleanDeal({ brand: linked('gone') })], [cleanDeal()]],
  'link-of-wrong-type': [[cleanDeal({ brand: linked('author-1') })], [cleanDeal()]],
  'code-missing': [
    [cleanDeal({ redeem: 'code' }), cleanDeal({ redeem: 'code', code: ' ' })],
    [cleanDeal({ redeem: 'code', code: 'LAKSA' })],
  ],
  'no-outlet': [[cleanDeal({ outlets: [] })], [cleanDeal({ channel: 'online', outlets: [] })]],
  'online-with-outlets': [[cleanDeal({ channel: 'online' })], [cleanDeal({ channel: 'both' })]],
  'price-was-not-above': [
    [cleanDeal({ price_was: 5 }), cleanDeal({ price_was: 4 })],
    [cleanDeal({ price_was: null }), cleanDeal({ price_was: 5.1 })],
  ],
  'ends-before-start': [
    [cleanDeal({ ends_on: '2026-10-31' })],
    [cleanDeal({ starts_on: '2026-11-16', ends_on: '2026-11-16' })],
  ],
  'back-before-sold-out': [
    [
      cleanDeal({ back_at: '2026-11-18T01:00:00+0000' }),
      cleanDeal({
        sold_out_at: '2026-11-18T01:00:00+0000',
        back_at: '2026-11-18T01:00:00+0000',
      }),
    ],
    [cleanDeal({ sold_out_at: '2026-11-18T01:00:00+0000' })],
  ],
  'cards-without-holders': [
    [cleanDeal({ cards: [{ card: 'Melur Card' }], eligible: [{ who: 'member' }] })],
    [cleanDeal({ cards: [{ card: 'Melur Card' }], eligible: [{ who: 'card-holder' }] })],
  ],
  'too-long-to-save': [
    [
      cleanDeal({ dates: dates(101) }),
      cleanDeal({ outlets: outlets(21) }),
      cleanDeal({ hours: `10:00-20:00${'; 2026-12-25 off'.repeat(13)}` }),
    ],
    [cleanDeal({ dates: dates(100) }), cleanDeal({ outlets: outlets(20) })],
  ],
  'never-usable': [
    [cleanDeal({ starts_on: '2026-11-16', ends_on: '2026-11-20', weekdays: [{ day: 'sat' }] })],
    [cleanDeal({ starts_on: '2026-11-16', ends_on: '2026-11-21', weekdays: [{ day: 'sat' }] })],
  ],
  'deal-ended': [
    [cleanDeal({ ends_on: '2026-11-15' })],
    [cleanDeal({ ends_on: '2026-11-16' }), cleanDeal({ ends_on: null })],
  ],
  'deal-spent': [
    [cleanDeal({ ends_on: '2026-11-20', weekdays: [{ day: 'sun' }] })],
    [cleanDeal({ ends_on: '2026-11-22', weekdays: [{ day: 'sun' }] })],
  ],
  'hours-unreadable': [
    [
      cleanDeal({ hours: 'until late' }),
      cleanDeal({ outlets: [{ name: 'A', address: 'B', hours: 'by appointment' }] }),
    ],
    [cleanDeal({ hours: '11:00-15:00' })],
  ],
  'no-check-date': [
    [cleanDeal({ checked_on: null })],
    [cleanDeal({ checked_on: null, ends_on: '2026-11-15' })],
  ],
  'check-too-old': [
    [cleanDeal({ checked_on: '2026-10-25' })],
    [
      cleanDeal({ checked_on: '2026-10-26' }),
      cleanDeal({ checked_on: '2026-01-01', ends_on: '2026-11-15' }),
    ],
  ],
  'picture-without-alt': [
    [
      cleanDeal({ art: art(null) }),
      cleanDeal({ body: [{ type: 'image', url: '/images/1', alt: null }] }),
    ],
    [cleanDeal({ art: art('A bowl of laksa') })],
  ],
  'prose-and-facts': [
    [cleanDeal({ summary: 'While stocks last.' })],
    [cleanDeal({ summary: 'While stocks last.', while_stocks_last: true })],
  ],
  'duplicate-deal': [
    [cleanDeal({ title: 'KAYA toast!' })],
    [
      cleanDeal({ title: 'Kaya toast for two' }),
      cleanDeal({ title: 'Kaya toast', ends_on: '2026-11-15' }),
      cleanDeal({ title: 'Kaya toast' }, 'deal-2'),
    ],
  ],
}

test.each(Object.entries(cases))('the rule %s finds only deals that break it', (rule, row) => {
  const [broken, kept] = row

  for (const document of broken) expect(namesOf(document)).toContain(rule)
  for (const document of kept) expect(namesOf(document)).not.toContain(rule)
})

test('a dead link is found only if its address was requested', () => {
  const deal = cleanDeal(shop)
  const gone = { [SHOP]: { status: 404, reason: 'status 404' } }
  const silent = { [SHOP]: { status: null, reason: 'not a public address' } }
  const there = { [SHOP]: { status: 200, reason: 'status 200' } }

  expect(namesOf(deal, contextOf(gone))).toContain('link-answers')
  expect(namesOf(deal, contextOf(silent))).toContain('link-answers')
  expect(namesOf(deal, contextOf(there))).toEqual([])
  expect(namesOf(deal)).toEqual([])
})

test('every rule has a name of its own, a case here, and a sentence that says what to do', () => {
  const names = rules.map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
  expect([...Object.keys(cases), 'link-answers'].toSorted()).toEqual(names.toSorted())
  for (const { advice } of rules) expect(advice).toMatch(/^[A-Z].{15,}\.$/)
})

test('a finding names its rule, severity and field, and what to do', () => {
  expect(runChecks(cleanDeal({ price_was: 4 }), contextOf())).toEqual([
    {
      rule: 'price-was-not-above',
      severity: 'stops',
      path: 'price_was',
      message: 'the price before is not higher than the price now',
      advice: 'Correct the two prices, or leave “Before” empty.',
    },
  ])
})
