import { setFlagsFromString } from 'node:v8'

const MOST_GROWTH_PERCENT = 40

/**
 * Lets the heaps of this process grow by so much until V8 collects garbage. By itself it waits until a large heap has grown to three
 * times its size: see decision 77.
 */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${MOST_GROWTH_PERCENT}`)
}
