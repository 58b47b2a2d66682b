import { randomBytes } from 'node:crypto'
import type { ServerKeys } from '#accounts/server-keys.ts'
import type { Database } from '#db/database.ts'
import {
  addInvitation,
  type DeskInvitation,
  endFirstLinks,
  endInvitations,
  findInvitation,
  holdInvitations,
  takeInvitation,
} from '#db/desk-invitations.ts'
import { AppError } from '#lib/node/app-error.ts'
import * as paths from '#lib/paths.ts'

type InvitationsOptions = { db: Database; keys: ServerKeys; deskUrl: URL; now: () => Date }

/** The person whom the link is for. */
export type NewInvitation = Pick<DeskInvitation, 'kind' | 'role'> &
  Partial<Pick<DeskInvitation, 'email' | 'partner' | 'person_id' | 'invited_by'>>

type Whose = Pick<DeskInvitation, 'kind'> & { email: string; personId: string }

const DAY_MS = 24 * 60 * 60_000
const LIFE_DAYS: Record<DeskInvitation['kind'], number> = { invite: 3, first: 1, again: 1 }

export type Invitations = ReturnType<typeof createInvitations>

/** Links that work once. A link is enough to join, so the database has only keyed hashes. */
export function createInvitations({ db, keys, deskUrl, now }: InvitationsOptions) {
  const hash = (secret: string) => keys.hash('desk invitation', secret)

  return {
    async create(invitation: NewInvitation, by: Database = db) {
      const secret = randomBytes(24).toString('base64url')
      const expiresAt = new Date(now().getTime() + LIFE_DAYS[invitation.kind] * DAY_MS)
      await addInvitation(by, {
        hash: hash(secret),
        email: null,
        partner: null,
        person_id: null,
        invited_by: null,
        ...invitation,
        made_at: now().toISOString(),
        expires_at: expiresAt.toISOString(),
        used_at: null,
      })
      return { link: new URL(paths.deskJoin(secret), deskUrl).href, expiresAt }
    },
    /** Throws `not-found` for a link that does not work any more. Does not use it up. */
    async get(secret: string): Promise<DeskInvitation> {
      const found = await findInvitation(db, { hash: hash(secret), now: now() })
      if (!found) throw linkIsOver()
      return found
    },
    /** Uses the link up. Throws like `get`. */
    async take(secret: string, by: Database = db): Promise<void> {
      if (!(await takeInvitation(by, { hash: hash(secret), now: now() }))) throw linkIsOver()
    },
    /** Uses the link up and ends all others of the person, the address, or the log. Throws like `get`. */
    async takeAll(secret: string, { kind, ...whose }: Whose, by: Database): Promise<void> {
      const links = { hash: hash(secret), kind, ...whose }
      await holdInvitations(by, links)
      if (!(await takeInvitation(by, { ...links, now: now() }))) throw linkIsOver()
      await endInvitations(by, whose)
      if (kind === 'first') await endFirstLinks(by)
    },
  }
}

function linkIsOver(): AppError {
  return new AppError('not-found', 'This link was used or has expired. Ask an admin for a new one.')
}
