import button from '../button.module.css'
import { Icon } from '../icon.tsx'
import type { CounterCoupon } from './counter-coupon.ts'

type CounterButtonProps = {
  /** Called when the counter opens. */
  coupon: () => CounterCoupon | Promise<CounterCoupon>
  children: React.ReactNode
}

/** Opens the counter, whose code and styles load with the first tap. */
export function CounterButton({ coupon, children }: CounterButtonProps) {
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
    <button type="button" className={button.button} onClick={open}>
      <Icon name="ticket" /> {children}
    </button>
  )
}
