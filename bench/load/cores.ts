import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

/** The site has one core to itself; what asks and what measures share the other. */
export const SITE_CORE = 0
export const LOAD_CORE = 1

export function canPin(): boolean {
  return cpus().length > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0
}

/** What to put before a command to run it on one core; nothing where that is not possible. */
export function onCore(core: number): string[] {
  return canPin() ? ['taskset', '-c', String(core)] : []
}
