import { openDatabase } from '#db/database.ts'
import { publishRelease } from '#repository/publish/publish-release.ts'
import { makeWriteToken, type WriteScope, writeScopes } from '#repository/writing/write-token.ts'
import { freePort } from './free-port.ts'
import { NOON } from './noon.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export type WriteSite = AsyncDisposable & {
  site: TestSite
  origin: string
  /** The base of the writing API. */
  writeApi: string
  token: string
  makeToken: (name: string, scopes: readonly WriteScope[]) => Promise<string>
  /** Publishes the migration release, as the command would. */
  publish: () => ReturnType<typeof publishRelease>
}

type WriteSiteOptions = { database: string; env?: Record<string, string> }

/** A running site, and a token that may write everything. */
export async function startWriteSite({ database, env }: WriteSiteOptions): Promise<WriteSite> {
  const origin = `http://127.0.0.1:${await freePort()}`
  const limits = { CONTENT_API_RATE: '100000', CONTENT_API_BURST: '100000' }
  const site = await createTestSite({ database, env: { SITE_URL: origin, ...limits, ...env } })
  await site.server.listen(Number(new URL(origin).port), '127.0.0.1')
  const db = openDatabase(database)
  const makeToken = async (name: string, scopes: readonly WriteScope[]) => {
    const token = await makeWriteToken(db, { name, scopes, madeBy: 'editor', now: NOON })
    if (token === null) throw new Error(`There is a token ${name}`)
    return token
  }
  return {
    site,
    origin,
    writeApi: `${origin}/api/write`,
    token: await makeToken('tool', writeScopes),
    makeToken,
    async publish() {
      const author = { kind: 'person' as const, name: 'editor' }
      const createRef = () => crypto.randomUUID()
      const result = await publishRelease(db, 'migration', { now: () => NOON, createRef, author })
      await site.store.refresh()
      return result
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await site[Symbol.asyncDispose]()
    },
  }
}
