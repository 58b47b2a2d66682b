import { Icon } from '../icon.tsx'
import type { CounterCoupon } from './counter-coupon.ts'

type CounterButtonProps = {
  /** Called when the counter opens. */
  coupon: () => CounterCoupon | Promise<CounterCoupon>
  className: string | undefined
  children: React.ReactNode
}

/** Opens the counter, whose code and styles load with the first tap. */
export function CounterButton({ coupon, className, children }: CounterButtonProps) {
  const open = async () => {
    try {
      const [{ showCounter }, content] = await Promise.all([import('./show-counter.tsx'), coupon()])
      showCounter(content)
    } catch {
      // Offline without the code. The page itself has everything that the counter would show, and the
      // next tap tries again.
    }
  }
  return (
    <button type="button" className={className} onClick={open}>
      <Icon name="ticket" /> {children}
    </button>
  )
}
