import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { ContentClient } from '#content/content-client.ts'
import { countedType } from '#content/queries/counted-type.ts'
import type { Database } from '#db/database.ts'
import { createCounts } from '#editorial/counts/create-counts.ts'
import { createRateLimit } from '#lib/rate-limit.ts'

type CountingOptions = { db: Database; content: ContentClient; now: () => Date; log: Logger }

/** Counts what visitors look at. */
export function createCounting({ db, content, now, log }: CountingOptions) {
  return createCounts({
    db,
    findType: (id) => countedType(content, id),
    createLimit: createRateLimit,
    createId: randomUUID,
    now,
    onError: (error) => log.error({ err: error }, 'counts wait for the database'),
  })
}
