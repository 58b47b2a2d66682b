import type { Database } from './database.ts'
import type { DeskPersonRow } from './desk-people.ts'
import { insertNew } from './insert-new.ts'
import { findRow, removeRows } from './matching-rows.ts'

export type ReportReader = Pick<DeskPersonRow, 'id' | 'email'> & { partner: string }

/** Partners' people who joined before the instant, want the monthly report and did not get that month's. */
export async function dueReportReaders(
  db: Database,
  { month, joinedBefore }: { month: string; joinedBefore: Date },
): Promise<ReportReader[]> {
  const rows = await readers(db)
    .select(['id', 'email', 'partner'])
    .where('joined_at', '<', joinedBefore.toISOString())
    .where('id', 'not in', (eb) =>
      eb.selectFrom('desk_report_mails').select('person_id').where('month', '=', month),
    )
    .orderBy('id')
    .execute()
  return rows.flatMap(({ partner, ...row }) => (partner === null ? [] : [{ ...row, partner }]))
}

/** How many people get a partner's report. `names` are its uid and its ids: either may be stored. */
export async function countReportReaders(db: Database, names: readonly string[]): Promise<number> {
  const { count } = await readers(db)
    .select((eb) => eb.fn.countAll().as('count'))
    .where('partner', 'in', names)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function readers(db: Database) {
  return db
    .selectFrom('desk_people')
    .where('role', '=', 'partner')
    .where('removed_at', 'is', null)
    .where('id', 'not in', (eb) => eb.selectFrom('desk_report_stops').select('person_id'))
}

/** Within the transaction that queues the e-mail. `false` if another process has queued it. */
export async function claimReportMail(
  db: Database,
  row: { personId: string; month: string; at: Date },
): Promise<boolean> {
  return insertNew(db, {
    into: 'desk_report_mails',
    row: { person_id: row.personId, month: row.month, queued_at: row.at.toISOString() },
  })
}

export async function wantsReportMail(db: Database, personId: string): Promise<boolean> {
  return (await findRow(db, 'desk_report_stops', { person_id: personId })) === null
}

/** `false` if it was stopped before. */
export async function stopReportMail(db: Database, personId: string, at: Date): Promise<boolean> {
  return insertNew(db, {
    into: 'desk_report_stops',
    row: { person_id: personId, stopped_at: at.toISOString() },
  })
}

/** `false` if it was not stopped. */
export async function resumeReportMail(db: Database, personId: string): Promise<boolean> {
  return removeRows(db, 'desk_report_stops', { person_id: personId })
}
