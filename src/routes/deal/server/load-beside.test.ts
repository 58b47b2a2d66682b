import { expect, test } from 'vitest'
import { publishedDeals } from '#content/queries/deals.ts'
import { isLive } from '#deals/deal-status.ts'
import { dealStatus } from '#deals/deal-time.ts'
import { availability, isForToday } from '#deals/times/availability.ts'
import { distanceKm, isInSingapore } from '#lib/singapore-point.ts'
import { singaporeDay, startOfDay } from '#lib/singapore-time.ts'
import { createListInput } from '../../../../test/list-input.ts'
import { NOON as now } from '../../../../test/noon.ts'
import { loadBeside } from './load-beside.ts'

const WALK_KM = 0.8

test('shows nearby deals first, today’s before others', async () => {
  const { content } = await createListInput()
  const all = (await publishedDeals(content)).filter((deal) => isLive(dealStatus(deal, now)))
  const shops = all.filter(({ outlets }) => outlets.some(isInSingapore))
  const morning = startOfDay(singaporeDay(now))
  let checked = 0

  for (const deal of shops) {
    const own = deal.outlets.filter(isInSingapore).slice(0, 3)
    const { alsoLive } = await loadBeside(deal, {
      content,
      now,
      outlets: deal.outlets,
      isEnded: false,
    })
    const near = all.filter(
      ({ id, outlets }) =>
        id !== deal.id &&
        outlets.some((outlet) => own.some((point) => distanceKm(point, outlet) <= WALK_KM)),
    )
    const expected = Math.min(4, near.length)
    const shown = alsoLive.slice(0, expected)
    expect(
      shown.every(({ id }) => near.some((other) => other.id === id)),
      deal.uid,
    ).toBe(true)
    expect(
      shown.every(({ nearest }) => nearest?.endsWith(' away')),
      deal.uid,
    ).toBe(true)
    const days = shown.map(({ times }) => isForToday(availability(times, morning)))
    expect(days, deal.uid).toEqual(days.toSorted((a, b) => Number(b) - Number(a)))
    expect(alsoLive).toHaveLength(4)
    checked += expected
  }

  expect(checked).toBeGreaterThan(50)
})

test('an online deal shows deals of its category, an ended one first those of its brand', async () => {
  const { content } = await createListInput()
  const all = await publishedDeals(content)
  const online = all.find((deal) => deal.outlets.length === 0 && isLive(dealStatus(deal, now)))
  const ended = all.find(
    (deal) =>
      dealStatus(deal, now) === 'ended' &&
      all.some(
        ({ brand, ...other }) => brand.uid === deal.brand.uid && isLive(dealStatus(other, now)),
      ),
  )
  if (!online || !ended) throw new Error('the demo has no such deal')

  const beside = await loadBeside(online, { content, now, outlets: [], isEnded: false })
  const instead = await loadBeside(ended, { content, now, outlets: ended.outlets, isEnded: true })

  expect(beside.alsoLive.map(({ category }) => category)).toEqual(Array(4).fill(online.category))
  expect(beside.besideNote).toBe(null)
  expect(instead.alsoLive[0]?.brand.uid).toBe(ended.brand.uid)
})
