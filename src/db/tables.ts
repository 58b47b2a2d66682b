import type { AccountTables } from './account-tables.ts'
import type { AssetTables } from './asset-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { MigrationTables } from './migration-tables.ts'
import type { OutboxTables } from './outbox-tables.ts'
import type { PreviewTables } from './preview-tables.ts'
import type { ReminderTables } from './reminder-tables.ts'
import type { ReportTables } from './reports-tables.ts'
import type { RichtextTables } from './richtext-tables.ts'
import type { VisitorTables } from './visitor-tables.ts'

/** Every table, one file per group. */
export type Tables = AccountTables &
  AssetTables &
  ContentTables &
  JobTables &
  MigrationTables &
  OutboxTables &
  PreviewTables &
  RichtextTables &
  ReminderTables &
  ReportTables &
  VisitorTables
