import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { liveDeals } from '#content/queries/deals.ts'
import { createListInput } from '../../../../test/list-input.ts'
import { NOON } from '../../../../test/noon.ts'
import { CodeTable } from '../code-table.tsx'
import { loadCodes } from './load-codes.ts'

const { content, inputFor } = await createListInput()
const live = await liveDeals(content, { now: NOON })
const withCode = live.filter(({ code }) => code !== null)

const load = (query = '') => loadCodes(inputFor(`/singapore-promo-codes${query}`))

test('lists all codes, with the number in each category', async () => {
  const { rows, counts } = await load()

  expect(rows).toHaveLength(withCode.length)
  expect(counts.food).toBe(withCode.filter(({ category }) => category === 'food').length)
  expect((await load('?category=cars')).rows).toHaveLength(withCode.length)
})

test.each([
  ['?q=Pasar+Pintar', ({ brand }) => brand.uid === 'pasar-pintar'],
  ['?q=PASAR15', ({ code }) => code === 'PASAR15'],
  ['?category=grocery', ({ category }) => category === 'grocery'],
  ['?q=groceries&category=food', () => false],
] as [string, (deal: (typeof live)[number]) => boolean][])(
  '%s finds only its own codes',
  async (query, passes) => {
    const { rows } = await load(query)

    expect(rows.map(({ code }) => code).toSorted()).toEqual(
      withCode
        .filter(passes)
        .map(({ code }) => code)
        .toSorted(),
    )
  },
)

test('words match what deals state, in singular and plural', async () => {
  const [one, many, none] = await Promise.all([
    load('?q=grocery+delivery'),
    load('?q=Groceries+deliveries'),
    load('?q=zzzz'),
  ])

  expect(one.rows.length).toBeGreaterThan(1)
  expect(one.rows.every(({ category }) => category === 'grocery')).toBe(true)
  expect(many.rows).toEqual(one.rows)
  expect(none.rows).toEqual([])
})

test('a minimum spend is not shown as a price', async () => {
  const html = renderToString(createElement(CodeTable, { codes: await load('?q=MEETING15') }))

  expect(html).toContain('min. spend $45')
  expect(html).not.toMatch(/from \$45/i)
})

test('the page shows codes that work today first, and a few of each category', async () => {
  const codes = await load()
  const html = renderToString(createElement(CodeTable, { codes })).replaceAll('<!-- -->', '')
  const today = codes.rows.filter(({ isForToday }) => isForToday)

  expect(html).toContain(`${today.length} codes work today`)
  expect(html.indexOf('working-codes')).toBeLessThan(html.indexOf('later-codes'))
  expect(html.match(/<code>/g)?.length).toBeLessThan(codes.rows.length)
  expect(html).toMatch(/href="\/singapore-promo-codes\?category=food"[^>]*>\d+ more in food</)
})
