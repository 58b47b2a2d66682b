import { readFileSync } from 'node:fs'

/** By `performance.now()`. */
export type Span = { from: number; to: number }

const LOOK_MS = 50

/** Hundredths of a second that the hypervisor has taken from all cores so far, for other machines. */
function stolenTicks(): number {
  try {
    const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    return Number(total.split(/\s+/)[8]) || 0
  } catch {
    // Only Linux has this file.
    return 0
  }
}

/**
 * Notes when the hypervisor took this machine's cores away. A page that waits for a core which is not there says
 * nothing about the site.
 */
export function watchDisturbances() {
  const stolen: Span[] = []
  let ticks = stolenTicks()
  let from = performance.now()

  function look(): void {
    const [now, to] = [stolenTicks(), performance.now()]
    if (now > ticks) stolen.push({ from, to })
    ticks = now
    from = to
  }

  const timer = setInterval(look, LOOK_MS)
  return {
    /** Returns how to tell whether a span was disturbed. */
    stop(): (span: Span) => boolean {
      clearInterval(timer)
      look()
      return (span) => stolen.some((gap) => gap.from <= span.to && gap.to >= span.from)
    },
  }
}
