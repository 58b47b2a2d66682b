import { expect, test } from 'vitest'
import { createContentClient } from '#content/create-content-client.ts'
import { publishedDeals } from '#content/queries/deals.ts'
import { singaporeDay, startOfDay } from '#lib/singapore-time.ts'
import { openSeededStore, serve } from '../../../test/content-fixture.ts'
import { NOON } from '../../../test/noon.ts'
import { availability } from './availability.ts'
import type { DealTimes } from './deal-times.ts'
import { isLiveAt, isSoldOut, lifespanOf, livenessChanges } from './lifespan.ts'
import { isUsableInMinute, usableWeek } from './usable-week.ts'

const at = (time: string) => new Date(`${time}+08:00`).getTime()

/** Ends on a Monday. */
const everyDay: DealTimes = { startsOn: '2026-10-01', endsOn: '2026-11-16' }

test.each<[when: string, rules: DealTimes, endsOn: string | null, ends: string]>([
  ['every day', {}, '2026-11-16', '2026-11-17T00:00:00'],
  ['on Mondays', { weekdays: ['mon'] }, '2026-11-16', '2026-11-17T00:00:00'],
  ['at lunch', { hours: '11:00-15:00' }, '2026-11-16', '2026-11-16T15:00:00'],
  ['past midnight', { hours: '18:00-02:00' }, '2026-11-16', '2026-11-17T00:00:00'],
  ['on Saturdays', { weekdays: ['sat'] }, '2026-11-14', '2026-11-15T00:00:00'],
  [
    'on Saturday nights',
    { weekdays: ['sat'], hours: '22:00-02:00' },
    '2026-11-15',
    '2026-11-15T02:00:00',
  ],
  [
    'on Sunday nights',
    { weekdays: ['sun'], hours: '22:00-02:00' },
    '2026-11-16',
    '2026-11-16T02:00:00',
  ],
  [
    'until midnight on Sundays',
    { weekdays: ['sun'], hours: '18:00-24:00' },
    '2026-11-15',
    '2026-11-16T00:00:00',
  ],
  [
    'on Sunday nights and Monday mornings',
    { hours: 'sun 22:00-02:00; mon 00:30-01:00' },
    '2026-11-16',
    '2026-11-16T02:00:00',
  ],
  [
    'on first Mondays',
    { monthDays: [{ which: 'first', day: 'mon' }] },
    '2026-11-02',
    '2026-11-03T00:00:00',
  ],
  ['on two dates', { dates: ['2026-11-11', '2026-11-04'] }, '2026-11-11', '2026-11-12T00:00:00'],
  [
    'but not in its last days',
    { datesOut: [['2026-11-13', '2026-11-20']] },
    '2026-11-12',
    '2026-11-13T00:00:00',
  ],
  // Deepavali of 2026 is a Sunday, so the Monday after it is a public holiday too.
  [
    'not on holidays',
    { endsOn: '2026-11-09', holidays: 'not' },
    '2026-11-07',
    '2026-11-08T00:00:00',
  ],
  ['on holidays only', { holidays: 'only' }, '2026-11-09', '2026-11-10T00:00:00'],
  [
    'when its outlet is open',
    { shops: ['tue-sun 10:00-19:00; ph off'] },
    '2026-11-15',
    '2026-11-15T19:00:00',
  ],
  ['when an outlet is open', { shops: ['10:00-19:00', null] }, '2026-11-16', '2026-11-17T00:00:00'],
  // the hours are not stated
  ['in shop hours', { shops: [null] }, '2026-11-16', '2026-11-17T00:00:00'],
  [
    'in shop hours on Saturdays',
    { weekdays: ['sat'], shops: [null, '10:00-12:00'] },
    '2026-11-14',
    '2026-11-15T00:00:00',
  ],
  ['after a call', { askFirst: 'Call us.' }, '2026-11-16', '2026-11-17T00:00:00'],
])('a deal for use %s ends with its last usable moment', (_when, rules, endsOn, ends) => {
  const times = { ...everyDay, ...rules }
  const lifespan = lifespanOf(times)

  expect(lifespan).toMatchObject({ startsOn: '2026-10-01', endsOn, ends: at(ends) })
  expect(isLiveAt(lifespan, at(ends) - 1)).toBe(true)
  expect(isLiveAt(lifespan, at(ends))).toBe(false)
  expect(availability(times, new Date(at(ends) - 1)).state).not.toMatch(/spent|ended/)
  expect(availability(times, new Date(at(ends))).state).toMatch(/spent|ended/)
})

test('a deal without an end never ends, whatever its days', () => {
  const lifespan = lifespanOf({ weekdays: ['sat'], hours: '10:00-12:00' })

  expect(lifespan).toMatchObject({ startsOn: null, endsOn: null, ends: Number.POSITIVE_INFINITY })
  expect(isLiveAt(lifespan, at('2040-01-01T00:00:00'))).toBe(true)
})

test('a deal for single dates ends with the last of them, even without an end', () => {
  expect(lifespanOf({ dates: ['2026-12-24', '2026-12-31'] }).endsOn).toBe('2026-12-31')
  expect(lifespanOf({ dates: ['2026-12-24'], holidays: 'also' }).endsOn).toBeNull()
})

test('a deal that can never be used is never live', () => {
  const lifespan = lifespanOf({
    startsOn: '2026-11-16',
    endsOn: '2026-11-17',
    weekdays: ['sat'],
  })

  for (const day of ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18']) {
    expect(isLiveAt(lifespan, at(`${day}T12:00:00`)), day).toBe(false)
  }
})

test('a deal is not live while it is sold out, and every change is announced', () => {
  const lifespan = lifespanOf({
    ...everyDay,
    soldOutAt: '2026-11-10T12:00:00+08:00',
    backAt: '2026-11-12T09:00:00+08:00',
  })
  const changes: [instant: number, isLive: boolean, soldOut: boolean][] = []
  for (
    let instant = at('2026-09-01T00:00:00');
    Number.isFinite(instant);
    instant = livenessChanges(lifespan, instant)
  ) {
    changes.push([instant, isLiveAt(lifespan, instant), isSoldOut(lifespan, instant)])
  }

  expect(changes).toEqual([
    [at('2026-09-01T00:00:00'), false, false],
    [at('2026-10-01T00:00:00'), true, false],
    [at('2026-11-10T12:00:00'), false, true],
    [at('2026-11-12T09:00:00'), true, false],
    [at('2026-11-17T00:00:00'), false, false],
  ])
})

test('weeks and the lifespan agree with `availability` at many hours of three days', async () => {
  const content = createContentClient({ service: serve(await openSeededStore()) })
  const start = startOfDay(singaporeDay(NOON)).getTime()
  const all = await publishedDeals(content)
  const wrong: string[] = []
  for (let hour = 0; hour < 72; hour += 3.5) {
    const instant = start + hour * 3_600_000
    const now = new Date(instant)
    for (const { uid, times } of all) {
      const week = usableWeek(times, singaporeDay(now))
      const { soldOutAt: _, backAt: __, ...butForStock } = times
      const { state } = availability(butForStock, now)
      const isOver = state === 'spent' || state === 'ended'
      const same =
        isUsableInMinute(week, (instant - week.from) / 60_000) === (state === 'now') &&
        lifespanOf(times).ends <= instant === isOver
      if (!same) wrong.push(`${uid} at ${now.toISOString()}`)
    }
  }

  expect(all.length).toBeGreaterThan(150)
  expect(wrong).toEqual([])
})
