import type { Logger } from 'pino'
import type { Accounts } from '#functions/create-functions.ts'
import type { ClientBuild } from '#http/client-build.ts'
import type { DeskBuild } from '#http/desk-build.ts'
import type { ServerLimits } from '#http/server-limits.ts'
import { createClockWatch } from '#lib/node/clock-watch.ts'
import type { Effort } from '#pagecache/encoded-body.ts'
import type { PageChange } from '#pagecache/page-cache.ts'
import { createContentServices } from '#site/content-services.ts'
import { createCounting } from '#site/create-counting.ts'
import { createDeskServices } from '#site/desk-services.ts'
import { createFindListed } from '#site/find-listed.ts'
import { createHttpServices } from '#site/http-services.ts'
import { createPageServices } from '#site/page-services.ts'
import { createVisitorServices } from '#site/visitor-services.ts'
import type { Config } from './config.ts'

export type SiteOptions = {
  config: Config
  log: Logger
  /** Writes the lines about requests; without it there are none. */
  writeLog?: (lines: string) => void
  now: () => Date
  /** Milliseconds on a clock that only goes forward; for tests. */
  monotonic?: () => number
  build: ClientBuild
  /** Without it, the desk has an API but no pages. */
  deskBuild?: DeskBuild
  /** The renderer's bundle, see `render/render.tsx`. */
  render: typeof import('#render/render.tsx')
  /** The folder of the demo. */
  seedFolder: string
  /** Called for each page that becomes fresh, or stops being so: the front answers with it. */
  onPage?: (change: PageChange) => void
  /** For tests that need accounts without signing up. */
  accounts?: Accounts
  /** For tests, which wait less long. */
  limits?: Partial<ServerLimits>
  /** For tests, where compressing would take most of the time. */
  effort?: Effort
}

export type Site = Awaited<ReturnType<typeof createSite>>

/** Makes every service and joins them. The only wiring on the server, with `site/`. */
export async function createSite(options: SiteOptions) {
  const { log } = options
  const { siteUrl } = options.config
  const clocks = createClocks(options)
  const contents = await createContentServices(options)
  const { db, content } = contents
  const pages = await createPageServices({ ...options, ...clocks, contents })
  const { renderAccount } = pages.renderer
  const visitors = await createVisitorServices({
    ...options,
    ...clocks,
    db,
    content,
    turns: contents.turns,
    findListed: createFindListed({ ...options, published: pages.published, siteUrl }),
    renderAccount,
  })
  const desk = createDeskServices({ ...options, ...clocks, ...visitors, db, contents, pages })
  const counting = createCounting({ ...options, contents })
  const parts = { contents, pages, visitors, desk, counting }
  const http = createHttpServices({ ...options, ...clocks, ...parts })
  const { app, server, securityOptions, readiness, keptBuilds } = http

  /** Begins nothing new; what was begun can still be finished. */
  async function leave(): Promise<void> {
    readiness.leave()
    await pages.stop()
    visitors.functions.closeStreams()
  }

  return {
    app,
    /** For tests and benches, which have one thread. The front of `main.ts` has its own server. */
    server,
    /** For the front's own server. */
    securityOptions,
    /** Adds what the front has counted. */
    count: http.frontCounts.add,
    store: contents.store,
    previews: contents.previews,
    pageCache: pages.pageCache,
    renderer: pages.renderer,
    warmth: pages.warmth,
    search: pages.search,
    addresses: pages.addresses,
    /** Makes in advance whatever can be. Never rejects: what fails is made when somebody asks. */
    async warmAll(): Promise<void> {
      for (const warm of [visitors.accounts.warm, pages.warmAll]) {
        await warm().catch((error) =>
          log.error({ err: error }, 'not everything could be made in advance'),
        )
      }
    },
    functions: visitors.functions,
    accounts: visitors.accounts,
    reminders: visitors.reminders,
    desk,
    counting,
    readiness,
    keptBuilds,
    remoteContent: contents.remote,
    leave,
    async close(): Promise<void> {
      await Promise.all([leave(), server.close()])
      await keptBuilds.stop()
      await counting.close()
      await desk.close()
      await visitors.close()
      pages.images.close()
      http.requests.close()
      readiness.stop()
      await db.destroy()
    },
  }
}

function createClocks({ now, monotonic = () => performance.now(), log }: SiteOptions) {
  const onJump = (ms: number) =>
    log.warn({ ms }, 'the clock jumped: no release is published and no reminder sent for an hour')
  const { isSteady } = createClockWatch({ now, monotonic, onJump })
  return { now, monotonic, isClockSteady: isSteady }
}
