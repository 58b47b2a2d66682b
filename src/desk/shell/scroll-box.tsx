import type { ReactNode } from 'react'

type ScrollBoxProps = { label: string; className: string; children: ReactNode }

/** A part with its own scrolling, which the keyboard can reach. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
