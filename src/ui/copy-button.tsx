import { type RefObject, useEffect, useState } from 'react'
import button from './button.module.css'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'

type CopyButtonProps = {
  code: string
  /** What it is the code of, where there are several. */
  name?: string
  /** Where the code is read: it is selected there when the browser does not let us copy. */
  shown?: RefObject<HTMLElement | null>
}

const SAID_MS = 4000

/** One tap, and the code is on the clipboard; said to those who do not see it, too. */
export function CopyButton({ code, name, shown }: CopyButtonProps) {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    const outcome = await copyText(code, shown?.current ?? null)
    setSaid(outcome === 'copied' ? 'Copied' : shown ? 'Selected: copy it by hand' : 'Not allowed')
  }
  return (
    <>
      <button type="button" className={button.button} data-look="quiet" onClick={copy}>
        <Icon name={said === 'Copied' ? 'check' : 'copy'} />
        <span>
          {said?.split(':')[0] ?? 'Copy'}
          {name && <span className="sr"> code: {name}</span>}
        </span>
      </button>
      <span className="sr" aria-live="polite">
        {said}
      </span>
    </>
  )
}
