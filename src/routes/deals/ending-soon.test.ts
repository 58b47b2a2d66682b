import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { liveDeals } from '#content/queries/deals.ts'
import { openSeededStore, serve } from '#content/service/content-fixture.ts'
import { endsSoon } from '#deals/ending-soon.ts'
import { usable } from '#deals/usable.ts'
import { singaporeDay, startOfDay } from '#lib/singapore-time.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { NOON } from '../../../test/noon.ts'
import { loader } from './loader.ts'

const store = await openSeededStore()
const content = createContentClient({ service: serve(store) })
const richtext = createRichtextClient(store)

async function load(query: string) {
  const instants: Date[] = []
  const payload = await loader({
    params: {},
    url: new URL(`/deals${query}`, 'https://lobang.example'),
    now: NOON,
    until: (instant) => instants.push(instant),
    content,
    richtext,
    richtextRules: { embedHosts: [], onUnknownBlock: () => {} },
    search: () => Promise.reject(new Error('a list searches nothing')),
  })
  return { ...payload, until: Math.min(...instants.map((instant) => instant.getTime())) }
}

test('a list of what ends soon has nothing that nobody can use before its end', async () => {
  const live = await liveDeals(content, { now: NOON })
  const soon = live.filter((deal) => endsSoon(deal, NOON))
  const left = soon.filter((deal) => {
    const { today, next } = usable(deal, NOON)
    return today || next !== null
  })
  const { deals, found } = await load('?ends=week')

  expect(left.length).toBeLessThan(soon.length)
  expect(found).toBe(left.length)
  expect(deals.every(({ id }) => left.some((deal) => deal.id === id))).toBe(true)
})

test('it is true until the hours of one of them end', async () => {
  const midnight = startOfDay(singaporeDay(NOON)).getTime() + 24 * 3_600_000

  expect((await load('?ends=week')).until).toBeLessThan(midnight)
  expect((await load('')).until).toBe(midnight)
})
