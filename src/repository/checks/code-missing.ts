import { dealRule } from './check.ts'

export const codeMissing = dealRule({
  name: 'code-missing',
  severity: 'stops',
  advice: 'State the code, or choose another way to redeem the deal.',
  check: ({ data }) =>
    data.redeem === 'code' && !data.code?.trim()
      ? [{ path: 'code', message: 'code is missing, though the deal is redeemed by code' }]
      : [],
})
