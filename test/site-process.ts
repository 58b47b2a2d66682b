import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { patience } from './machine.ts'

const root = join(import.meta.dirname, '..')
const START_MS = patience(60_000)

export type SiteProcess = AsyncDisposable & {
  process: ChildProcess
  url: string
  /** Everything it has written so far, to both outputs. */
  output: () => string
  /** Sends SIGTERM and resolves to the exit code. */
  stop: () => Promise<number | null>
}

type ProcessOptions = {
  /** What to put before the command, such as `taskset -c 0`. */
  prefix?: string[]
  /** Another checkout, which must be built. It runs on its own Node. */
  folder?: string
  /** `ignore` discards the log. */
  log?: 'pipe' | 'ignore'
}

/** Starts the built site as a process, and resolves once it accepts connections. */
export async function startSiteProcess(
  env: Record<string, string>,
  { prefix = [], folder, log = 'pipe' }: ProcessOptions = {},
): Promise<SiteProcess> {
  const node = folder ? join(folder, 'node_modules/.bin/node') : 'node'
  const [command = '', ...args] = [...prefix, node, 'src/main.ts']
  const child = spawn(command, args, {
    cwd: folder ?? root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', log, 'pipe'],
  })
  // The site must end with this process.
  const endWithParent = () => child.kill('SIGKILL')
  process.once('exit', endWithParent)
  child.once('exit', () => process.off('exit', endWithParent))
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`The site did not start: ${output}`)))
    setTimeout(() => reject(new Error(`The site is still starting: ${output}`)), START_MS).unref()
  }).catch((error) => {
    child.kill('SIGKILL')
    throw error
  })

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    child.kill(signal)
    const [code] = await once(child, 'exit')
    return code
  }
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: async () => {
      await end('SIGKILL')
    },
  }
}
