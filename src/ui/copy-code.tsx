import { useRef, useState } from 'react'
import styles from './copy-code.module.css'
import { copyText } from './copy-text.ts'
import { count } from './count.ts'
import { Icon } from './icon.tsx'
import { DrawnIcon } from './late/drawn-icon.tsx'
import ticket from './ticket.module.css'

type CopyCodeProps = { code: string; dealId: string }

const COPIED_MS = 4000

export function CopyCode({ code, dealId }: CopyCodeProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const text = useRef<HTMLElement>(null)
  const timer = useRef<number>(undefined)

  const copy = async () => {
    clearTimeout(timer.current)
    const next = await copyText(code, text.current)
    setOutcome(next)
    count('copy', dealId)
    if (next === 'copied') timer.current = window.setTimeout(setOutcome, COPIED_MS)
  }

  return (
    <div className={styles.ticket} data-outcome={outcome}>
      <div className={`${styles.paper} ${ticket.bitten}`}>
        <p>
          Promo code
          <b ref={text}>{code}</b>
        </p>
        <button type="button" onClick={copy}>
          {outcome === 'copied' ? (
            <Icon name="check" size="l" />
          ) : (
            <DrawnIcon name="copy" size="l" />
          )}
          {outcome === 'copied' ? 'Copied' : 'Copy code'}
        </button>
      </div>
      <p className={styles.hint} aria-live="polite">
        {outcome === 'copied' && <span className="sr">Copied</span>}
        {outcome === 'refused' && 'Could not copy. Press and hold to copy.'}
      </p>
    </div>
  )
}
