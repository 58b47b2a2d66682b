import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SavedDeals } from '#visitor/schemas.ts'
import { nobody, VisitorContext } from '../visitor.ts'
import { Header } from './header.tsx'

test.each([
  ['/', null],
  ['/deals', 'page Deals'],
  ['/deals/food', 'page Food'],
  ['/deals/food/laksa', 'true Food'],
  ['/dealsxyz', null],
  ['/blog/page/2', 'true Blog'],
  ['/blog/student-deals-and-discounts-in-singapore', 'true Blog'],
])('at %s the navigation marks %j', (path, expected) => {
  const marked = [...markup(path, {}).matchAll(/aria-current="(\w+)">([^<]+)</g)]

  expect(marked.map(([, how, name]) => `${how} ${name}`)).toEqual(expected ? [expected] : [])
})

test.each<[SavedDeals | false, string]>([
  [false, 'aria-label="Saved"'],
  [{}, 'aria-label="Saved"'],
  [{ a: saved() }, 'aria-label="Saved, 1 deal"'],
  [{ a: saved(), b: saved() }, 'aria-label="Saved, 2 deals"'],
])('saved deals are counted, without a number for none', (favDealsObj, label) => {
  const html = markup('/', favDealsObj)

  expect(html).toContain(label)
  expect(/<b>/.test(html)).toBe(/\d/.test(label))
})

test('search works as a plain form', () => {
  const html = markup('/', false)

  expect(html).toContain('<form action="/search">')
  expect(html).toMatch(/<input [^>]*name="q"/)
})

test.each([
  ['/search', 'q=laksa+%26+kopi&sort=ends', 'value="laksa &amp; kopi"'],
  ['/search', undefined, 'value=""'],
  ['/dive/search', 'q=boat', 'value=""'],
])('at %s?%s the field of the header has %s', (path, query, value) => {
  const html = renderToStaticMarkup(<Header productName="Lobang" path={path} query={query} />)

  expect(html).toContain(value)
})

function markup(path: string, favDealsObj: SavedDeals | false): string {
  return renderToStaticMarkup(
    <VisitorContext value={{ ...nobody, state: { ...nobody.state, favDealsObj } }}>
      <Header productName="Lobang" path={path} />
    </VisitorContext>,
  )
}

function saved(): SavedDeals[string] {
  return {
    title: 'Laksa',
    path: '/deals/food/laksa',
    brand: 'Dapur Melur',
    badge: '1-for-1',
    code: null,
    endsOn: null,
    savedAt: '2026-11-15T00:00:00.000Z',
  }
}
