import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnnouncementBar } from './announcement-bar.tsx'

test('screen readers read the notice once, however often it scrolls past', () => {
  const html = renderToStaticMarkup(<AnnouncementBar />)
  const notice =
    'Images are not appearing at the moment. Our team is looking into it, and we apologise for the inconvenience.'

  expect(html.split(`<p>${notice}</p>`)).toHaveLength(2)
  expect(html.replaceAll(/<p aria-hidden="true">.*?<\/p>/g, '').split(notice)).toHaveLength(2)
  expect(html).toMatch(/<label><input type="checkbox".*Pause the announcement/)
})
