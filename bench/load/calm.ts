import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 2000
/** The first bench encodes the pictures of the demo, on one core. */
const MOST_LOOKS = 600
/** A share of one core. An idle site whose event loops are watched takes up to 0.09 of it, on all cores of a virtual machine. */
const MOST_BUSY = 0.15
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Waits until the site has made its pages and pictures, and its processes use hardly any processor time. */
export async function calm(pid: number): Promise<void> {
  let before = usedMs(pid)
  for (let look = 0; look < MOST_LOOKS; look++) {
    await delay(LOOK_EVERY_MS)
    const now = usedMs(pid)
    if (now - before < LOOK_EVERY_MS * MOST_BUSY) return
    before = now
  }
  throw new Error('The site never came to rest')
}

function usedMs(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readTimes)
    .filter((times) => times?.pid === pid || times?.parent === pid)
    .reduce((total, times) => total + (times?.usedMs ?? 0), 0)
}

function readTimes(pid: string): { pid: number; parent: number; usedMs: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number)
    return {
      pid: Number(pid),
      parent: parent ?? 0,
      usedMs: ((user ?? 0) + (system ?? 0)) * TICK_MS,
    }
  } catch {
    // The process has ended meanwhile.
    return null
  }
}
