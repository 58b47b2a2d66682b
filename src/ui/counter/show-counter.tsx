import { createRoot } from 'react-dom/client'
import { count } from '../count.ts'
import { Counter } from './counter.tsx'
import type { CounterCoupon } from './counter-coupon.ts'

/** Shows the counter over any page. */
export function showCounter(coupon: CounterCoupon): void {
  const host = document.createElement('div')
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
  }
  document.body.append(host)
  root.render(<Counter coupon={coupon} onClose={close} />)
  count('coupon', coupon.dealId)
}
