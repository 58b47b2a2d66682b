import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino, { type Logger } from 'pino'
import { inject } from 'vitest'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/database.ts'
import type { Accounts } from '#functions/create-functions.ts'
import type { ClientBuild } from '#http/client-build.ts'
import type { DeskBuild } from '#http/desk-build.ts'
import { toLoggedError } from '#http/logged-error.ts'
import type { ServerLimits } from '#http/server-limits.ts'
import type { ContentChange } from '#repository/snapshot.ts'
import { createSite, type Site } from '../src/site.ts'
import { closeAtOnce } from './close-at-once.ts'
import { NOON, SEED_FOLDER } from './noon.ts'
import { publishChange } from './publish-change.ts'
import { createReleaseStore } from './release-store.ts'

type TestSiteOptions = {
  env?: Record<string, string>
  now?: () => Date
  monotonic?: () => number
  /** What `openDatabase` takes; a copy of the seeded demo unless given. */
  database?: string
  /** A tenth of the demo instead of all of it. */
  isSmall?: boolean
  /** By default nobody has an account. */
  accounts?: Accounts
  limits?: Partial<ServerLimits>
  /** By default a build without files. */
  build?: ClientBuild
  /** By default the desk has no pages. */
  deskBuild?: DeskBuild
  /** Receives every log line of all levels. By default nothing is logged. */
  onLog?: (lines: string) => void
  /** Instead of `onLog`. */
  log?: Logger
}

/** The renderer as it is deployed: React’s development form takes five times as long. */
const render: typeof import('#render/render.tsx') = await import(
  pathToFileURL(join(import.meta.dirname, '../dist/server/render.js')).href
)

/** The secret is set, so that sites on one database understand each other. */
const settings = {
  SITE_URL: 'http://site.test',
  SECRET_KEY: 'only for tests, and the same for all of them',
}

export type TestSite = AsyncDisposable &
  Site & {
    /** `DATA_DIR`, gone with the site. */
    dataDir: string
    /** Asks the app as a browser would, without a socket. */
    request: (path: string, init?: RequestInit) => Promise<Response>
    /** Publishes as a command would, and waits until the site has it. */
    publish: (change: ContentChange) => Promise<void>
    releases: ReturnType<typeof createReleaseStore>
  }

/** The whole site with the demo catalogue; only the clock and the build are replaced. */
export async function createTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { env = {}, now = () => NOON, onLog } = options
  const folder = mkdtempSync(join(tmpdir(), 'lobang-site-'))
  const database = options.database ?? join(folder, 'site.sqlite')
  if (!options.database) copyFileSync(inject(options.isSmall ? 'few' : 'seeded'), database)
  const site = await createSite({
    config: { ...readConfig({ ...settings, DATA_DIR: folder, ...env }), database },
    log: options.log ?? createLog(onLog),
    ...(onLog && { writeLog: onLog }),
    now,
    build: options.build ?? testBuild,
    ...(options.deskBuild && { deskBuild: options.deskBuild }),
    render,
    seedFolder: SEED_FOLDER,
    effort: 'least',
    // Tests advance both clocks together, unless they test clock jumps.
    monotonic: options.monotonic ?? (() => now().getTime()),
    ...(options.accounts && { accounts: options.accounts }),
    limits: { ...closeAtOnce, ...options.limits },
  })
  const createRef = () => crypto.randomUUID()
  const db = openDatabase(database)
  return {
    ...site,
    dataDir: folder,
    releases: createReleaseStore(db, { store: site.store, createRef, now }),
    request: async (path, init) => site.app.request(path, init),
    async publish(change) {
      await publishChange(db, change, { now, createRef })
      await site.store.refresh()
    },
    async [Symbol.asyncDispose]() {
      await site.close()
      await db.destroy()
      // Retries, because something may still be written into it.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    },
  }
}

/** As `main.ts` makes it. */
function createLog(write: TestSiteOptions['onLog']) {
  if (!write) return pino({ level: 'silent' })
  return pino({ level: 'trace', base: null, serializers: { err: toLoggedError } }, { write })
}

export const testBuild: ClientBuild = {
  id: 'test-build',
  timestamp: 1,
  assets: {
    styles: {
      pages: {
        home: { first: 'body{margin:1px}', rest: 'main{margin:1px}' },
        deals: { first: 'body{margin:2px}', rest: 'main{margin:2px}' },
      },
      all: { first: 'body{margin:0}', rest: 'main{margin:0}' },
      path: '/assets/style.css',
    },
    boot: { beforeHeader: 'void 0', afterHeader: 'addEventListener("load",()=>{})' },
    scripts: { entry: '/assets/entry.js', shared: ['/assets/react.js'], pages: {} },
  },
  files: new Map(),
}
