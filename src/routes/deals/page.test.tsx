import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createListInput } from '../../../test/list-input.ts'
import { head, Page } from './page.tsx'
import { loader } from './server/loader.ts'

const { inputFor } = await createListInput()

async function show(address: string) {
  const payload = await loader({ ...inputFor(address), params: { category: 'food' } })
  const html = renderToString(<Page payload={payload} />).replaceAll('<!-- -->', '')
  return { payload, html, head: head(payload) }
}

test('an unknown place gets a note at its open field, and the list stays the same', async () => {
  const { html, payload, head } = await show('/deals/food?near=Atlantis')

  expect(html).toMatch(/<details [^>]*open=""/)
  expect(html).toMatch(/<input [^>]*value="Atlantis"[^>]*>/)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('We could not find “Atlantis”')
  expect(html).not.toContain('Active filters')
  expect(payload.deals).toHaveLength(24)
  expect(head.noindex).toBe(true)
})

test('a list near a place shows the radius, and can be sorted by distance', async () => {
  const { html, payload } = await show('/deals/food?near=bugis')

  expect(html).toContain(`<p>${payload.found} deals within 1.5 km of Bugis.</p>`)
  expect(html).toContain('Remove filter: </span>Within 1.5 km of Bugis')
  expect(html).toContain('href="/deals/food?near=Bugis&amp;sort=near"')
  expect((await show('/deals/food')).html).not.toContain('Nearest')
})

test('if no deal matches, each filter shows how many match without it', async () => {
  const { html, payload } = await show('/deals/food?near=Tuas+Link&redeem=code')

  expect(payload.found).toBe(0)
  expect(html).toMatch(/\d+ deals without “Within 1.5 km of Tuas Link”/)
  expect(html).toContain('href="/deals/food?redeem=code"')
})

test('an active filter is named', async () => {
  const { html, payload } = await show('/deals/food?ends=week')

  expect(payload.found).toBeGreaterThan(0)
  expect(html).toContain('Remove filter: </span>Ends within a week')
})

test('links to other categories keep the filters, and count the deals that match', async () => {
  const { html, payload } = await show('/deals/food?max=20&page=1')
  const { counts, total } = payload.matching

  expect(html).toMatch(
    new RegExp(`href="/deals/grocery\\?max=20"[^>]*>.*?<small>${counts.grocery}<`),
  )
  expect(counts.food).toBe(payload.found)
  expect(total).toBeLessThan(payload.total)
})
