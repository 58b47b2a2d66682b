import { expect, test } from 'vitest'
import { clockOf } from './clock-time.ts'

test('seconds are left out', () => {
  expect(clockOf(new Date('2026-11-16T09:41:59.950+08:00'))).toBe('9.41am')
  expect(clockOf(new Date('2026-11-16T00:00:30+08:00'))).toBe('midnight')
})
