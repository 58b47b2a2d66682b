import type { Database } from './database.ts'
import { findRow, removeRows } from './matching-rows.ts'
import { saveRow } from './save-row.ts'
import type { Tables } from './tables.ts'

export type ProfileRow = Tables['visitor_profiles']
export type ConsentRow = Tables['visitor_consents']
export type DeviceRow = Tables['visitor_devices']

export async function findProfileRow(db: Database, accountId: string): Promise<ProfileRow | null> {
  return findRow(db, 'visitor_profiles', { account_id: accountId })
}

export async function saveProfileRow(db: Database, row: ProfileRow): Promise<void> {
  await saveRow(db, { into: 'visitor_profiles', row, key: ['account_id'] })
}

export async function consentRows(db: Database, accountId: string): Promise<ConsentRow[]> {
  const query = db.selectFrom('visitor_consents').selectAll().where('account_id', '=', accountId)
  return query.orderBy('purpose').execute()
}

/** Repeating a choice keeps the time of the first one. */
export async function saveConsentRows(db: Database, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('visitor_consents')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose'])
        .doUpdateSet(({ ref }) => ({
          is_given: ref('excluded.is_given'),
          decided_at: ref('excluded.decided_at'),
        }))
        .whereRef('visitor_consents.is_given', '!=', 'excluded.is_given'),
    )
    .execute()
}

/** Devices whose session has not ended, newest first. */
export async function deviceRows(
  db: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<DeviceRow[]> {
  return db
    .selectFrom('visitor_devices')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('session_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('account_sessions')
            .select('id')
            .whereRef('account_sessions.id', '=', 'visitor_devices.session_id')
            .where('expires_at', '>', now.toISOString()),
        ),
      ]),
    )
    .orderBy('registered_at', 'desc')
    .orderBy('device_id')
    .execute()
}

/** A token belongs to one browser, so it is removed from any other account. */
export async function saveDeviceRow(db: Database, row: DeviceRow, most: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await removeRows(tx, 'visitor_devices', { messaging_token: row.messaging_token })
    await saveRow(tx, { into: 'visitor_devices', row, key: ['account_id', 'device_id'] })
    const all = await tx
      .selectFrom('visitor_devices')
      .select('device_id')
      .where('account_id', '=', row.account_id)
      .orderBy('registered_at', 'desc')
      .orderBy('device_id')
      .execute()
    const old = all.slice(most).map((device) => device.device_id)
    if (old.length === 0) return
    await tx
      .deleteFrom('visitor_devices')
      .where('account_id', '=', row.account_id)
      .where('device_id', 'in', old)
      .execute()
  })
}

export async function removeDeviceRow(
  db: Database,
  accountId: string,
  deviceId: string,
): Promise<void> {
  await removeRows(db, 'visitor_devices', { account_id: accountId, device_id: deviceId })
}
