import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { nobody, type SavedDeals, VisitorContext } from '#ui/visitor.ts'
import { Page } from './page.tsx'

const payload = {
  brands: [{ uid: 'kopi', name: 'Kopi', palette: 'kaya', motif: 'kopi', liveCount: 2 }],
}

const saved = (endsOn: string | null): SavedDeals[string] => ({
  title: `until ${endsOn}`,
  path: '/deals/food/a',
  brand: 'Kopi',
  badge: '1-for-1',
  code: 'PASAR15',
  endsOn,
  savedAt: '2026-11-01T00:00:00Z',
})

function renderFor(favDealsObj: false | SavedDeals, followingArray: false | string[] = false) {
  const visitor = { ...nobody, state: { ...nobody.state, favDealsObj, followingArray } }
  return renderToString(
    <VisitorContext value={visitor}>
      <Page payload={payload} />
    </VisitorContext>,
  )
}

test('before the device is known the page claims nothing about it', () => {
  const html = renderFor(false)

  expect(html).toContain('No saved deals to show')
  expect(html).not.toContain('liveCount')
})

test('a saved deal is labelled ended from midnight in Singapore, its code with it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T23:59:59+08:00') })
  const before = renderFor({ d1: saved('2026-11-18') })
  vi.setSystemTime(new Date('2026-11-19T00:00:00+08:00'))
  const after = renderFor({ d1: saved('2026-11-18') })
  vi.useRealTimers()

  expect(before).toContain('Ends today')
  expect(before).toContain('PASAR15')
  expect(after).toContain('Ended on 18 November 2026')
  expect(after).not.toContain('PASAR15')
})

test('saved deals come soonest end first, ended ones last', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00+08:00') })
  const days = ['2026-11-01', null, '2026-12-01', '2026-11-20']
  const html = renderFor(Object.fromEntries(days.map((day) => [`d${day}`, saved(day)])))
  vi.useRealTimers()

  const order = [...html.matchAll(/">until ([^<]*)</g)].map(([, day]) => day)
  expect(order).toEqual(['2026-11-20', '2026-12-01', 'null', '2026-11-01'])
})

test('followed brands are shown, and ids of brands that are gone are not', () => {
  const html = renderFor(false, ['kopi', 'gone'])

  expect(html).toContain('href="/brands/kopi"')
  expect(html).not.toContain('gone')
})

test('a visitor whose browser keeps nothing is told so', () => {
  const html = renderToString(
    <VisitorContext value={{ ...nobody, problem: 'blocked' }}>
      <Page payload={payload} />
    </VisitorContext>,
  )

  expect(html).toContain('This browser keeps nothing for us')
  expect(renderFor(false)).not.toContain('lost when you close this tab')
})
