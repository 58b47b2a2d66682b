import { asDate } from '@prismicio/client'
import { dealRule } from './check.ts'

export const backBeforeSoldOut = dealRule({
  name: 'back-before-sold-out',
  severity: 'stops',
  advice: 'State when it sold out, and a later moment at which it is back.',
  check: ({ data }) => {
    const [soldOut, back] = [asDate(data.sold_out_at), asDate(data.back_at)]
    return back !== null && (soldOut === null || back <= soldOut)
      ? [{ path: 'back_at', message: 'the deal comes back before it sells out' }]
      : []
  },
})
