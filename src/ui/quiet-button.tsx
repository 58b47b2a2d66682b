import type { ReactNode } from 'react'
import button from './button.module.css'

type QuietButtonProps = { onClick: () => void; disabled?: boolean; children: ReactNode }

/** The second choice beside a main one, or one of several that are alike. */
export function QuietButton({ onClick, disabled, children }: QuietButtonProps) {
  return (
    <button
      type="button"
      className={button.button}
      data-look="quiet"
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
