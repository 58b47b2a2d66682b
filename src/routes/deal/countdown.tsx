import { useEffect, useState } from 'react'
import { countdownText } from './countdown-text.ts'
import type { DealPayload } from './payload.ts'
import { payloadAt } from './payload-at.ts'

/** The payload of a page, and its present state. */
export type LaterPayload = { given: DealPayload; payload: DealPayload }

type CountdownProps = {
  payload: DealPayload
  /** Called when the page has to say something else, such as that the deal has ended. */
  onLater: (later: LaterPayload) => void
}

const MINUTE_MS = 60_000
/** Waits a little longer, or the last minute would be counted twice. */
const AFTER_MS = 50

/**
 * Shows how long a deal can still be used. Rendered only in the browser, so it may read the device's clock.
 * Not a live region: screen readers would announce every minute.
 */
export function Countdown({ payload: given, onLater }: CountdownProps) {
  const [text, setText] = useState(() => countdownText(given, new Date()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown = given
    const tick = () => {
      clearTimeout(timer)
      const now = new Date()
      setText(countdownText(given, now))
      const payload = payloadAt(given, now)
      if (JSON.stringify(payload) !== JSON.stringify(shown)) onLater({ given, payload })
      shown = payload
      timer = setTimeout(tick, MINUTE_MS - (now.getTime() % MINUTE_MS) + AFTER_MS)
    }
    tick()
    // Timers stop while a phone sleeps.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [given, onLater])
  return text
}
