import type { Database } from './database.ts'
import { removeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type DeskInvitation = Tables['desk_invitations']

export async function addInvitation(db: Database, row: DeskInvitation): Promise<void> {
  await db.insertInto('desk_invitations').values(row).execute()
}

function open(db: Database, now: Date) {
  return db
    .selectFrom('desk_invitations')
    .selectAll()
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
}

/** `null` when it was used, has expired or never existed. */
export async function findInvitation(
  db: Database,
  { hash, now }: { hash: string; now: Date },
): Promise<DeskInvitation | null> {
  return (await open(db, now).where('hash', '=', hash).executeTakeFirst()) ?? null
}

/** The unused invitations, the latest first, without the link of the log. */
export async function openInvitations(db: Database, now: Date): Promise<DeskInvitation[]> {
  return open(db, now).where('kind', '!=', 'first').orderBy('made_at', 'desc').execute()
}

/** Uses up the link. Of two simultaneous callers one gets `true`. */
export async function takeInvitation(
  db: Database,
  { hash, now }: { hash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk_invitations')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

type LinksAlike = Whose & { hash: string; kind: DeskInvitation['kind'] }

/**
 * Holds a link and all that end with it until the transaction ends. By one statement, so that all who join at once wait in
 * the same order: on PostgreSQL each would hold its own link otherwise, and wait for the others' for ever.
 */
export async function holdInvitations(
  db: Database,
  { hash, kind, email, personId }: LinksAlike,
): Promise<void> {
  await db
    .updateTable('desk_invitations')
    .set((eb) => ({ hash: eb.ref('hash') }))
    .where('used_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('hash', '=', hash),
        eb('email', '=', email),
        ...(personId === undefined ? [] : [eb('person_id', '=', personId)]),
        ...(kind === 'first' ? [eb('kind', '=', kind)] : []),
      ]),
    )
    .execute()
}

/** Takes back the links of the log. */
export async function endFirstLinks(db: Database): Promise<void> {
  await removeRows(db, 'desk_invitations', { kind: 'first', used_at: null })
}

type Whose = { email: string; personId?: string | undefined; invitedBy?: string }

/** Takes back links for an address or a person, and those that somebody made. Returns how many there were. */
export async function endInvitations(
  db: Database,
  { email, personId, invitedBy }: Whose,
): Promise<number> {
  const query = db
    .deleteFrom('desk_invitations')
    .where('used_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('email', '=', email),
        ...(personId === undefined ? [] : [eb('person_id', '=', personId)]),
        ...(invitedBy === undefined ? [] : [eb('invited_by', '=', invitedBy)]),
      ]),
    )
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
}
