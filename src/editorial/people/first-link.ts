import type { Database } from '#db/database.ts'
import { endFirstLinks } from '#db/desk-invitations.ts'
import { deskPeople } from '#db/desk-people.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { Invitations } from './invitations.ts'

type FirstLinkOptions = { db: Database; invitations: Invitations }

/** Whether an admin has joined who can sign in without a link. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const people = await deskPeople(db)
  return people.some(({ role, password }) => role === 'admin' && password !== null)
}

/** Throws `forbidden` once there is an admin. */
export async function checkNoAdmin(db: Database): Promise<void> {
  if (!(await hasAdmin(db))) return
  throw new AppError('forbidden', 'The desk has an admin now. Ask them for an invitation.')
}

/**
 * The link for the log while there is no admin, because the log's reader runs the site. `null` once there is one.
 * On a public site it leads to the form of an invitation. On a local one it opens the desk, for a look at the demo.
 */
export async function createFirstLink({
  db,
  invitations,
}: FirstLinkOptions): Promise<string | null> {
  if (await hasAdmin(db)) return null
  await endFirstLinks(db)
  const { link } = await invitations.create({ kind: 'first', role: 'admin' })
  return link
}
