import { type ComponentType, useState } from 'react'
import { Icon } from '../icon.tsx'
import type { CounterCoupon } from './counter-coupon.ts'

type CounterButtonProps = {
  /** Asked for when the counter opens. */
  coupon: () => CounterCoupon | Promise<CounterCoupon>
  className: string | undefined
  children: React.ReactNode
}

type Shown = {
  Counter: ComponentType<{ coupon: CounterCoupon; onClose: () => void }>
  coupon: CounterCoupon
}

/** Opens the counter, whose code and styles come with the first tap. */
export function CounterButton({ coupon, className, children }: CounterButtonProps) {
  const [shown, setShown] = useState<Shown | 'lost' | null>(null)
  const open = async () => {
    try {
      const [{ Counter }, content] = await Promise.all([import('./counter.tsx'), coupon()])
      setShown({ Counter, coupon: content })
    } catch {
      setShown('lost')
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={open}>
        <Icon name="ticket" /> {children}
      </button>
      {shown === 'lost' && (
        <span role="alert">This needs a signal once. The code above works without it.</span>
      )}
      {shown && shown !== 'lost' && (
        <shown.Counter coupon={shown.coupon} onClose={() => setShown(null)} />
      )}
    </>
  )
}
