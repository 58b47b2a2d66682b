import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Steps of niceness; each is about a fifth less of a busy core. */
const STEPS = 10
const LOWEST = 19

/**
 * Lets all other threads of this process give way to the main thread where they compete for a core. Only Linux has
 * priorities of threads; elsewhere, and where it is not allowed, nothing changes.
 */
export function preferMainThread(): void {
  if (process.platform !== 'linux') return
  try {
    const priority = Math.min(LOWEST, getPriority(process.pid) + STEPS)
    for (const id of readdirSync('/proc/self/task').map(Number)) {
      if (id !== process.pid) setPriority(id, priority)
    }
  } catch {
    // A thread may have ended meanwhile.
  }
}
