import { dealRule } from './check.ts'

export const onlineWithOutlets = dealRule({
  name: 'online-with-outlets',
  severity: 'stops',
  advice: 'Remove the outlets, or state that the deal can be used both online and in store.',
  check: ({ data }) =>
    data.channel === 'online' && (data.outlets ?? []).length > 0
      ? [{ path: 'channel', message: 'the deal is used online, but has outlets' }]
      : [],
})
