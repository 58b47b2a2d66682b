import { expect, test } from 'vitest'
import { lastChecked } from './last-checked.ts'

const NOW = new Date('2026-11-15T12:00:00+08:00')

test.each([
  [['2026-11-13', '2026-11-15', null], 'Last checked today'],
  [['2026-11-14', '2026-10-01'], 'Last checked yesterday'],
  [['2026-11-09'], 'Last checked 6 days ago'],
  [['2026-10-01'], 'Not re-checked since 1 Oct'],
  [[null], null],
  [[], null],
])('of checks on %j the latest one counts: %s', (days, text) => {
  expect(
    lastChecked(
      days.map((checkedOn) => ({ checkedOn })),
      NOW,
    ),
  ).toBe(text)
})
