import type { Database } from '#db/database.ts'
import { deskActs, publishActs, releaseActs } from '#db/desk-acts.ts'
import type { AuditPage, AuditRow } from '#desk/wire/people.ts'
import { AppError } from '#lib/node/app-error.ts'
import { type DeskRoute, get } from '../api/desk-route.ts'

const ROWS = 100

/** The audit log: what people did to people and sessions, every publish, and every schedule. */
export function auditRoutes(db: Database): DeskRoute[] {
  async function read(before: string | null): Promise<AuditPage> {
    // One more than is shown, to know whether there are earlier ones.
    const range = { before, limit: ROWS + 1 }
    const acts = (await deskActs(db, range)).map(({ person_id: _, detail, ...row }) => ({
      ...row,
      detail: detail === null ? null : JSON.parse(detail),
    }))
    const publishes = (await publishActs(db, range)).map(toRow)
    const releases = (await releaseActs(db, range)).map(toReleaseRow)
    const rows = [...acts, ...publishes, ...releases].toSorted((a, b) =>
      a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
    )
    return cut(rows)
  }

  return [
    get('/audit', 'audit', async ({ query }) => {
      const before = query.get('before')
      if (before !== null && Number.isNaN(Date.parse(before))) {
        throw new AppError('invalid', 'This is not an instant.')
      }
      return read(before)
    }),
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

function toReleaseRow(row: Awaited<ReturnType<typeof releaseActs>>[number]): AuditRow {
  const { id, happened_at, kind, author, author_kind, release_id, reason, due_at, back_at } = row
  const stated = Object.entries({ due_at, back_at, reason }).filter(([, value]) => value !== null)
  return {
    id: `release ${id}`,
    at: happened_at,
    author: author ?? author_kind,
    act: `${kind}-release`,
    subject: release_id,
    detail: stated.length === 0 ? null : Object.fromEntries(stated),
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
