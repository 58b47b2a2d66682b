import { afterAll, afterEach, vi } from 'vitest'

// A console error fails the test.
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => {
  const calls = complaints.mock.calls.splice(0)
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.flat().join(' ')}`)
})

// Files share their worker, so replaced globals are restored before the next file.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
