import { expect, test } from 'vitest'
import type { Deal } from '../deal.ts'
import { usableTimes } from './usable-times.ts'

const line = (text: string) => [{ type: 'list-item', text, spans: [] }] as never
const anytime: Pick<Deal, 'weekdays' | 'hours' | 'body'> = { weekdays: [], hours: null, body: [] }
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri']

test.each([
  [{}, null],
  [{ weekdays, hours: '11:00-15:00' }, 'Mon-Fri, 11am-3pm'],
  [{ weekdays: ['sat', 'sun'] }, 'Sat and Sun'],
  [{ hours: '22:00-02:00' }, 'Every day, 10pm-2am the next day'],
  [{ weekdays: ['tue'], hours: 'from 3 to sold out' }, 'Tue, from 3 to sold out'],
  [{ weekdays, body: line('Not on public holidays.') }, 'Mon-Fri, not on public holidays'],
  [{ body: line('On public holidays only.') }, 'Only on public holidays'],
  [{ weekdays, body: line('On public holidays only.') }, 'Mon-Fri, only on public holidays'],
  [{ body: line('No public holiday eves.') }, 'Every day, not on eves of public holidays'],
])('%j is told as %s', (changes, text) => {
  expect(usableTimes({ ...anytime, ...changes })).toBe(text)
})
