import { badRequest } from '../api-error.ts'

/** Counts what a query embeds in one document, and throws above the limit. */
export type Meter = {
  pay: (steps: number) => void
  /** For a whole value: the cost of serialising it. */
  payFor: (value: unknown) => void
}

const CHARACTERS_OF_STEP = 32

export function createMeter(most: number): Meter {
  let left = most

  function pay(steps: number): void {
    left -= steps
    if (left < 0)
      throw badRequest('graphQuery asks for too much of a document and those it links to')
  }

  function payFor(value: unknown): void {
    pay(1)
    if (typeof value === 'string') pay(value.length / CHARACTERS_OF_STEP)
    if (typeof value !== 'object' || value === null) return
    for (const inner of Object.values(value)) payFor(inner)
  }

  return { pay, payFor: most === Number.POSITIVE_INFINITY ? () => {} : payFor }
}
