import { afterAll, afterEach, vi } from 'vitest'

// A test that makes somebody complain on the console has found something: it fails.
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => {
  const calls = complaints.mock.calls.splice(0)
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.flat().join(' ')}`)
})

// Files share their worker: what one has put in the place of a global is gone before the next begins.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
