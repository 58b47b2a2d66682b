import { type ExpressionBuilder, sql } from 'kysely'
import { CLOCK_SLACK_MS } from '#lib/node/is-still-ahead.ts'
import type { Database } from './database.ts'
import { changeRows, removeRows } from './matching-rows.ts'
import type { OutboxKind, Tables } from './tables.ts'

export type OutboxRow = Tables['outbox_messages']

type Claim = {
  kind: OutboxKind
  claim: string
  now: number
  /** How long the claim lasts, unless `renewClaim` extends it. */
  leaseMs: number
  /** A due time further ahead than this comes from a clock that was wrong. */
  mostPauseMs: number
}

export async function addMessage(
  db: Database,
  row: Pick<OutboxRow, 'id' | 'kind' | 'sealed' | 'about' | 'created_at' | 'expires_at'>,
): Promise<void> {
  const fresh = { due_at: row.created_at, tries: 0, unsure: 0, claim: null, claimed_until: null }
  await db
    .insertInto('outbox_messages')
    .values({ ...row, ...fresh })
    .execute()
}

const isFree =
  ({ now, leaseMs }: Pick<Claim, 'now' | 'leaseMs'>) =>
  (eb: ExpressionBuilder<Tables, 'outbox_messages'>) =>
    eb.or([
      eb('claimed_until', 'is', null),
      eb('claimed_until', '<=', now),
      // A time this far ahead comes from a wrong clock. Clocks of other processes may be slightly ahead.
      eb('claimed_until', '>', now + leaseMs + CLOCK_SLACK_MS),
    ])

/** Claims the next due message that nobody else is sending. Only one process gets it. */
export async function claimMessage(db: Database, claim: Claim): Promise<OutboxRow | null> {
  const { kind, now, leaseMs } = claim
  const latestDue = now + claim.mostPauseMs + CLOCK_SLACK_MS
  for (;;) {
    const next = await db
      .selectFrom('outbox_messages')
      .select('id')
      .where('kind', '=', kind)
      .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', latestDue)]))
      .where(isFree(claim))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    if (!next) return null
    const claimed = await db
      .updateTable('outbox_messages')
      .set({ claim: claim.claim, claimed_until: now + leaseMs })
      .where('id', '=', next.id)
      .where(isFree(claim))
      .returningAll()
      .executeTakeFirst()
    if (claimed) return claimed
  }
}

/** Extends the claim while the message is being sent. */
export async function renewClaim(
  db: Database,
  { id, claim, until }: { id: string; claim: string; until: number },
): Promise<void> {
  await changeRows(db, 'outbox_messages', { where: { id, claim }, set: { claimed_until: until } })
}

/** Schedules another try. */
export async function releaseMessage(
  db: Database,
  {
    id,
    claim,
    ...change
  }: Pick<OutboxRow, 'id' | 'due_at' | 'tries' | 'unsure'> & { claim: string },
): Promise<void> {
  const set = { ...change, claim: null, claimed_until: null }
  await changeRows(db, 'outbox_messages', { where: { id, claim }, set })
}

export async function removeMessage(db: Database, id: string): Promise<void> {
  await removeRows(db, 'outbox_messages', { id })
}

/** Deletes expired messages that nobody is sending. Returns how many. */
export async function removeExpiredMessages(
  db: Database,
  { kind, now, leaseMs }: Pick<Claim, 'kind' | 'now' | 'leaseMs'>,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox_messages')
    .where('kind', '=', kind)
    .where('expires_at', '<=', now)
    .where(isFree({ now, leaseMs }))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export type WaitingMessages = { kind: OutboxKind; count: number; oldest: number; mostTries: number }

export async function waitingMessages(db: Database): Promise<WaitingMessages[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['kind', sql<number>`min(created_at)`.as('oldest')])
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('tries').as('mostTries')])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}
