import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

/** The site has one core to itself; the load and the measurement share the other. */
export const SITE_CORE = 0
export const LOAD_CORE = 1

export function canPin(): boolean {
  return cpus().length > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0
}

/** Keeps this process, and what it starts from now on, off the site's core. */
export function stayOnLoadCore(): void {
  if (canPin()) spawnSync('taskset', ['-acp', String(LOAD_CORE), String(process.pid)])
}

/** The prefix that runs a command on one core; empty where that is not possible. */
export function onCore(core: number): string[] {
  return canPin() ? ['taskset', '-c', String(core)] : []
}

/** The prefix that gives a command real-time priority, so that its figures leave out its own waiting; empty where that is not allowed. */
export function inRealTime(): string[] {
  const prefix = ['chrt', '--fifo', '1']
  return spawnSync('chrt', [...prefix.slice(1), 'true']).status === 0 ? prefix : []
}
