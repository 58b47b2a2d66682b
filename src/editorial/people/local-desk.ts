import { randomBytes } from 'node:crypto'
import { addDeskPerson, findDeskPerson } from '#db/desk-people.ts'
import type { PeopleParts } from './people-parts.ts'

/** Not an address that anybody can sign in with. */
const EMAIL = 'demo@desk.invalid'

/** Opens the desk of a site on this machine for a reader of the log. Returns the `Set-Cookie` value. */
export async function openLocalDesk(parts: PeopleParts, headers: Headers): Promise<string> {
  const { db, acts, sessions, now } = parts
  await addDeskPerson(db, {
    id: randomBytes(12).toString('hex'),
    email: EMAIL,
    name: 'Demo desk',
    role: 'admin',
    partner: null,
    password: null,
    code_secret: null,
    code_step: null,
    recovery_codes: null,
    joined_at: now().toISOString(),
    removed_at: null,
  })
  const person = await findDeskPerson(db, 'email', EMAIL)
  if (!person) throw new Error('desk: the person of the local desk is missing')
  await acts.record({ person, act: 'sign-in', detail: { by: 'the link in the log' } })
  return sessions.open(person.id, { headers, isProved: false, isLocal: true })
}
