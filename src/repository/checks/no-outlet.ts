import { dealRule } from './check.ts'

export const noOutlet = dealRule({
  name: 'no-outlet',
  severity: 'stops',
  advice: 'Add an outlet with its address, or state that the deal is online.',
  check: ({ data }) =>
    data.channel === 'in-store' && !data.outlets?.some(({ name }) => name)
      ? [{ path: 'channel', message: 'the deal is used in store, but has no outlet' }]
      : [],
})
