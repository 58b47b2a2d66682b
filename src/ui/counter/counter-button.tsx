import { Icon } from '../icon.tsx'
import type { CounterCoupon } from './counter-coupon.ts'

type CounterButtonProps = {
  /** Asked for when the counter opens. */
  coupon: () => CounterCoupon | Promise<CounterCoupon>
  className: string | undefined
  children: React.ReactNode
}

/** Opens the counter, whose code and styles come with the first tap. */
export function CounterButton({ coupon, className, children }: CounterButtonProps) {
  const open = async () => {
    try {
      const [{ showCounter }, content] = await Promise.all([import('./show-counter.tsx'), coupon()])
      showCounter(content)
    } catch {
      // No signal, and never had the code: the page itself has all that the counter would show, and
      // the next tap may do better.
    }
  }
  return (
    <button type="button" className={className} onClick={open}>
      <Icon name="ticket" /> {children}
    </button>
  )
}
