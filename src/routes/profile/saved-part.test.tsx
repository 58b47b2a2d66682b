import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { nobody, VisitorContext } from '#ui/visitor.ts'
import type { SavedDeals } from '#visitor/schemas.ts'
import { Page } from './page.tsx'
import { SavedPart } from './saved-part.tsx'

// The part is shown in browsers alone, and looks at the cookies there.
vi.stubGlobal('document', { cookie: '' })

const payload = {
  brands: [{ uid: 'kopi', name: 'Kopi', palette: 'kaya', motif: 'kopi', liveCount: 2, begunAt: 0 }],
  countsUntil: new Date('2026-11-19T00:00:00+08:00').getTime(),
  offline: false,
}

/** As an earlier version saved it. */
const saved = (
  endsOn: string | null,
  facts: Partial<SavedDeals[string]> = {},
): SavedDeals[string] => ({
  title: `until ${endsOn}`,
  path: '/deals/food/a',
  brand: 'Kopi',
  badge: '1-for-1',
  code: 'PASAR15',
  endsOn,
  savedAt: '2026-11-01T00:00:00Z',
  ...facts,
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

test('a saved deal is marked as ended from midnight in Singapore, without its code', () => {
  const favDealsObj = { d1: saved('2026-11-18') }

  const before = renderAt('2026-11-18T23:59:59', { favDealsObj })
  const after = renderAt('2026-11-19T00:00:00', { favDealsObj })

  expect(before).toContain('Ends today')
  expect(before).toContain('PASAR15')
  expect(after).toContain('Ended 18 Nov')
  expect(after).not.toContain('PASAR15')
  expect(after).not.toContain('At counter')
})

test('saved deals are sorted by their end, with ended ones last for thirty days', () => {
  const days = ['2026-10-18', '2026-10-19', '2026-11-01', null, '2026-12-01', '2026-11-20']
  const favDealsObj = Object.fromEntries(days.map((day) => [`d${day}`, saved(day)]))

  const html = renderAt('2026-11-18T12:00:00', { favDealsObj })

  const order = [...html.matchAll(/">until ([^<]*)<\/a>/g)].map(([, day]) => day)
  expect(order).toEqual(['2026-11-20', '2026-12-01', 'null', '2026-11-01', '2026-10-19'])
})

test('a deal saved before its start shows the start, and from then on a link to its code', () => {
  const upcoming = saved('2026-12-24', { startsOn: '2026-12-02', redeem: 'code', code: null })
  const favDealsObj = { d1: saved('2026-12-31'), d2: upcoming }

  const before = renderAt('2026-12-01T23:59:59', { favDealsObj })
  const after = renderAt('2026-12-02T00:00:00', { favDealsObj })

  expect(before).toContain('Starts 2 Dec')
  expect(before).toMatch(/Starting soon.*Not yet/s)
  expect(before.match(/At counter/g)).toHaveLength(1)
  expect(after).not.toContain('Starts')
  expect(after).not.toContain('No code needed')
  expect(after).toContain('See the code')
})

test('a code that the device knows is not shown before the start either', () => {
  const favDealsObj = { d1: saved('2026-12-24', { startsOn: '2026-12-02', redeem: 'code' }) }

  expect(renderAt('2026-12-01T23:59:59', { favDealsObj })).not.toContain('PASAR15')
  expect(renderAt('2026-12-02T00:00:00', { favDealsObj })).toContain('PASAR15')
})

test('a coupon shows days, hours and its last check, which goes stale', () => {
  const facts = { when: 'Mon-Fri, 11am-3pm', checkedOn: '2026-11-16' }
  const favDealsObj = { d1: saved('2026-12-31', facts) }

  const fresh = renderAt('2026-11-18T12:00:00', { favDealsObj })
  const stale = renderAt('2026-12-18T12:00:00', { favDealsObj })
  const ended = renderAt('2027-01-01T00:00:00', { favDealsObj })

  expect(fresh).toContain('Mon-Fri, 11am-3pm')
  expect(fresh).toMatch(/data-tone="good".{0,200}Checked 2 days ago/)
  expect(stale).toMatch(/data-tone="stale".{0,200}Not re-checked since 16 Nov/)
  expect(ended).not.toMatch(/checked|11am/i)
})

test.each([
  ['by an earlier version', { usableUntil: '2026-11-17' }],
  ['with its times', { times: { endsOn: '2026-11-19', weekdays: ['tue' as const] } }],
])('a deal saved %s ends when it can no longer be used', (_how, facts) => {
  const favDealsObj = { d1: saved('2026-11-19', facts), d2: saved('2026-11-30') }
  const titles = (html: string) => [...html.matchAll(/">until ([^<]*)<\/a>/g)].map(([, day]) => day)

  const before = renderAt('2026-11-17T23:59:59', { favDealsObj })
  const after = renderAt('2026-11-18T00:00:00', { favDealsObj })

  expect(before).toContain('Ends today')
  expect(titles(before)).toEqual(['2026-11-19', '2026-11-30'])
  expect(after).toContain('Ended 17 Nov')
  expect(titles(after)).toEqual(['2026-11-30', '2026-11-19'])
})

test('a saved deal uses the device’s clock to say when it can be used', () => {
  const times = { weekdays: ['wed' as const], hours: '11:00-15:00' }
  const favDealsObj = { d1: saved(null, { times }) }

  expect(renderAt('2026-11-18T12:00:00', { favDealsObj })).toContain('Usable now, until 3pm')
  expect(renderAt('2026-11-18T15:00:00', { favDealsObj })).toContain('Next on Wed 25 Nov, 11am')
})

test('a deal saved without its times is never called usable', () => {
  const html = renderAt('2026-11-18T12:00:00', { favDealsObj: { d1: saved('2026-11-30') } })

  expect(html).not.toContain('Usable')
  expect(html).toContain('Ask the shop for the hours')
})

test('a sold-out deal stays on the list without its code', () => {
  const times = { soldOutAt: '2026-11-18T00:00:00+08:00' }
  const html = renderAt('2026-11-18T12:00:00', { favDealsObj: { d1: saved(null, { times }) } })

  expect(html).toContain('Sold out')
  expect(html).not.toContain('PASAR15')
})

test('a coupon with a code has one button to copy it, others have none', () => {
  const copy = 'Copy<span class="sr"> code: '
  const withCode = { d1: saved(null) }
  const without = { d1: saved(null, { code: null }) }

  expect(renderAt('2026-11-18T12:00:00', { favDealsObj: withCode })).toContain(copy)
  expect(renderAt('2026-11-18T12:00:00', { favDealsObj: without })).not.toContain(copy)
})

test('followed brands are shown, except those that no longer exist', () => {
  const html = renderAt('2026-11-18T12:00:00', { followingArray: ['kopi', 'gone'] })

  expect(html).toContain('href="/brands/kopi"')
  expect(html).not.toContain('gone')
})

test('a page from an earlier day does not show how many deals a brand has', () => {
  const followingArray = ['kopi']

  expect(renderAt('2026-11-18T23:59:59', { followingArray })).toContain('2 live deals')
  expect(renderAt('2026-11-19T00:00:00', { followingArray })).not.toContain('live deal')
})

test('the page says whether the visitor is signed in', () => {
  const out = renderAt('2026-11-18T12:00:00', {})
  vi.stubGlobal('document', { cookie: 'lobang-account=1' })
  const signedIn = renderAt('2026-11-18T12:00:00', {})
  vi.stubGlobal('document', { cookie: '' })

  expect(out).toContain('Your saved deals are only on this device')
  expect(out).toContain('href="/account/sign-in?next=%2Fprofile"')
  expect(out).not.toContain('Your reports')
  expect(signedIn).toContain('You are signed in')
  expect(signedIn).toContain('Your reports')
})

test('the page says if the browser cannot store anything', () => {
  const html = renderToString(
    <VisitorContext value={{ ...nobody, problem: 'blocked' }}>
      <SavedPart payload={payload} />
    </VisitorContext>,
  )

  expect(html).toContain('Your browser blocks storage for this site')
  expect(renderAt('2026-11-18T12:00:00', {})).not.toContain('lost when you close this tab')
})
