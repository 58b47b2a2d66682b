import { expect, test } from 'vitest'
import { liveDeals } from '#content/queries/deals.ts'
import { endsSoon } from '#deals/end-spans.ts'
import { availability } from '#deals/times/availability.ts'
import { singaporeDay, startOfDay } from '#lib/singapore-time.ts'
import { createListInput } from '../../../test/list-input.ts'
import { NOON } from '../../../test/noon.ts'
import { loader } from './server/loader.ts'

const { content, inputFor } = await createListInput()

async function load(query: string) {
  const input = inputFor(`/deals${query}`)
  const payload = await loader(input)
  return { ...payload, until: Math.min(...input.instants.map((instant) => instant.getTime())) }
}

test('a list of deals that end soon contains only deals that can still be used', async () => {
  const live = await liveDeals(content, { now: NOON })
  const soon = live.filter((deal) => endsSoon(deal, NOON))
  const { deals, found } = await load('?ends=week')

  expect(found).toBe(soon.length)
  expect(deals.every(({ id }) => soon.some((deal) => deal.id === id))).toBe(true)
  for (const { uid, times } of soon) {
    expect(availability(times, NOON).state, uid).not.toMatch(/spent|ended|sold-out/)
  }
})

test('the list is valid until the hours of one of its deals end', async () => {
  const midnight = startOfDay(singaporeDay(NOON)).getTime() + 24 * 3_600_000

  expect((await load('?ends=week')).until).toBeLessThan(midnight)
  expect((await load('')).until).toBe(midnight)
})
