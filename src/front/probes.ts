import * as paths from '#lib/paths.ts'
import type { Turn } from './turn.ts'

const probes = [paths.health, paths.readiness, paths.metrics]
/** More callers than this never probe at once. */
const MOST_PROBING = 64

/** Health checks take no turn, or a flood would make a busy site look dead. That holds for one of each caller at a time. */
export function createProbes() {
  const probing = new Set<string>()

  /** `null` for requests that need a turn like any other. */
  return function findFreeTurn(pathname: string, caller: string): Turn | null {
    if (!probes.includes(pathname) || probing.has(caller)) return null
    if (probing.size >= MOST_PROBING) return null
    probing.add(caller)
    return { pause() {}, resume() {}, end: () => probing.delete(caller) }
  }
}
