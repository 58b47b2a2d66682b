import type { Database } from '#db/database.ts'
import { endInvitations } from '#db/desk-invitations.ts'
import { passkeysOf, removePasskeys } from '#db/desk-passkeys.ts'
import { changeDeskPerson, type DeskPersonRow, deskPeople, lockAdmins } from '#db/desk-people.ts'
import { endDeskSessions } from '#db/desk-sessions.ts'
import { needsSecondFactor, type Role, roles } from '#desk/wire/roles.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { Actor } from './acts.ts'
import { getPartnerId } from './partner-page.ts'
import type { PeopleParts } from './people-parts.ts'

type NewRole = { role: Role; partner: string | null }

/** Changes roles and removes people. The desk always keeps an admin who can sign in. */
export function createMembership({ db, acts, now }: Pick<PeopleParts, 'db' | 'acts' | 'now'>) {
  /** Other changes of admins wait until this transaction has ended. */
  async function getTarget(id: string, { keeps }: { keeps: Role | null }, by: Database) {
    await lockAdmins(by)
    const people = await deskPeople(by)
    const target = people.find((person) => person.id === id)
    if (!target) throw new AppError('not-found', 'This person is no longer at the desk.')
    const others = people.filter((person) => person.id !== id && canAdminister(person))
    if (canAdminister(target) && keeps !== 'admin' && others.length === 0) {
      throw new AppError('conflict', 'The desk needs an admin. Make somebody else one first.')
    }
    return target
  }

  return {
    /** Sessions go on, with the new role from their next request. */
    async changeRole(id: string, { role, partner }: NewRole, by: Actor): Promise<void> {
      const partnerId = await getPartnerId(db, { role, partner })
      await db.transaction().execute(async (transaction) => {
        const target = await getTarget(id, { keeps: role }, transaction)
        await checkSecondFactor(target, role, transaction)
        const after = { role, partner: partnerId }
        await changeDeskPerson(transaction, id, after)
        if (target.role === 'admin' && role !== 'admin') await endLinks(target, transaction)
        const detail = { from: target.role, to: role }
        const act = { ...by, act: 'change-role', subject: target.name, detail }
        await acts.record(act, transaction)
      })
    },
    /** Their sessions end at once. */
    async remove(id: string, by: Actor): Promise<void> {
      if (id === by.person?.id) throw new AppError('conflict', 'Somebody else has to remove you.')
      await db.transaction().execute(async (transaction) => {
        const target = await getTarget(id, { keeps: null }, transaction)
        await changeDeskPerson(transaction, id, { removed_at: now().toISOString() })
        await removePasskeys(transaction, { personId: id })
        await endDeskSessions(transaction, { personId: id })
        await endLinks(target, transaction)
        const act = { ...by, act: 'remove-person', subject: target.name }
        await acts.record({ ...act, detail: { email: target.email } }, transaction)
      })
    },
  }
}

/** Otherwise a stolen password would be enough to become an editor with a second factor of the thief's own. */
async function checkSecondFactor(target: DeskPersonRow, role: Role, by: Database): Promise<void> {
  const isRise = roles.indexOf(role) > roles.indexOf(target.role)
  if (!isRise || !needsSecondFactor(role) || target.code_secret !== null) return
  if ((await passkeysOf(by, target.id)).length > 0) return
  throw new AppError('conflict', 'This person must set up a second factor first.')
}

/** Links that they have, and that they gave to others. */
async function endLinks({ id, email }: DeskPersonRow, by: Database): Promise<void> {
  await endInvitations(by, { email, personId: id, invitedBy: id })
}

function canAdminister({ role, password }: DeskPersonRow): boolean {
  return role === 'admin' && password !== null
}
