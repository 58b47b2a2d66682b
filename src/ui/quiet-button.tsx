import type { ReactNode } from 'react'
import button from './button.module.css'

type QuietButtonProps = {
  onClick: () => void
  /** Does nothing now. Not `disabled`, as that would drop the focus. */
  isOff?: boolean
  children: ReactNode
}

/** The second choice beside a main one, or one of several that are alike. */
export function QuietButton({ onClick, isOff, children }: QuietButtonProps) {
  return (
    <button
      type="button"
      className={button.button}
      data-look="quiet"
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  )
}
