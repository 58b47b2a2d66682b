import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { nobody, type SavedDeals, VisitorContext } from '#ui/visitor.ts'
import { Page } from './page.tsx'
import { SavedPart } from './saved-part.tsx'

// The part is shown in browsers alone, and looks at the cookies there.
vi.stubGlobal('document', { cookie: '' })

const payload = {
  brands: [{ uid: 'kopi', name: 'Kopi', palette: 'kaya', motif: 'kopi', liveCount: 2 }],
  countsUntil: new Date('2026-11-19T00:00:00+08:00').getTime(),
  offline: false,
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

/** What the device shows at an instant in Singapore. */
function renderAt(time: string, state: Partial<(typeof nobody)['state']>): string {
  vi.useFakeTimers({ now: new Date(`${time}+08:00`) })
  const visitor = { ...nobody, state: { ...nobody.state, ...state } }
  const html = renderToString(
    <VisitorContext value={visitor}>
      <SavedPart payload={payload} />
    </VisitorContext>,
  )
  vi.useRealTimers()
  return html
}

test('before the device is known the page claims nothing about it', () => {
  const html = renderToString(<Page payload={payload} />)

  expect(html).toContain('Your lobang')
  expect(html).not.toContain('Nothing saved yet')
})

test('a saved deal is labelled ended from midnight in Singapore, its code with it', () => {
  const favDealsObj = { d1: saved('2026-11-18') }

  const before = renderAt('2026-11-18T23:59:59', { favDealsObj })
  const after = renderAt('2026-11-19T00:00:00', { favDealsObj })

  expect(before).toContain('Ends today')
  expect(before).toContain('PASAR15')
  expect(after).toContain('Ended 18 Nov')
  expect(after).not.toContain('PASAR15')
  expect(after).not.toContain('At counter')
})

test('saved deals come soonest end first, ended ones last and for thirty days', () => {
  const days = ['2026-10-18', '2026-10-19', '2026-11-01', null, '2026-12-01', '2026-11-20']
  const favDealsObj = Object.fromEntries(days.map((day) => [`d${day}`, saved(day)]))

  const html = renderAt('2026-11-18T12:00:00', { favDealsObj })

  const order = [...html.matchAll(/">until ([^<]*)<\/a>/g)].map(([, day]) => day)
  expect(order).toEqual(['2026-11-20', '2026-12-01', 'null', '2026-11-01', '2026-10-19'])
})

test('followed brands are shown, and ids of brands that are gone are not', () => {
  const html = renderAt('2026-11-18T12:00:00', { followingArray: ['kopi', 'gone'] })

  expect(html).toContain('href="/brands/kopi"')
  expect(html).not.toContain('gone')
})

test('how many deals a brand has is not said any more when the page is older than its day', () => {
  const followingArray = ['kopi']

  expect(renderAt('2026-11-18T23:59:59', { followingArray })).toContain('2 live deals')
  expect(renderAt('2026-11-19T00:00:00', { followingArray })).not.toContain('live deal')
})

test('the page says whether one is signed in', () => {
  const out = renderAt('2026-11-18T12:00:00', {})
  vi.stubGlobal('document', { cookie: 'lobang-account=1' })
  const signedIn = renderAt('2026-11-18T12:00:00', {})
  vi.stubGlobal('document', { cookie: '' })

  expect(out).toContain('You are not signed in')
  expect(out).toContain('href="/account/sign-in?next=/profile"')
  expect(out).not.toContain('Your reports')
  expect(signedIn).toContain('You are signed in')
  expect(signedIn).toContain('Your reports')
})

test('a visitor whose browser keeps nothing is told so', () => {
  const html = renderToString(
    <VisitorContext value={{ ...nobody, problem: 'blocked' }}>
      <SavedPart payload={payload} />
    </VisitorContext>,
  )

  expect(html).toContain('This browser keeps nothing for us')
  expect(renderAt('2026-11-18T12:00:00', {})).not.toContain('lost when you close this tab')
})
