import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

test.each([
  [1, 3, ['/blog/page/2']],
  [2, 3, ['/blog/page/1', '/blog/page/3']],
  [3, 3, ['/blog/page/2']],
  [1, 1, []],
])('page %i of %i leads to its neighbours', (page, pages, expected) => {
  const html = renderToStaticMarkup(
    <Pager page={page} pages={pages} href={(number) => `/blog/page/${number}`} />,
  )

  expect([...html.matchAll(/ href="(\/[^"]+)"/g)].map(([, href]) => href)).toEqual(expected)
})
