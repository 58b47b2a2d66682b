import type { ReactNode } from 'react'
import button from './button.module.css'

type QuietButtonProps = {
  onClick: () => void
  /** Inactive. Not `disabled`, because that would drop the focus. */
  isOff?: boolean
  children: ReactNode
}

/** A secondary button, or one of several equal ones. */
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
