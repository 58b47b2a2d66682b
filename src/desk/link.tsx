import type { AnchorHTMLAttributes } from 'react'
import * as paths from '#lib/paths.ts'

/** The address of a page of the desk: `/deals` → `/desk/deals`. */
function toHref(path: string): string {
  return paths.desk + path
}

/** Opens a page of the desk, such as `/deals`. */
export function navigate(path: string, { replace = false } = {}): void {
  if ('navigation' in window) {
    // Rejects when another navigation follows at once, which is not a failure.
    const { finished, committed } = navigation.navigate(toHref(path), {
      history: replace ? 'replace' : 'auto',
    })
    for (const step of [finished, committed]) step?.catch(() => {})
  } else location[replace ? 'replace' : 'assign'](toHref(path))
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

/** A link to a page of the desk. Plain links work too: the shell intercepts all that stay within the desk. */
export function Link({ to, children, ...attributes }: LinkProps) {
  return (
    <a href={toHref(to)} {...attributes}>
      {children}
    </a>
  )
}
