import { on } from 'node:events'
import { inspect } from 'node:util'
import { Worker } from 'node:worker_threads'
import pino from 'pino'
import { createFront } from '#front/create-front.ts'
import type { FromSite, ToSite } from '#front/messages.ts'
import type { SiteServer } from '#http/server.ts'
import { configuredLimits } from '#site/configured-limits.ts'
import { createLog } from '#site/create-log.ts'
import { deskHostOf } from '#site/desk-host.ts'
import { createGarbageLimit, limitGarbage } from '#site/limit-garbage.ts'
import { createLogDestination } from '#site/log-destination.ts'
import { preferFront } from '#site/prefer-front.ts'
import { type Config, readProcessConfig } from './config.ts'

/** How long a stop waits for the site's thread: longer than anything it has to finish. */
const REPLY_MS = 15_000
/**
 * For new objects, of which a page leaves many. V8 would take far more and keep it: see
 * docs/decisions/0071-little-room-for-new-objects.md.
 */
const SITE_YOUNG_MB = 6

/**
 * Runs the front on this thread, and the site in a thread of its own. See
 * docs/decisions/0045-cached-pages-have-a-thread-of-their-own.md.
 */
function main(config: Config): void {
  const { productName } = config.site
  const destination = createLogDestination()
  const writeLog = (lines: string) => destination.stream.write(lines)
  const log = createLog(config.logLevel, writeLog)
  const thread = new Worker(new URL('./site/site-thread.ts', import.meta.url), {
    name: 'site',
    resourceLimits: { maxYoungGenerationSizeMb: SITE_YOUNG_MB },
  })
  const front = createFront({
    post: (message) => thread.postMessage(message),
    productName,
    hostname: config.siteUrl.host,
    deskHost: deskHostOf(config),
    trustedProxies: config.trustedProxies,
    limits: configuredLimits(config),
    onRefused: createGarbageLimit(),
    onError: (error) => log.error({ err: error }, 'a request could not be answered'),
    writeLog: isLogged('info', config) ? writeLog : undefined,
  })
  let server: SiteServer | null = null
  let stopping = false

  async function open(ready: Extract<FromSite, { kind: 'ready' }>): Promise<void> {
    const { port, security, notice } = ready
    server = front.open(security)
    preferFront()
    const listening = await server.listen(port, config.host)
    say(`${productName} is at http://localhost:${listening}`)
    if (notice !== null) say(notice)
  }

  async function stop(): Promise<void> {
    // A second Ctrl-C does not wait.
    if (stopping) process.exit(1)
    stopping = true
    if (server) {
      const [hasLeft] = await Promise.all([tellSite({ kind: 'leave' }, 'left'), server.close()])
      front.close()
      if (hasLeft) await tellSite({ kind: 'close' }, 'closed')
    }
    await destination.close()
    process.exit(0)
  }

  /** Resolves to whether the site has replied in time. */
  async function tellSite(message: ToSite, reply: FromSite['kind']): Promise<boolean> {
    thread.postMessage(message)
    const signal = AbortSignal.timeout(REPLY_MS)
    try {
      for await (const [heard] of on(thread, 'message', { signal }))
        if (heard.kind === reply) return true
    } catch {
      say(`The site's thread does not answer, and is stopped without "${reply}".`)
    }
    return false
  }

  thread.on('message', (message: FromSite) => {
    if (message.kind === 'log') writeLog(message.lines)
    else if (message.kind === 'ready') open(message).catch(fail)
    else if (message.kind === 'failed') fail(message.text)
    else if (message.kind === 'waiting') {
      say(`${productName} waits for content at http://localhost:${message.port}\n${message.reason}`)
    } else front.receive(message)
  })
  thread.on('error', fail)
  thread.on('exit', () => fail("The site's thread has ended unexpectedly."))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function isLogged(level: Config['logLevel'], { logLevel }: Config): boolean {
  const { values } = pino.levels
  return (values[level] ?? 0) >= (values[logLevel] ?? Number.POSITIVE_INFINITY)
}

function say(words: string): void {
  process.stderr.write(`${words}\n`)
}

function fail(reason: unknown): void {
  say(typeof reason === 'string' ? reason : inspect(reason))
  process.exit(1)
}

/** Not when the build only compiles this file. */
if (import.meta.main) {
  // Only this user can read the files that we make.
  process.umask(0o077)
  limitGarbage()
  try {
    main(readProcessConfig())
  } catch (error) {
    const isSetting = error instanceof Error && error.name === 'SettingError'
    fail(isSetting ? `The site cannot start: ${error.message}` : error)
  }
}
