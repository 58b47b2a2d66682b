import { expect, test } from 'vitest'
import type { Deal } from '#deals/deal.ts'
import { dealOf } from '../../test/deal-fixture.ts'
import type { Due } from './find-due.ts'
import { reasonText, toReminderMail } from './reminder-mail.ts'
import { toReminderPush } from './reminder-push.ts'

const NOW = new Date('2026-11-19T09:00:00+08:00')
const wishes = { endingSoon: true, followedBrands: NOW, searches: null, weeklyDigest: false }

function dealTitled(title: string, more: Partial<Deal> = {}): Deal {
  const brand = { uid: 'kopi', name: 'Kopi & Co', palette: 'pandan', motif: 'coupon' }
  const times = { endsOn: '2026-11-20' }
  return dealOf({ id: title, uid: 'a', title, brand, badge: '', code: null, times, ...more })
}

function mailOf(due: Partial<Due>) {
  return toReminderMail({
    due: { ending: [], followed: [], searched: [], digest: [], ...due },
    wishes,
    now: NOW,
    siteUrl: new URL('https://lobang.example'),
    productName: 'Lobang',
    links: {
      unsubscribe: 'https://lobang.example/stop?a=1&b',
      settings: 'https://lobang.example/s',
    },
  })
}

const [one, other] = [dealTitled('One'), dealTitled('Other')]
const kopi = { path: '/search?q=kopi&near=Bugis', name: 'kopi near Bugis' }

test.for([
  ['Ends tomorrow: One', { ending: [one], followed: [other] }],
  ['2 of your saved deals end soon', { ending: [one, other] }],
  ['New from Kopi & Co: One', { followed: [one], digest: [other] }],
  ['2 new deals from brands you follow', { followed: [one, other] }],
  ['1 new deal for “kopi near Bugis”', { searched: [{ ...kopi, deals: [one] }], digest: [other] }],
  [
    '2 new deals in searches you follow',
    {
      searched: [
        { ...kopi, deals: [one] },
        { ...kopi, deals: [other] },
      ],
    },
  ],
  ['This week’s deals at Lobang', { digest: [one] }],
] as const)('the subject of a mail names the most urgent news: %s', ([subject, due]) => {
  expect(mailOf(due).subject).toBe(subject)
})

test('the text has the offer, its end, its code and its link', () => {
  const { text } = mailOf({ ending: [dealTitled('One', { badge: '1-for-1', code: 'KAYA2' })] })

  expect(text).toContain(
    'One\nKopi & Co, 1-for-1. Ends tomorrow. Code KAYA2.\nhttps://lobang.example/deals/food/a',
  )
  expect(text).toContain('Unsubscribe: https://lobang.example/stop?a=1&b')
})

test('a search has its own part, with a link to the whole of it', () => {
  const deals = Array.from({ length: 11 }, (_, index) => dealTitled(`No ${index}`))
  const { text, html } = mailOf({ searched: [{ ...kopi, deals }] })

  expect(text).toContain('NEW FOR “KOPI NEAR BUGIS”')
  expect(text).toContain('See all results: https://lobang.example/search?q=kopi&near=Bugis')
  expect(html).toContain('href="https://lobang.example/search?q=kopi&amp;near=Bugis"')
})

test('editors’ text becomes neither markup nor a mail header', () => {
  const { html = '', subject } = mailOf({
    ending: [dealTitled('<b>"One"</b>\r\nBcc: all@mail.example')],
  })

  expect(html).not.toContain('<b>')
  expect(html).toContain('&lt;b&gt;&quot;One&quot;')
  expect(html).toContain('href="https://lobang.example/stop?a=1&amp;b"')
  expect(subject).toBe('Ends tomorrow: <b>"One"</b> Bcc: all@mail.example')
})

test('an e-mail lists ten deals and counts the rest', () => {
  const { text } = mailOf({
    ending: Array.from({ length: 13 }, (_, index) => dealTitled(`No ${index}`)),
  })

  expect(text).toContain('No 9\n')
  expect(text).not.toContain('No 10\n')
  expect(text).toContain('And 3 more. All your saved deals: https://lobang.example/profile')
})

test('the reason names exactly what was asked for', () => {
  expect(reasonText({ ...wishes, followedBrands: null })).toBe(
    'You get this e-mail because you asked for a reminder before saved deals end.',
  )
  expect(reasonText({ ...wishes, weeklyDigest: true })).toBe(
    'You get this e-mail because you asked for a reminder before saved deals end, new deals from brands you follow and the best deals of the week.',
  )
})

test.for([
  [{ ending: [one] }, 'Ends tomorrow', 'One, Kopi & Co', '/deals/food/a'],
  [{ followed: [one] }, 'New from Kopi & Co', 'One. Ends tomorrow.', '/deals/food/a'],
  [{ ending: [one, other] }, '2 saved deals end soon', 'One, Other', '/profile'],
  [
    { ending: [one], followed: [other] },
    '1 saved deal ends soon, 1 new deal from a brand you follow',
    'One, Other',
    '/profile',
  ],
  [
    { searched: [{ ...kopi, deals: [one] }] },
    'New for “kopi near Bugis”',
    'One. Ends tomorrow.',
    '/deals/food/a',
  ],
  [
    { searched: [{ ...kopi, deals: [one, other] }] },
    '2 new deals for “kopi near Bugis”',
    'One, Other',
    kopi.path,
  ],
  [
    { followed: [one], searched: [{ ...kopi, deals: [other] }] },
    '1 new deal from a brand you follow, 1 new deal in a search you follow',
    'One, Other',
    '/profile',
  ],
] as const)(
  'a notification opens its single deal, or the list for several',
  ([due, title, body, path]) => {
    const lists = { ending: [], followed: [], searched: [], digest: [], ...due }

    expect(toReminderPush(lists, '2026-11-19', NOW)).toEqual({
      title,
      body,
      path,
      day: '2026-11-19',
    })
  },
)
