import { dealRule } from './check.ts'

export const endsBeforeStart = dealRule({
  name: 'ends-before-start',
  severity: 'stops',
  advice: 'Correct the first or the last day.',
  check: ({ data: { starts_on: first, ends_on: last } }) =>
    first && last && last < first
      ? [{ path: 'ends_on', message: 'the last day is before the first' }]
      : [],
})
