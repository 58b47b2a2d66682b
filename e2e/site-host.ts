import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { quickPictures, WHOLE_DEMO } from './this-run.ts'

export type ToHost = {
  kind: 'open' | 'let-time-pass' | 'close'
  origin: string
  env: Record<string, string>
}
export type FromHost = { origin: string; notice: string } | { origin: string; failure: string }

export type ServedSite = AsyncDisposable & {
  /** What it has printed at its start: the link for the first editor. */
  notice: string
  /** Moves its clock by `PASSED_MS`. */
  letTimePass: () => Promise<void>
}

type SiteOptions = { demo?: string; env?: Record<string, string> }

export type SiteHost = ReturnType<typeof startSiteHost>

/** Starts a process for the sites of a worker: loading the code takes ten times as long as starting a site. */
export function startSiteHost() {
  const child = fork(join(import.meta.dirname, 'host-sites.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

  async function ask(message: ToHost): Promise<string> {
    const ended = new AbortController()
    const end = () => ended.abort(new Error('the process with the sites of journeys has ended'))
    child.once('exit', end)
    try {
      const answers = on(child, 'message', { signal: ended.signal })
      child.send(message)
      for await (const [answer] of answers as AsyncIterable<[FromHost]>) {
        if (answer.origin !== message.origin) continue
        if ('failure' in answer) throw new Error(answer.failure)
        return answer.notice
      }
      return ''
    } finally {
      child.off('exit', end)
    }
  }

  return {
    /** Starts a site with the demo, for journeys that need one of their own. Resolves once it answers. */
    async start(origin: string, { demo = WHOLE_DEMO, env = {} }: SiteOptions = {}) {
      const settings = {
        PORT: new URL(origin).port,
        SITE_URL: origin,
        LOG_LEVEL: 'warn',
        DEMO_FILE: demo,
        ...quickPictures,
        ...env,
      }
      const notice = await ask({ kind: 'open', origin, env: settings })
      return {
        notice,
        async letTimePass() {
          await ask({ kind: 'let-time-pass', origin, env: {} })
        },
        async [Symbol.asyncDispose]() {
          await ask({ kind: 'close', origin, env: {} })
        },
      } satisfies ServedSite
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.disconnect()
      await exited
    },
  }
}
