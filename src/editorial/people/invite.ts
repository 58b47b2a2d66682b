import { endInvitations } from '#db/desk-invitations.ts'
import { type DeskPersonRow, deskPeople, findDeskPerson } from '#db/desk-people.ts'
import type { Role } from '#desk/wire/roles.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { Actor } from './acts.ts'
import { toInvitationMail } from './invitation-mail.ts'
import { MOST_PEOPLE } from './join.ts'
import { getPartnerId } from './partner-page.ts'
import type { PeopleParts } from './people-parts.ts'

type Whom = { email: string; role: Role; partner: string | null }

type How = Actor & { by: 'mail' | 'link' }

type InviteParts = Pick<PeopleParts, 'db' | 'acts' | 'invitations'> & {
  /** `null` for commands, which send no e-mails. */
  accounts: Pick<PeopleParts['accounts'], 'delivery' | 'outbox' | 'productName'> | null
}

/** Makes links that let somebody join, and sends them where wanted. */
export function createInvite({ db, accounts, acts, invitations }: InviteParts) {
  return {
    /** The link; `null` if it was mailed. */
    async send(
      { email, role, partner }: Whom,
      { by, person, author }: How,
    ): Promise<string | null> {
      const partnerId = await getPartnerId(db, { role, partner })
      if (by === 'mail' && !accounts?.delivery.canMail) {
        throw new AppError('unavailable', 'The site cannot send e-mails. Copy a link instead.')
      }
      if (await findDeskPerson(db, 'email', email)) {
        throw new AppError('conflict', 'Somebody with this e-mail address is at the desk already.')
      }
      if ((await deskPeople(db)).length >= MOST_PEOPLE) {
        throw new AppError('conflict', `The desk has ${MOST_PEOPLE} people, which is the maximum.`)
      }
      return db
        .transaction()
        .execute(async (transaction) => {
          const invited_by = person?.id ?? null
          await endInvitations(transaction, { email })
          const { link, expiresAt } = await invitations.create(
            { kind: 'invite', email, role, partner: partnerId, invited_by },
            transaction,
          )
          const act = { person, author, act: 'invite', subject: email }
          await acts.record({ ...act, detail: { role, by } }, transaction)
          if (by === 'link' || !accounts) return link
          const { outbox, productName } = accounts
          const message = toInvitationMail({ link, role, productName, from: person?.name ?? null })
          await outbox.add(
            { kind: 'mail', to: email, message, expiresAt, about: null },
            transaction,
          )
          return null
        })
        .finally(() => accounts?.outbox.wake())
    },
    /** A link with which somebody sets up their password and second factor again. */
    async again(target: DeskPersonRow, { person, author }: Actor): Promise<string> {
      const { id: person_id, email, role, name, password } = target
      if (password === null) throw new AppError('forbidden', 'The local desk has no sign-in.')
      const invited_by = person?.id ?? null
      return db.transaction().execute(async (transaction) => {
        await endInvitations(transaction, { email, personId: person_id })
        const { link } = await invitations.create(
          { kind: 'again', role, person_id, invited_by },
          transaction,
        )
        await acts.record({ person, author, act: 'invite-again', subject: name }, transaction)
        return link
      })
    },
  }
}
