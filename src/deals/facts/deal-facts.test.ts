import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { publishedDeals } from '#content/queries/deals.ts'
import { distanceKm } from '#lib/singapore-point.ts'
import { openSeededStore, serve } from '../../../test/content-fixture.ts'
import { dealFacts, dealFactsChange } from './deal-facts.ts'
import { findPlace } from './find-place.ts'

const content = createContentClient({ service: serve(await openSeededStore()) })
const deals = await publishedDeals(content)

test.each([
  '2026-11-15T12:00:00+08:00',
  '2026-11-16T00:00:00+08:00',
  '2026-11-27T22:30:00+08:00',
  '2026-12-24T23:59:59+08:00',
  '2026-12-25T11:30:00+08:00',
])('the facts of every deal of the demo at %s are JSON, and true until they change', (at) => {
  const wrong = deals.filter((deal) => {
    const facts = dealFacts(deal, new Date(at))
    const justBefore = new Date(dealFactsChange(deal, new Date(at)).getTime() - 1)
    const isJson = JSON.stringify(JSON.parse(JSON.stringify(facts))) === JSON.stringify(facts)
    return !isJson || JSON.stringify(dealFacts(deal, justBefore)) !== JSON.stringify(facts)
  })

  expect(deals.length).toBeGreaterThanOrEqual(200)
  expect(wrong.map(({ uid }) => uid)).toEqual([])
})

test('the facts of a demo deal match what its editors wrote', () => {
  const toast = deals.find(({ uid }) => uid === 'kaya-toast-set-two-for-one')
  if (!toast) throw new Error('the demo has lost its toast')

  // Deepavali's Monday, which its terms exclude
  const facts = dealFacts(toast, new Date('2026-11-09T07:00:00+08:00'))

  expect(facts.usable).toEqual({
    now: false,
    text: 'Usable tomorrow from 6am',
    note: 'Today is Deepavali (observed), a public holiday: not valid today',
  })
  expect(facts.price).toMatchObject({
    now: { text: '$6.80' },
    was: { text: 'was $13.60' },
    saving: { text: 'Save $6.80 (50%)' },
    each: { text: '$3.40 per person for two' },
    net: null,
  })
  expect(facts.terms.find(({ name }) => name === 'Days')?.text).toBe(
    'Monday to Friday, not on public holidays',
  )
})

test('every demo outlet is near its station and in its postal area', () => {
  const outlets = deals.flatMap((deal) => deal.outlets)

  const far = outlets.filter(({ mrt, postal, lat, lng }) => {
    const [station, area] = [findPlace(mrt), findPlace(postal)]
    return (
      !station ||
      !area ||
      distanceKm(station.point, { lat, lng }) > 2 ||
      distanceKm(area.point, { lat, lng }) > 5
    )
  })

  expect(outlets.length).toBeGreaterThan(300)
  expect(far).toEqual([])
})
