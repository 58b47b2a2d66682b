import type { Database } from '#db/database.ts'
import { deskActs, publishActs } from '#db/desk-acts.ts'
import type { AuditPage, AuditRow } from '#desk/wire/people.ts'
import { AppError } from '#lib/app-error.ts'
import type { DeskRoute } from '../api/desk-route.ts'

const ROWS = 100

/** The audit log: what people did to people and sessions, and every publish. */
export function auditRoutes(db: Database): DeskRoute[] {
  async function read(before: string | null): Promise<AuditPage> {
    // One more than is shown, to know whether there are earlier ones.
    const range = { before, limit: ROWS + 1 }
    const acts = (await deskActs(db, range)).map(({ person_id: _, detail, ...row }) => ({
      ...row,
      detail: detail === null ? null : JSON.parse(detail),
    }))
    const publishes = (await publishActs(db, range)).map(toRow)
    const rows = [...acts, ...publishes].toSorted((a, b) =>
      a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
    )
    return cut(rows)
  }

  return [
    {
      method: 'GET',
      path: '/audit',
      needs: 'audit',
      async handle({ query }) {
        const before = query.get('before')
        if (before !== null && Number.isNaN(Date.parse(before))) {
          throw new AppError('invalid', 'This is not an instant.')
        }
        return read(before)
      },
    },
  ]
}

function toRow(row: Awaited<ReturnType<typeof publishActs>>[number]): AuditRow {
  const { version, published_at, kind, author, author_kind, reason } = row
  return {
    id: `publish ${version}`,
    at: published_at,
    author: author ?? author_kind,
    act: kind,
    subject: row.release_label ?? row.release_id,
    detail: { publish: version, ...(reason !== null && { reason }) },
  }
}

/** Rows of one instant stay together, because the next page begins before the last one's. */
function cut(rows: readonly AuditRow[]): AuditPage {
  const following = rows[ROWS]
  if (!following) return { rows: [...rows], next: null }
  const whole = rows.slice(0, ROWS).filter(({ at }) => at > following.at)
  const shown = whole.length > 0 ? whole : rows.slice(0, ROWS)
  return { rows: [...shown], next: shown.at(-1)?.at ?? null }
}
