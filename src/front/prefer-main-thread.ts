import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Steps of niceness; each cuts the share of a busy core by about a fifth. */
const STEPS = 5
const LOWEST = 19

/**
 * Lets all other threads of this process give way to the main thread where they compete for a core. They give way to
 * other processes too, so the steps are few. Only Linux has priorities of threads; elsewhere this does nothing.
 */
export function preferMainThread(): void {
  if (process.platform !== 'linux') return
  const priority = Math.min(LOWEST, getPriority(process.pid) + STEPS)
  for (const id of readdirSync('/proc/self/task').map(Number)) {
    if (id === process.pid) continue
    try {
      setPriority(id, priority)
    } catch {
      // It has ended meanwhile.
    }
  }
}
