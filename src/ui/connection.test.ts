import { expect, test, vi } from 'vitest'
import { isSlowest, mayPrefetch } from './connection.ts'

test.each([
  [{ connection: { saveData: false, effectiveType: '4g' } }, true, false],
  [{}, true, false],
  [{ connection: { saveData: true } }, false, false],
  [{ connection: { effectiveType: '2g' } }, false, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false, true],
])('with %j prefetching is allowed: %s, the slowest: %s', (browser, isAllowed, isLast) => {
  vi.stubGlobal('navigator', browser)

  expect([mayPrefetch(), isSlowest()]).toEqual([isAllowed, isLast])
})
