import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Outcome = {
  name: string
  /** Every line that it wrote. */
  lines: string[]
  /** `null` if it took too long and was ended. */
  code: number | null
}

/** No fault takes longer with its default options. */
const MOST_MINUTES = 20

/** Runs one fault in a separate process, so that whatever it breaks or leaves open ends with it. */
export async function runFault(name: string): Promise<Outcome> {
  process.stdout.write(`== ${name}\n`)
  const script = join(import.meta.dirname, 'faults.ts')
  // In its own process group, so that all processes it started can be ended with it.
  const child = spawn(process.execPath, [script, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const endGroup = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  const stop = () => {
    endGroup()
    process.exit(1)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const tooLong = setTimeout(endGroup, MOST_MINUTES * 60_000)
  let written = ''
  child.stdout.on('data', (chunk) => {
    written += chunk
    process.stdout.write(chunk)
  })
  const [code] = await once(child, 'close')
  clearTimeout(tooLong)
  process.off('SIGINT', stop)
  process.off('SIGTERM', stop)
  return { name, lines: written.split('\n').filter(Boolean), code }
}
