import { copyFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '#db/database.ts'
import type { NaiveDocument } from './naive-content.ts'
import { NOON } from './noon.ts'
import { publishChange } from './publish-change.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export type ContentSite = AsyncDisposable & {
  site: TestSite
  /** `http://127.0.0.1:{port}/api/v2` */
  endpoint: string
}

type ContentSiteOptions = {
  documents: readonly NaiveDocument[]
  env?: Record<string, string>
}

/** A running server whose content is these documents and nothing else. */
export async function startContentSite(options: ContentSiteOptions): Promise<ContentSite> {
  const folder = temporaryFolder()
  const database = join(folder.path, 'content.sqlite')
  copyFileSync(inject('migrated'), database)
  await publish(database, options.documents)
  const served = await serveContent({ ...options.env }, database)
  return {
    ...served,
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

/** A running server with the content of the demo, or of another database. */
export async function serveContent(
  env: Record<string, string> = {},
  database?: string,
): Promise<ContentSite> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // Tests send requests without pauses.
  const limits = { CONTENT_API_RATE: '100000', CONTENT_API_BURST: '100000' }
  const site = await createTestSite({
    env: { SITE_URL: origin, ...limits, ...env },
    ...(database ? { database } : {}),
  })
  await site.server.listen(port, '127.0.0.1')
  return {
    site,
    endpoint: `${origin}/api/v2`,
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

async function publish(database: string, documents: readonly NaiveDocument[]): Promise<void> {
  const db = openDatabase(database)
  await publishChange(db, { documents }, { now: () => NOON, createRef: () => 'first-ref' })
  await db.destroy()
}

/** Responses contain absolute URLs, so the port must be known before the site is created. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
