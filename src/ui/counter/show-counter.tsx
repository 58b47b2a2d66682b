import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../adopt-styles.ts'
import { afterPaint } from '../after-paint.ts'
import { count } from '../count.ts'
import css from './counter.css?inline'
import { Counter } from './counter.tsx'
import type { CounterCoupon } from './counter-coupon.ts'

const SCREEN = 'counter-screen'

/** Shows the counter over any page. The screen turns yellow at once, because a slow phone needs longer for the content. */
export function showCounter(coupon: CounterCoupon): void {
  // A second tap came before the counter had opened.
  if (document.querySelector(`.${SCREEN}`)) return
  adoptStyles(css)
  const host = document.createElement('div')
  host.className = SCREEN
  document.body.append(host)
  afterPaint(() => {
    const root = createRoot(host)
    const close = () => {
      root.unmount()
      host.remove()
    }
    root.render(<Counter coupon={coupon} onClose={close} />)
    count('coupon', coupon.dealId)
  })
}
