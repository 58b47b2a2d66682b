import { useEffect, useState } from 'react'
import { countdownText } from './countdown-text.ts'
import type { DealPayload } from './payload.ts'
import { payloadAt } from './payload-at.ts'

/** What a page was given, and what time has made of it. */
export type LaterPayload = { given: DealPayload; payload: DealPayload }

type CountdownProps = {
  payload: DealPayload
  /** Called when the page has to say something else, such as that the deal has ended. */
  onLater: (later: LaterPayload) => void
}

const MINUTE_MS = 60_000
/** On the very turn of a minute the one that is over would be counted once more. */
const AFTER_MS = 50

/**
 * How long a deal can still be used. Rendered in the browser alone, so it may ask the device for the time.
 * Plain text: nobody wants to be told of every minute.
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
    // A phone that slept has counted nothing.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [given, onLater])
  return text
}
