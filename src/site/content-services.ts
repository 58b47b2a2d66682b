import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { createContentClient } from '#content/create-content-client.ts'
import { createRemoteContent } from '#content/remote/create-remote-content.ts'
import { releaseRows } from '#db/content-releases.ts'
import type { Database } from '#db/database.ts'
import { createCallerLimit } from '#http/content-api.ts'
import { inspectOriginal } from '#images/inspect-original.ts'
import { inspectUpload } from '#images/inspect-upload.ts'
import { createRateLimit } from '#lib/node/rate-limit.ts'
import { createContentService } from '#repository/content-service.ts'
import { createTypeLabels } from '#repository/custom-types/type-labels.ts'
import { createPreviewStore } from '#repository/preview-store.ts'
import { createReleaseStats } from '#repository/releases/release-stats.ts'
import { createWebhooks } from '#repository/webhooks/create-webhooks.ts'
import { createWriteService } from '#repository/writing/create-write-service.ts'
import { createRemoteRichtext } from '#richtext/service/create-remote-richtext.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { keepRichtext } from '#richtext/service/kept-richtext.ts'
import { createRichtextService } from '#richtext/service/richtext-service.ts'
import { openContent } from './open-content.ts'
import { createPaidWork } from './paid-work.ts'
import { openServerKeys } from './server-keys.ts'

type ContentServicesOptions = {
  config: Config
  log: Logger
  now: () => Date
  /** The folder of the demo. */
  seedFolder: string
}

type RemoteOptions = Pick<ContentServicesOptions, 'config' | 'log'> & {
  turns: ReturnType<typeof createPaidWork>['turns']
}

export type ContentServices = Awaited<ReturnType<typeof createContentServices>>

/** The database, its documents, and the clients and APIs that read them. */
export async function createContentServices({
  config,
  log,
  now,
  seedFolder,
}: ContentServicesOptions) {
  const { turns, doFor } = createPaidWork()
  const { db, store } = await openContent({ config, log, now, createRef, seedFolder, turns })
  const previews = createPreviewStore(db, { store, createToken: createRef, now, turns })
  const releaseStats = createReleaseStats(db, now)
  const callers = createCallerLimit(createRateLimit(config.contentApi), config.trustedProxies)
  const service = createContentService({
    store,
    releases: () => releaseRows(db),
    previews,
    typeLabels: createTypeLabels(db),
    baseUrl: config.siteUrl.href,
    access: config.contentApi,
    callers,
    turns,
  })
  const writeService = createWriteService({
    db,
    store,
    origin: config.siteUrl.origin,
    now,
    createRef,
    inspect: inspectUpload,
    turns,
    callers: createCallerLimit(createRateLimit(config.contentApi), config.trustedProxies),
  })
  const webhooks = config.contentEndpoint
    ? null
    : createWebhooks({ ...config, db, now, log, secrets: (await openServerKeys(db, config)).keys })
  const remote = await openRemote({ config, log, turns })
  const source = {
    endpoint: config.contentEndpoint,
    accessToken: config.contentAccessToken,
    service,
    ...(remote ? { fetch: remote.fetch } : {}),
  }
  const content = remote?.client ?? createContentClient({ service })
  const remoteRichtext = openRemoteRichtext({ config, log, now }, db)
  const richtext = remoteRichtext ?? createRichtextClient(store)

  return {
    db,
    store,
    previews,
    releaseStats,
    /** `null` when content is remote. */
    webhooks,
    source,
    content,
    richtext,
    /** `null` when rich text is embedded. */
    remoteRichtext,
    contentApi: config.contentEndpoint ? null : service.app,
    writeApi: config.contentEndpoint ? null : writeService,
    richtextApi: createRichtextService(richtext, { retryAfter: callers.retryAfter, turns }),
    createRef,
    /** The mirror of a remote repository; `null` when content is embedded. */
    remote,
    /** Why no page can be made; `null` when pages can. */
    findNothingToServe(): string | null {
      if (remote) {
        return remote.mirror.documents() ? null : 'the content service was not reached yet'
      }
      return store.snapshot().ref === null ? 'nothing is published' : null
    },
    /** Runs long work in turns. */
    turns,
    doFor,
  }
}

/** `null` when content is embedded. */
async function openRemote({ config, log, turns }: RemoteOptions) {
  const { contentEndpoint: endpoint, contentAccessToken: accessToken } = config
  if (endpoint === null) return null
  const { privateHosts, dataDir } = config
  return createRemoteContent({ endpoint, accessToken, privateHosts, dataDir, log, turns })
}

/** `null` when rich text is embedded. */
function openRemoteRichtext(
  { config, log, now }: Omit<ContentServicesOptions, 'seedFolder'>,
  db: Database,
) {
  const { richtextEndpoint: endpoint, privateHosts } = config
  if (endpoint === null) return null
  const options = { endpoint, privateHosts, db, now, log, inspect: inspectOriginal }
  return keepRichtext(createRemoteRichtext(options))
}

function createRef(): string {
  return randomBytes(12).toString('base64url')
}
