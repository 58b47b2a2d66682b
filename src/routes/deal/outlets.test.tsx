import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { openSeededStore, serve } from '../../../test/content-fixture.ts'
import { NOON } from '../../../test/noon.ts'
import { Outlets } from './outlets.tsx'
import { loader } from './server/loader.ts'

const store = await openSeededStore()

async function outletsHtml(near: string): Promise<string> {
  const uid = 'eighteen-layers-tart-preorder'
  const payload = await loader({
    params: { category: 'food', uid },
    url: new URL(`/deals/food/${uid}?${new URLSearchParams({ near })}`, 'https://lobang.example'),
    now: NOON,
    until: () => {},
    content: createContentClient({ service: serve(store) }),
    richtext: createRichtextClient(store),
    richtextRules: { embedHosts: [], onUnknownBlock: () => {} },
    search: () => Promise.reject(new Error('a deal searches nothing')),
  })
  return renderToStaticMarkup(<Outlets payload={payload} />)
}

test.each(['999999', 'Atlantis', '12345'])(
  'for the unknown place %j the field keeps it and shows what to type instead',
  async (near) => {
    const html = await outletsHtml(near)
    const noteId = /aria-describedby="([^"]+)"/.exec(html)?.[1]

    expect(html).toContain(`value="${near}"`)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain(`id="${noteId}">We could not find “${near}”.`)
    expect(html).toContain('an area such as Katong')
  },
)

test('a known place shows no error, and the form links to the result', async () => {
  const html = await outletsHtml('Bugis')

  expect(html).toContain('Straight-line distances from Bugis station')
  expect(html).not.toContain('aria-invalid')
  expect(html).toContain('id="outlets" action="/deals/food/eighteen-layers-tart-preorder#outlets"')
})

test('an area is accepted as a place, and the label says so', async () => {
  const html = await outletsHtml('Katong')

  expect(html).toContain('Nearest to a postal code, MRT or area')
  expect(html).toContain('Approximate distances from the centre of Katong')
})

test('a text that is too long is cut, and blanks are ignored', async () => {
  expect(await outletsHtml('x'.repeat(5000))).toContain(`“${'x'.repeat(60)}”`)
  expect(await outletsHtml('   ')).not.toContain('We could not find')
})

test('each outlet links to a map, which loads nothing before a tap', async () => {
  const html = await outletsHtml('')
  const maps = [...html.matchAll(/<a href="([^"]+)" rel="noopener noreferrer">Open map/g)]

  expect(maps.length).toBe(html.match(/<li>/g)?.length)
  const url = new URL((maps[0]?.[1] ?? '').replaceAll('&amp;', '&'))
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/')
  expect(url.searchParams.get('api')).toBe('1')
  expect(url.searchParams.get('query')).toMatch(/, Singapore \d{6}$/)
  expect(html).toContain('leads to Google Maps')
  expect(html).not.toMatch(/<(iframe|img)\b/)
})
