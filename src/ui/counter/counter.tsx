import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DrawnIcon } from '../late/drawn-icon.tsx'
import ticket from '../ticket.module.css'
import type { CounterCoupon } from './counter-coupon.ts'
import { counterState } from './counter-state.ts'
import { useBackToClose } from './use-back-to-close.ts'
import { useWakeLock } from './use-wake-lock.ts'

type CounterProps = { coupon: CounterCoupon; onClose: () => void }

/** The coupon in full screen, for the staff at the counter. */
export function Counter({ coupon, onClose }: CounterProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { isUsable, isShown, isOver, refusal, lines, clock } = counterState(
    coupon.times,
    useSeconds(),
  )
  const isAwake = useWakeLock()
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  useBackToClose(() => dialog.current?.close())
  const { code } = coupon
  const shown = isShown ? (code ?? coupon.badge) : refusal
  return (
    <dialog ref={dialog} className="counter" aria-labelledby="counter-offer" onClose={onClose}>
      <header>
        <b>{coupon.brand}</b>
        <button type="button" onClick={() => dialog.current?.close()}>
          <DrawnIcon name="close" />
          Close
        </button>
      </header>
      <div className="counter-ticket" data-live={isShown} data-usable={isUsable} data-over={isOver}>
        <div className={`counter-offer ${ticket.bitten}`}>
          <h2 id="counter-offer">{coupon.title}</h2>
          <p className="counter-code" style={lengthOf(shown)}>
            {shown}
          </p>
          {isShown && <p>{code ? 'Promo code' : 'No code needed. Show this page'}</p>}
        </div>
        <div className={`counter-terms ${ticket.bitten}`}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isShown && coupon.conditions.map((line) => <p key={line}>{line}</p>)}
          <p className="counter-live" role="timer">
            <i />
            {clock}
          </p>
        </div>
      </div>
      <p className="counter-hint">
        Turn your phone around and turn up the brightness. {isAwake && 'The screen stays awake.'}
      </p>
    </dialog>
  )
}

/** Longer codes get smaller letters, because a code must not wrap. */
function lengthOf(text: string): React.CSSProperties {
  return { '--length': Math.max(text.length, 4) } as React.CSSProperties
}

/** The time, updated every second. */
function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
