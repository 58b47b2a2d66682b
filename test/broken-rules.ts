import type { DealTimes } from '#deals/times/deal-times.ts'
import { addDays } from '#lib/singapore-time.ts'

type Break = (times: DealTimes) => DealTimes

/** Each leaves out one rule of `availability`. */
export const brokenRules: Record<string, Break> = {
  'the first day': without('startsOn'),
  'the last day': without('endsOn'),
  weekdays: without('weekdays'),
  dates: without('dates'),
  'dates left out': without('datesOut'),
  'public holidays': without('holidays'),
  'eves of public holidays': without('eves'),
  'hours of its own': without('hours'),
  'opening hours': without('shops'),
  'that opening hours are not stated': withShops((shops) => shops.filter((shop) => shop !== null)),
  'that several outlets count': withShops((shops) => shops.slice(0, 1)),
  'that it is sold out': without('soldOutAt'),
  'that it is back': without('backAt'),
  'to ask first': without('askFirst'),
  'which week of the month': ({ monthDays, ...times }) => ({
    ...times,
    ...(monthDays && {
      weekdays: [...(times.weekdays ?? []), ...monthDays.map(({ day }) => day)],
    }),
  }),
  'the last week of the month': ({ monthDays, ...times }) => ({
    ...times,
    ...(monthDays && {
      monthDays: monthDays.map(({ which, day }) => ({
        which: which === 'last' ? 'fourth' : which,
        day,
      })),
    }),
  }),
  'also on public holidays': ({ holidays, ...times }) => ({
    ...times,
    ...(holidays && holidays !== 'also' && { holidays }),
  }),
  'hours past midnight': withHours((hours) => hours.replace(/-0[0-6]:\d\d/g, '-24:00')),
  'hours on public holidays': withHours((hours) => hours.replace(/\bph\b/g, '2000-01-01')),
  // As if the deal counted on every holiday, so that the hours of an ordinary day held.
  'that nothing is stated about a public holiday': (times) =>
    times.shops && times.holidays === undefined ? { ...times, holidays: 'also' } : times,
  'several ranges of hours': withHours((hours) => hours.replace(/(\d),\d\d:[\d:-]+/g, '$1')),
  // Its hours may then run past midnight after its last day.
  'that hours end with the last day': ({ endsOn, ...times }) => {
    if (endsOn === undefined) return times
    const next = addDays(endsOn, 1)
    return { ...times, endsOn: next, datesOut: [...(times.datesOut ?? []), [next, next]] }
  },
}

function without(name: keyof DealTimes): Break {
  return ({ [name]: _, ...times }) => times
}

function withShops(change: (shops: (string | null)[]) => (string | null)[]): Break {
  return ({ shops, ...times }) => ({ ...times, ...(shops && { shops: change(shops) }) })
}

function withHours(change: (hours: string) => string): Break {
  return ({ hours, shops, ...times }) => ({
    ...times,
    ...(hours && { hours: change(hours) }),
    ...(shops && { shops: shops.map((shop) => shop && change(shop)) }),
  })
}
