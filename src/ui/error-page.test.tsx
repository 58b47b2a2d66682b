import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'

test.each([
  [404, 'Awww mien! Page not found!'],
  [500, 'Awww mien! An error occurred!'],
  [503, 'Awww mien! An error occurred!'],
])('status %i has the words of the specification', (status, title) => {
  const html = renderToStaticMarkup(<ErrorPage status={status} />)

  expect(html).toContain(`<h1 tabindex="-1">${title}</h1>`)
  expect(html).toContain(
    '<p>Looks like this page has gone missing. If it was our fault, we sincerely apologise for the trouble. Otherwise, do return to our home page to discover more deals!</p>',
  )
})

test('after too many requests the page asks the visitor to wait', () => {
  const html = renderToStaticMarkup(<ErrorPage status={429} />)

  expect(html).toContain('Wait a few seconds, then reload this page.')
  expect(html).not.toContain('gone missing')
})

test('the error page has a plain link to the home page', () => {
  const html = renderToStaticMarkup(<ErrorPage status={404} />)

  expect(html).toMatch(/<a [^>]*href="\/">Back To Home<\/a>/)
})

test.each([
  ['/deals/food/kaya-toast-set', 'Search for “kaya toast set”'],
  ['/brands/no-such-brand', 'Search for “such brand”'],
  ['/1234', 'Search'],
  ['/not-found', 'Search'],
  ['', 'Search'],
])('%s offers a search: %s', (path, text) => {
  const html = renderToStaticMarkup(<ErrorPage status={404} path={path} />)

  expect(html).toContain(`${text}</button>`)
})

test('a server error offers no search, because the page exists', () => {
  const html = renderToStaticMarkup(<ErrorPage status={500} path="/deals/food/kaya-toast" />)

  expect(html).not.toContain('Search')
})
