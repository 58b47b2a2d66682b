import { type RefObject, useEffect, useState } from 'react'
import button from './button.module.css'
import { copyText } from './copy-text.ts'
import { count } from './count.ts'
import { Icon } from './icon.tsx'
import { DrawnIcon } from './late/drawn-icon.tsx'

type CopyButtonProps = {
  code: string
  dealId: string
  /** The deal's name, where there are several codes. */
  name?: string
  /** The element with the code. It is selected if the browser does not allow copying. */
  shown?: RefObject<HTMLElement | null>
}

const SAID_MS = 4000
const REFUSED = 'Could not copy. Press and hold to copy.'

/** Copies the code with one tap and announces it to screen readers. */
export function CopyButton({ code, dealId, name, shown }: CopyButtonProps) {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    const outcome = await copyText(code, shown?.current ?? null)
    if (outcome === 'copied' || shown) count('copy', dealId)
    setSaid(outcome === 'copied' ? 'Copied' : REFUSED)
  }
  return (
    <>
      <button type="button" className={button.button} data-look="quiet" onClick={copy}>
        {said === 'Copied' ? <Icon name="check" /> : <DrawnIcon name="copy" />}
        <span>
          {said === REFUSED ? 'Not copied' : (said ?? 'Copy')}
          {name && <span className="sr"> code: {name}</span>}
        </span>
      </button>
      <span className="sr" aria-live="polite">
        {said}
      </span>
    </>
  )
}
