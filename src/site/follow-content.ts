import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { dependencyKeys } from '#db/content-keys.ts'
import { watchContent } from '#db/watch-content.ts'
import { every } from '#lib/node/every.ts'
import { publishDueReleases } from '#repository/publish/publish-due-releases.ts'
import type { ContentServices } from './content-services.ts'

type FollowContentOptions = {
  config: Config
  log: Logger
  now: () => Date
  isClockSteady: () => boolean
  contents: ContentServices
  onChange: (change: ContentChange) => void
  /** Called when a remote repository has sent its documents, the first ones included. */
  onMirrored: () => void
}

type ContentChange = Parameters<Parameters<ContentServices['store']['onChange']>[0]>[0]

/** How often a rich-text worker, which does not report changes, is asked for them. */
const WORKER_MS = 60_000
/** How often releases are counted for `/metrics`. */
const COUNT_MS = 5000

/** Notices what changes in the content, here or elsewhere, and publishes releases that are due. Returns how to stop. */
export function followContent(options: FollowContentOptions): () => Promise<void> {
  const { config, log, now, contents, onChange } = options
  const { db, store, remote, remoteRichtext } = contents
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'could not check for content changes')
  store.onChange(onChange)
  remote?.mirror.onChange((change) => {
    onChange(change)
    options.onMirrored()
  })
  const stopWatching = watchContent(config.database, db, { refresh: store.refresh, onError })
  const stopPublishing = publishDueReleases(db, {
    now,
    isClockSteady: options.isClockSteady,
    createRef: contents.createRef,
    onPublish: async (release) => {
      log.info({ release }, 'a scheduled release was published')
      await store.refresh()
    },
    onError: (error) => log.error({ err: error }, 'a scheduled release could not be published'),
  })
  const stopTelling = contents.webhooks?.start()
  const stopCounting = every(COUNT_MS, contents.releaseStats.refresh, onError)
  const stopWatchingWorker = every(
    WORKER_MS,
    async () => {
      const ids = (await remoteRichtext?.renew()) ?? []
      if (ids.length === 0) return
      onChange({ keys: new Set(ids.map(dependencyKeys.richtext)), documents: [] })
    },
    onError,
  )
  return async () => {
    // Not awaited, because it may read hundreds of pages.
    void stopWatchingWorker()
    await remote?.mirror.stop()
    await stopPublishing()
    await stopTelling?.()
    await stopCounting()
    await stopWatching()
  }
}
