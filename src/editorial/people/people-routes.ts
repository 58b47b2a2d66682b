import * as v from 'valibot'
import { toEmailAddress } from '#accounts/email-address.ts'
import { type DeskInvitation, endInvitations, openInvitations } from '#db/desk-invitations.ts'
import { type DeskPersonRow, deskPeople, findDeskPerson } from '#db/desk-people.ts'
import { lastSeen } from '#db/desk-sessions.ts'
import type { InvitationRow, Invited, PeopleList } from '#desk/wire/people.ts'
import { AppError } from '#lib/node/app-error.ts'
import { type DeskRequest, type DeskRoute, get, postWithStepUp } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { toInitials } from './initials.ts'
import { createInvite } from './invite.ts'
import { MOST_PEOPLE } from './join.ts'
import { createMembership } from './membership.ts'
import { toPartnerUid } from './partner-page.ts'
import type { PeopleParts } from './people-parts.ts'
import { emailField, partnerField, roleField } from './person-fields.ts'
import { toSecondFactorState } from './second-factor-state.ts'

const emailSchema = v.object({ email: emailField })
const roleSchema = v.object({ role: roleField, partner: v.optional(partnerField, null) })
const inviteSchema = v.object({
  ...emailSchema.entries,
  ...roleSchema.entries,
  by: v.picklist(['mail', 'link']),
})

/** For admins: the people of the desk and their roles. */
export function peopleRoutes(parts: PeopleParts): DeskRoute[] {
  const { db, acts, accounts, now } = parts
  const invite = createInvite(parts)
  const membership = createMembership(parts)

  async function list(): Promise<PeopleList> {
    const [people, seen, invitations] = [
      await deskPeople(db),
      await lastSeen(db),
      await openInvitations(db, now()),
    ]
    const byId = new Map(people.map((row) => [row.id, row]))
    const partners = new Set([...people, ...invitations].map(({ partner }) => partner))
    const uids: PartnerUids = new Map()
    for (const partner of partners) uids.set(partner, await toPartnerUid(db, partner))
    return {
      people: people.map((row) => ({
        id: row.id,
        name: row.name,
        initials: toInitials(row.name),
        email: row.email,
        role: row.role,
        partner: uids.get(row.partner) ?? null,
        secondFactor: toSecondFactorState(row),
        seenAt: seen.get(row.id) ?? null,
      })),
      invitations: invitations.flatMap((row) => toInvitationRow(row, { people: byId, uids })),
      most: MOST_PEOPLE,
      canMail: accounts.delivery.canMail,
    }
  }

  async function again({ person, params }: DeskRequest): Promise<Invited> {
    const row = await findDeskPerson(db, 'id', params.id ?? '')
    if (!row) throw new AppError('not-found', 'This person is no longer at the desk.')
    return { link: await invite.again(row, { person }) }
  }

  const admin = (path: string, handle: DeskRoute['handle']) =>
    postWithStepUp(path, 'people', handle)
  return [
    get('/people', 'people', list),
    admin('/people/invite', async ({ person, body }): Promise<Invited> => {
      const { by, ...whom } = readInput(inviteSchema, body)
      return {
        link: await invite.send({ ...whom, email: toEmailAddress(whom.email) }, { by, person }),
      }
    }),
    admin('/people/take-back', async ({ person, body }) => {
      const email = toEmailAddress(readInput(emailSchema, body).email)
      const personId = (await findDeskPerson(db, 'email', email))?.id
      const count = await endInvitations(db, { email, personId })
      await acts.record({ person, act: 'take-back-invitation', subject: email })
      return { count }
    }),
    admin('/people/:id/role', async ({ person, params, body }) => {
      await membership.changeRole(params.id ?? '', readInput(roleSchema, body), { person })
      return {}
    }),
    admin('/people/:id/remove', async ({ person, params }) => {
      await membership.remove(params.id ?? '', { person })
      return {}
    }),
    admin('/people/:id/again', again),
  ]
}

/** By what is stored. */
type PartnerUids = Map<string | null, string | null>

/** A link for somebody who is here is shown by their name. */
function toInvitationRow(
  { email, person_id, role, partner: stored, expires_at }: DeskInvitation,
  { people, uids }: { people: ReadonlyMap<string, DeskPersonRow>; uids: PartnerUids },
): InvitationRow[] {
  const person = people.get(person_id ?? '')
  const address = person?.email ?? email
  if (address === null) return []
  const name = person?.name ?? null
  const partner = uids.get(stored) ?? null
  return [{ email: address, name, role, partner, expiresAt: expires_at }]
}
