import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DealSummary } from '#deals/deal-summary.ts'
import { DealCard } from './deal-card.tsx'
import { nobody, VisitorContext } from './visitor.ts'

const laksa: DealSummary = {
  id: 'd1',
  uid: 'laksa',
  category: 'food',
  title: '1-for-1 laksa bowls',
  badge: '50% off 2nd',
  summary: 'Two bowls for the price of one.',
  brand: { uid: 'dapur-melur', name: 'Dapur Melur', palette: 'chili', motif: 'laksa' },
  redeem: 'show',
  channel: 'in-store',
  code: null,
  price: null,
  startsOn: null,
  endsOn: '2026-11-18',
  begunAt: Date.parse('2026-11-10T00:00:00+08:00'),
  checkedOn: '2026-11-13',
  when: null,
  times: { endsOn: '2026-11-18' },
  exclusive: false,
  place: 'Tiong Bahru +3',
  palette: 'chili',
  picture: null,
  time: {
    status: 'live',
    ends: 'Ends in 3 days',
    urgent: true,
    checked: 'Checked 2 days ago',
    checkIsFresh: true,
  },
}

const price = { amount: 9.8, now: '$9.80', unit: null, was: '$19.60', isFrom: false, basis: null }

test('a card shows the offer, the place, the end and the last check', () => {
  const text = textOf(<DealCard deal={laksa} />)

  expect(text).toContain('50% off 2nd')
  expect(text).toContain('Show at counter')
  expect(text).toContain('Ends in 3 days')
  expect(text).toContain('Tiong Bahru +3')
  expect(text).toContain('Checked 2 days ago')
})

test('a code is plain text, beside the price or without one', () => {
  const code = { ...laksa, redeem: 'code', code: 'SURIA11' } as const

  expect(textOf(<DealCard deal={code} />)).toContain('Code SURIA11')
  expect(textOf(<DealCard deal={{ ...code, price }} />)).toContain('$9.80was $19.60Code SURIA11')
})

test('an ended deal says so instead of its offer and cannot be saved', () => {
  const ended = { ...laksa, time: { ...laksa.time, status: 'ended', ends: 'Ended 4 Nov' } } as const
  const html = renderToStaticMarkup(<DealCard deal={ended} />)

  expect(html).toContain('Ended ')
  expect(html).not.toContain('50%')
  expect(html).not.toContain('Show at counter')
  expect(html).not.toContain('<button')
  expect(textOf(<DealCard deal={{ ...ended, price }} />)).not.toContain('$')
})

test('something follows the facts of a card unless the deal has ended: the styles hide them until then', () => {
  const ended = { ...laksa, time: { ...laksa.time, status: 'ended' } } as const

  for (const variant of ['row', 'lead', 'card'] as const) {
    const html = renderToStaticMarkup(<DealCard deal={laksa} variant={variant} />)
    expect(html).toContain('</ul><button')
    expect(html).not.toContain('data-ended')
  }
  expect(renderToStaticMarkup(<DealCard deal={ended} />)).toContain('data-ended')
})

test('the title is a heading of the given level and the link of the card', () => {
  const html = renderToStaticMarkup(<DealCard deal={laksa} headingLevel={2} />)

  expect(html).toMatch(/<h2[^>]*><a href="\/deals\/food\/laksa">1-for-1 laksa bowls<\/a><\/h2>/)
})

test('the label of the heart says what a tap does', () => {
  const favDealsObj = { d1: { ...nobody, title: '' } as never }
  const visitor = { ...nobody, state: { ...nobody.state, favDealsObj } }

  expect(renderToStaticMarkup(<DealCard deal={laksa} />)).toContain(
    'aria-pressed="false" aria-label="Save: 1-for-1 laksa bowls"',
  )
  expect(
    renderToStaticMarkup(
      <VisitorContext value={visitor}>
        <DealCard deal={laksa} />
      </VisitorContext>,
    ),
  ).toContain('aria-pressed="true" aria-label="Remove from saved: 1-for-1 laksa bowls"')
})

function textOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element).replace(/<.*?>/g, '')
}

test('a deal that began after the last visit is marked as new, only on the device', () => {
  const textFor = (lastVisit: number | null, deal = laksa) =>
    textOf(
      <VisitorContext value={{ ...nobody, lastVisit }}>
        <DealCard deal={deal} />
      </VisitorContext>,
    )
  const before = laksa.begunAt - 1

  expect(textOf(<DealCard deal={laksa} />)).not.toContain('New')
  expect(textFor(null)).not.toContain('New')
  expect(textFor(laksa.begunAt)).not.toContain('New')
  expect(textFor(before)).toContain('New')
  expect(textFor(before, { ...laksa, time: { ...laksa.time, status: 'ended' } })).not.toContain(
    'New',
  )
})

test('a card says for how many readers the deal worked, if enough reported', () => {
  const told = textOf(<DealCard deal={{ ...laksa, success: { worked: 9, total: 10 } }} />)

  expect(told).toContain('Worked for 9 of 10 readers')
  expect(textOf(<DealCard deal={laksa} />)).not.toContain('readers')
})
