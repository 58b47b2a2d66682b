import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { createWaitingServer } from '#http/waiting-server.ts'
import { isMissingContent } from './missing-content.ts'

type StartOptions<Site> = {
  config: Config
  log: Logger
  /** Throws `MissingContentError` while there is nothing to serve. */
  create: () => Promise<Site>
  /** Called while waiting, with the port of the stand-in server and the reason. */
  onWait: (port: number, reason: string) => void
  /** Stops waiting. */
  signal?: AbortSignal
  retryMs?: number
  lastingMs?: number
}

const RETRY_MS = 2000
/** Other failures in a row end the process after this time: a large file takes minutes to restore. */
const LASTING_MS = 15 * 60_000
/** How often the log repeats the reason. */
const REMIND_MS = 10 * 60_000

/**
 * Starts the site as soon as there is content. Until then a stand-in server answers. `port` is the site's port.
 */
export async function startSite<Site>(
  options: StartOptions<Site>,
): Promise<{ site: Site; port: number }> {
  const { config, create } = options
  try {
    return { site: await create(), port: config.port }
  } catch (error) {
    if (!isMissingContent(error)) throw error
    return waitForContent(options, error.message)
  }
}

async function waitForContent<Site>(
  options: StartOptions<Site>,
  firstReason: string,
): Promise<{ site: Site; port: number }> {
  const { config, log, create, onWait, signal } = options
  const { retryMs = RETRY_MS, lastingMs = LASTING_MS } = options
  const waiting = createWaitingServer({
    productName: config.site.productName,
    https: config.siteUrl.protocol === 'https:',
    reason: 'nothing is published; the log says what to do',
  })
  const port = await waiting.listen(config.port, config.host)
  onWait(port, firstReason)
  let loggedAt = Number.NEGATIVE_INFINITY
  let logged = ''
  const tell = (reason: string) => {
    if (reason === logged && performance.now() - loggedAt < REMIND_MS) return
    log.error(reason)
    loggedAt = performance.now()
    logged = reason
  }

  tell(firstReason)
  let failingSince: number | null = null
  try {
    for (;;) {
      await delay(retryMs, null, signal ? { signal } : {})
      try {
        const site = await create()
        log.warn('There is content: the site starts.')
        return { site, port }
      } catch (error) {
        if (isMissingContent(error)) {
          failingSince = null
          tell(error.message)
          continue
        }
        // A half-restored file must not end the waiting, but a lasting failure must.
        log.error({ err: error }, 'the content cannot be read yet')
        failingSince ??= performance.now()
        if (performance.now() - failingSince > lastingMs) throw error
      }
    }
  } finally {
    await waiting.close()
  }
}
