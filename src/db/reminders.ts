import { isPlaceholder } from '#lib/node/placeholder-address.ts'
import type { Database } from './database.ts'
import { changeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type ReminderRow = Tables['reminders']
export type ReminderKey = Pick<ReminderRow, 'account_id' | 'channel' | 'day'>
export type Wisher = { id: string; email: string; isVerified: boolean }

/** Open accounts that opted in to any of these, ordered by id, starting after `after`. */
export async function wishers(
  db: Database,
  { purposes, after, limit }: { purposes: readonly string[]; after: string; limit: number },
): Promise<Wisher[]> {
  const rows = await db
    .selectFrom('account_users')
    .select(['id', 'email', 'email_verified'])
    .where('disabled_at', 'is', null)
    .where('id', '>', after)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('visitor_consents')
          .select('purpose')
          .whereRef('visitor_consents.account_id', '=', 'account_users.id')
          .where('purpose', 'in', purposes)
          .where('is_given', '=', 1),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, email, email_verified }) => ({
    id,
    email,
    // A placeholder address counts as verified but reaches nobody.
    isVerified: Boolean(email_verified) && !isPlaceholder(email),
  }))
}

/** Newest first. */
export async function reminderRows(
  db: Database,
  { accountId, since }: { accountId: string; since: string },
): Promise<ReminderRow[]> {
  return db
    .selectFrom('reminders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('channel')
    .execute()
}

/** Only one process succeeds, and none for a closed or deleted account. */
export async function claimReminder(
  db: Database,
  { account_id, channel, day, told_until, ending }: Omit<ReminderRow, 'state' | 'tries'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reminders')
    .columns(['account_id', 'channel', 'day', 'state', 'tries', 'told_until', 'ending'])
    .expression((eb) =>
      eb
        .selectFrom('account_users')
        .select((of) => [
          'id',
          of.val(channel).as('channel'),
          of.val(day).as('day'),
          of.val('claimed').as('state'),
          of.lit(1).as('tries'),
          of.val(told_until).as('told_until'),
          of.val(ending).as('ending'),
        ])
        .where('id', '=', account_id)
        .where('disabled_at', 'is', null),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'channel', 'day']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Claims a refused reminder for another try; `false` if another process has it. */
export async function claimAgain(db: Database, row: ReminderRow): Promise<boolean> {
  return changeRows(db, 'reminders', {
    where: { ...toKey(row), state: 'refused', tries: row.tries },
    set: { state: 'claimed', tries: row.tries + 1 },
  })
}

export async function endReminder(
  db: Database,
  key: ReminderKey,
  end: Partial<Pick<ReminderRow, 'state' | 'told_until' | 'ending'>>,
): Promise<void> {
  await changeRows(db, 'reminders', { where: toKey(key), set: end })
}

function toKey({ account_id, channel, day }: ReminderKey): ReminderKey {
  return { account_id, channel, day }
}

/**
 * Deletes reminders from before that day, devices whose session has ended, and searches of accounts that an older build,
 * which does not know them, has deleted.
 */
export async function forgetReminders(db: Database, oldest: string): Promise<void> {
  await db.deleteFrom('reminders').where('day', '<', oldest).execute()
  await db
    .deleteFrom('followed_searches')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_users')
            .select('id')
            .whereRef('account_users.id', '=', 'followed_searches.account_id'),
        ),
      ),
    )
    .execute()
  await db
    .deleteFrom('visitor_devices')
    .where('session_id', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_sessions')
            .select('id')
            .whereRef('account_sessions.id', '=', 'visitor_devices.session_id'),
        ),
      ),
    )
    .execute()
}
