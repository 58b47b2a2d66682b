import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { createCounts } from '#editorial/counts/create-counts.ts'
import type { ContentServices } from './content-services.ts'

type CountingOptions = { contents: ContentServices; now: () => Date; log: Logger }

/** Counts what visitors look at. */
export function createCounting({ contents, now, log }: CountingOptions) {
  const { db, store, remote } = contents
  const published = () => (remote ? remote.mirror.documents() : store.snapshot())?.byId
  return createCounts({
    db,
    // Looked up in memory, without the content client, because many ids arrive each second.
    findType(id) {
      const type = published()?.get(id)?.type
      return type === 'deal' || type === 'landing' ? type : null
    },
    createId: randomUUID,
    now,
    onError: (error) => log.error({ err: error }, 'counts wait for the database'),
  })
}
