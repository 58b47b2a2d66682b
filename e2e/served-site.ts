import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { quickPictures, TIME_PASSED, WHOLE_DEMO } from './this-run.ts'

export type ServedSite = AsyncDisposable & {
  /** Everything that it has written to its standard output so far. */
  output: () => string
  /** Moves its clock by `PASSED_MS`, once. */
  letTimePass: () => Promise<void>
}

/** Starts `serve.ts` with the demo, for journeys that need a site of their own. Resolves once it answers. */
export async function startServedSite(
  origin: string,
  { demo = WHOLE_DEMO, env = {} }: { demo?: string; env?: Record<string, string> } = {},
): Promise<ServedSite> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(origin).port,
      SITE_URL: origin,
      LOG_LEVEL: 'warn',
      DEMO_FILE: demo,
      ...quickPictures,
      ...env,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('the site of the journey did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    output: () => output,
    async letTimePass() {
      child.kill('SIGUSR2')
      while (!output.includes(TIME_PASSED)) await once(child.stdout, 'data')
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
