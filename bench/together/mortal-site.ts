import { setTimeout as delay } from 'node:timers/promises'
import { siteEnvironment } from '../../scripts/site-environment.mjs'
import { freePort } from '../../test/free-port.ts'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import type { Random } from '../seeded-random.ts'
import { SECRET_KEY } from './prepared-databases.ts'

export type MortalSite = Awaited<ReturnType<typeof startMortalSite>>

/** The built site as a process that can be killed, and starts again at the same address. */
export async function startMortalSite(env: Record<string, string>) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let current: SiteProcess | null = await start()
  let kills = 0

  function start(): Promise<SiteProcess> {
    return startSiteProcess({
      ...siteEnvironment,
      ...{ PORT: String(port), SITE_URL: origin, SECRET_KEY },
      // It starts every few seconds, and nobody reads its pages.
      PAGES_AT_START: 'off',
      ...env,
    })
  }

  return {
    origin,
    kills: () => kills,
    /** Kills it at random moments until the signal, and leaves it running. */
    async live(random: Random, signal: AbortSignal): Promise<void> {
      const wait = (ms: number) => delay(ms, null, { signal }).catch(() => null)
      for (;;) {
        await wait(random.between(3000, 12_000))
        if (signal.aborted) return
        await current?.[Symbol.asyncDispose]()
        current = null
        kills += 1
        await wait(random.between(0, 3000))
        current = await start()
      }
    },
    async close(): Promise<void> {
      await current?.[Symbol.asyncDispose]()
    },
  }
}
