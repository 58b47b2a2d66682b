import type { Migration } from 'kysely/migration'
import { up as createContent } from './migrations/20261115t0900-create-content.ts'
import { up as createRefsAndReleases } from './migrations/20261115t1000-create-refs-and-releases.ts'
import { up as numberPublishes } from './migrations/20261115t1100-number-publishes.ts'
import { up as createPreviews } from './migrations/20261115t1330-create-previews.ts'
import { up as createAssets } from './migrations/20261115t1400-create-assets.ts'
import { up as createRichtextCopies } from './migrations/20261115t1500-create-richtext-copies.ts'
import { up as createVisitors } from './migrations/20261115t1600-create-visitors.ts'
import { up as createReports } from './migrations/20261115t1610-create-reports.ts'
import { up as createAccounts } from './migrations/20261115t1700-create-accounts.ts'
import { up as createReminders } from './migrations/20261115t1830-create-reminders.ts'
import { up as makeAccountTokensUnique } from './migrations/20261115t1840-make-account-tokens-unique.ts'
import { up as createJobRuns } from './migrations/20261115t1910-create-job-runs.ts'
import { up as keepKeysSealed } from './migrations/20261115t2000-keep-keys-sealed.ts'
import { up as createOutbox } from './migrations/20261115t2010-create-outbox.ts'
import { up as createRequiredMigrations } from './migrations/20261116t0900-create-required-migrations.ts'

/** By name. */
export type KnownMigrations = Readonly<Record<string, Migration>>

/** Ordered by time. Forward only: never rename or edit a merged migration. */
export const migrations: KnownMigrations = {
  '20261115t0900-create-content': { up: createContent },
  '20261115t1000-create-refs-and-releases': { up: createRefsAndReleases },
  '20261115t1100-number-publishes': { up: numberPublishes },
  '20261115t1330-create-previews': { up: createPreviews },
  '20261115t1400-create-assets': { up: createAssets },
  '20261115t1500-create-richtext-copies': { up: createRichtextCopies },
  '20261115t1600-create-visitors': { up: createVisitors },
  '20261115t1610-create-reports': { up: createReports },
  '20261115t1700-create-accounts': { up: createAccounts },
  '20261115t1830-create-reminders': { up: createReminders },
  '20261115t1840-make-account-tokens-unique': { up: makeAccountTokensUnique },
  '20261115t1910-create-job-runs': { up: createJobRuns },
  '20261115t2000-keep-keys-sealed': { up: keepKeysSealed },
  '20261115t2010-create-outbox': { up: createOutbox },
  '20261116t0900-create-required-migrations': { up: createRequiredMigrations },
}
