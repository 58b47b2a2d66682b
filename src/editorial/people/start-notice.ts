import { openInvitations } from '#db/desk-invitations.ts'
import { findDeskPerson, wasRemoved } from '#db/desk-people.ts'
import { isLoopbackHost } from '#lib/node/is-loopback-host.ts'
import { createFirstLink, hasAdmin } from './first-link.ts'
import { createInvite } from './invite.ts'
import type { PeopleParts } from './people-parts.ts'

/**
 * What the site says about the desk when it starts; `null` if nothing. The address in `DESK_ADMIN` gets an invitation:
 * by e-mail where the site can send them, else in the log. Without the setting the log has a link until there is an admin.
 */
export async function createStartNotice(
  parts: PeopleParts,
  deskAdmin: string | null,
): Promise<string | null> {
  const { db, now, accounts, deskUrl } = parts
  if (deskAdmin === null) {
    const link = await createFirstLink(parts)
    if (link === null) return null
    const what = isLoopbackHost(deskUrl) ? 'opens the desk' : 'makes you its first admin'
    return `The desk has no admin. This link ${what}; it works once, for a day: ${link}`
  }
  if (await findDeskPerson(db, 'email', deskAdmin)) return null
  // The removal by an admin counts, not the setting that stayed behind.
  if ((await wasRemoved(db, deskAdmin)) && (await hasAdmin(db))) return null
  const by = accounts.delivery.canMail && !isLoopbackHost(deskUrl) ? 'mail' : 'link'
  const isInvited = (await openInvitations(db, now())).some(({ email }) => email === deskAdmin)
  // A mailed invitation is not sent at every start; one in the log may be lost with it.
  if (by === 'mail' && isInvited) return null
  const whom = { email: deskAdmin, role: 'admin' as const, partner: null }
  const link = await createInvite(parts).send(whom, { by, person: null, author: 'DESK_ADMIN' })
  return link === null
    ? `An invitation to the desk was sent to ${deskAdmin}.`
    : `Invitation to the desk for ${deskAdmin}; it works once, for 3 days: ${link}`
}
