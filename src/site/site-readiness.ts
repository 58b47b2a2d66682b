import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { findMasterRef } from '#db/content-rows.ts'
import { createReadiness, type Probe } from '#http/readiness.ts'
import type { ContentServices } from './content-services.ts'
import { createDataDir } from './data-dir.ts'

type SiteReadinessOptions = {
  config: Pick<Config, 'dataDir' | 'database' | 'contentEndpoint'>
  contents: Pick<ContentServices, 'db' | 'store' | 'findNothingToServe' | 'remote'>
  /** How long the search index has been outdated, in ms; `null` when it is up to date. */
  searchBehindMs: () => number | null
  log: Logger
}

const DATABASE_MS = { everyMs: 5000, timeoutMs: 2000 }
const DISK_MS = { everyMs: 30_000, timeoutMs: 5000 }
const AGE_MS = { everyMs: 5000, timeoutMs: 2000 }
/** A publish appears within seconds. If it takes longer than this, something is broken. */
const MOST_BEHIND_MS = 5 * 60_000

/**
 * The checks of `/readyz`: content, database, disk and age of the content. See
 * docs/decisions/0040-a-lost-database-is-not-a-new-one.md.
 */
export function createSiteReadiness(options: SiteReadinessOptions) {
  const { config, contents, searchBehindMs, log } = options
  const { db, store, remote } = contents
  const dataDir = createDataDir(config)
  let differsSince: number | null = null

  async function checkDatabase(): Promise<string | null> {
    const ref = await findMasterRef(db)
    const isSame = ref === store.snapshot().ref
    differsSince = isSame ? null : (differsSince ?? performance.now())
    if (ref === null && config.contentEndpoint === null) {
      return 'the database holds no content; pages come from memory'
    }
    return null
  }

  async function checkAge(): Promise<string | null> {
    if ((remote?.mirror.ageMs() ?? 0) > MOST_BEHIND_MS) {
      return 'the content service gave no usable answer for some minutes'
    }
    if (differsSince !== null && performance.now() - differsSince > MOST_BEHIND_MS) {
      return 'what was published last is not shown yet'
    }
    if ((searchBehindMs() ?? 0) > MOST_BEHIND_MS) return 'the search is behind the content'
    return null
  }

  const probes: Probe[] = [
    {
      name: 'database',
      ...DATABASE_MS,
      run: checkDatabase,
      failure: 'the database does not answer',
    },
    { name: 'disk', ...DISK_MS, run: dataDir.findProblem, failure: 'DATA_DIR cannot be used' },
    { name: 'age', ...AGE_MS, run: checkAge, failure: 'the age of the content is not known' },
  ]
  const readiness = createReadiness({
    findNothingToServe: contents.findNothingToServe,
    probes,
    onChange: (check, reason, cause) =>
      reason === null
        ? log.warn({ check }, 'a check of /readyz passes again')
        : log.error(
            { check, reason, ...(cause ? { err: cause } : {}) },
            'a check of /readyz fails',
          ),
  })
  return {
    ...readiness,
    metrics(): string[] {
      return [
        ...readiness.metrics(),
        '# TYPE lobang_data_dir_free_bytes gauge',
        `lobang_data_dir_free_bytes ${dataDir.freeBytes() ?? 'NaN'}`,
        ...(remote?.mirror.metrics() ?? []),
      ]
    },
  }
}
