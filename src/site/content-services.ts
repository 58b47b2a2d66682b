import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { createContentClient } from '#content/create-content-client.ts'
import { createContentService } from '#content/service/content-service.ts'
import { createContentStore } from '#content/service/content-store.ts'
import { createTypeLabels } from '#content/service/custom-types/type-labels.ts'
import { createPreviewStore } from '#content/service/preview-store.ts'
import { createReleaseStore } from '#content/service/release-store.ts'
import { seedContent } from '#content/service/seed-content.ts'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { withStartUpLock } from '#db/with-start-up-lock.ts'
import { createCallerLimit } from '#http/content-api.ts'
import { createRateLimit } from '#http/rate-limit.ts'
import { inspectOriginal } from '#images/inspect-original.ts'
import { createLoopTurns } from '#lib/loop-turns.ts'
import { createRemoteRichtext } from '#richtext/service/create-remote-richtext.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { keepRichtext } from '#richtext/service/kept-richtext.ts'
import { createRichtextService } from '#richtext/service/richtext-service.ts'

type ContentServicesOptions = {
  config: Config
  log: Logger
  now: () => Date
  /** The folder that an empty content store is filled from. */
  seedFolder: string
}

export type ContentServices = Awaited<ReturnType<typeof createContentServices>>

/** The database, the documents in it, and how everybody else reads them. */
export async function createContentServices({
  config,
  log,
  now,
  seedFolder,
}: ContentServicesOptions) {
  const { db, store } = await withStartUpLock(config.database, async () => {
    const opened = openDatabase(config.database)
    await migrate(opened)
    const content = await createContentStore(opened, { now, createRef })
    if (await seedContent(content, seedFolder, now())) log.info('the demo catalogue was imported')
    return { db: opened, store: content }
  })
  const releases = createReleaseStore(db, { store, createRef, now })
  const previews = createPreviewStore(db, { store, createToken: createRef, now })
  const turns = createLoopTurns()
  const callers = createCallerLimit(
    createRateLimit({ ...config.contentApi, now: () => performance.now() }),
    config.trustedProxies,
  )
  const service = createContentService({
    store,
    releases,
    previews,
    typeLabels: createTypeLabels(db),
    baseUrl: config.siteUrl.href,
    access: config.contentApi,
    callers,
    turns,
  })
  const source = {
    endpoint: config.contentEndpoint,
    accessToken: config.contentAccessToken,
    service,
  }
  const content = createContentClient(source)
  const remoteRichtext = config.richtextEndpoint
    ? keepRichtext(
        createRemoteRichtext({
          endpoint: config.richtextEndpoint,
          db,
          now,
          log,
          inspect: inspectOriginal,
        }),
      )
    : null
  const richtext = remoteRichtext ?? createRichtextClient(store)
  let remoteAnswered = false

  return {
    db,
    store,
    releases,
    previews,
    source,
    content,
    richtext,
    /** `null` when rich text is embedded. */
    remoteRichtext,
    contentApi: config.contentEndpoint ? null : service.app,
    richtextApi: createRichtextService(richtext, { retryAfter: callers.retryAfter, turns }),
    createRef,
    /** Embedded: something is published. Remote: the repository has answered; should it go away, pages stay. */
    async isLoaded(): Promise<boolean> {
      if (config.contentEndpoint === null) return store.snapshot().ref !== null
      remoteAnswered ||= await content.getRepository().then(
        () => true,
        () => false,
      )
      return remoteAnswered
    },
  }
}

function createRef(): string {
  return randomBytes(12).toString('base64url')
}
