import { randomBytes } from 'node:crypto'
import { checkNewPassword } from '#accounts/check-password.ts'
import { toEmailAddress } from '#accounts/email-address.ts'
import { hashPassword } from '#accounts/password-hash.ts'
import type { DeskInvitation } from '#db/desk-invitations.ts'
import { removePasskeys } from '#db/desk-passkeys.ts'
import { addDeskPerson, changeDeskPerson, findDeskPerson } from '#db/desk-people.ts'
import { endDeskSessions } from '#db/desk-sessions.ts'
import { needsSecondFactor, type Role } from '#desk/wire/roles.ts'
import { AppError } from '#lib/node/app-error.ts'
import { checkNewName } from './check-new-name.ts'
import type { JoinForm } from './door-forms.ts'
import { checkNoAdmin } from './first-link.ts'
import type { PeopleParts } from './people-parts.ts'
import type { SecondFactor } from './second-factor.ts'

/** At most so many, as the desk is for a small team. */
export const MOST_PEOPLE = 20

/** Adds the invited person, or sets up signing in anew for somebody who is here. */
export function createJoin(parts: PeopleParts, secondFactor: SecondFactor) {
  const { db, accounts, acts, invitations, sessions, now } = parts

  function setUpCodes(personId: string, role: Role, { ticket, code }: JoinForm) {
    if (ticket !== undefined && code !== undefined && code !== '') {
      return secondFactor.finish(personId, { ticket, code })
    }
    if (needsSecondFactor(role)) {
      throw new AppError('invalid', 'Type the code from your app: your role needs a second factor.')
    }
    const none = { code_secret: null, code_step: null, recovery_codes: null }
    return { row: none, recoveryCodes: [] }
  }

  /** The person's new columns, and the codes to print. */
  return async (form: JoinForm, invitation: DeskInvitation, headers: Headers) => {
    const before =
      invitation.person_id === null ? null : await findDeskPerson(db, 'id', invitation.person_id)
    if (invitation.kind === 'again' && !before) {
      throw new AppError('not-found', 'This person is no longer at the desk.')
    }
    const email = before?.email ?? invitation.email ?? toEmailAddress(form.email)
    const { password } = form
    const { productName } = accounts
    checkNewPassword({ password, email, productName, isCommon: accounts.isCommon() })
    const id = before?.id ?? randomBytes(12).toString('hex')
    const { row, recoveryCodes } = setUpCodes(id, before?.role ?? invitation.role, form)
    const signingIn = { ...row, password: await hashPassword(password) }
    const person = { id, name: before?.name ?? form.name.trim() }

    await db.transaction().execute(async (transaction) => {
      const { kind } = invitation
      await invitations.takeAll(form.secret, { kind, email, personId: id }, transaction)
      if (kind === 'first') await checkNoAdmin(transaction)
      if (before) {
        await changeDeskPerson(transaction, id, signingIn)
        await removePasskeys(transaction, { personId: id })
        await endDeskSessions(transaction, { personId: id })
      } else {
        await checkNewName(transaction, person.name, email)
        const { role, partner } = invitation
        const joined = { joined_at: now().toISOString(), removed_at: null }
        const all = { ...person, email, role, partner, ...signingIn, ...joined }
        if (!(await addDeskPerson(transaction, all))) {
          throw new AppError(
            'conflict',
            'Somebody with this e-mail address is at the desk already.',
          )
        }
      }
      const detail = { role: invitation.role, secondFactor: row.code_secret !== null }
      await acts.record({ person, act: before ? 'set-up-again' : 'join', detail }, transaction)
    })
    const isProved = row.code_secret !== null
    return { cookie: await sessions.open(id, { headers, isProved }), recoveryCodes }
  }
}
