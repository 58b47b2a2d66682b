import { randomBytes } from 'node:crypto'
import { addDeskPerson } from '#db/desk-people.ts'
import type { Role } from '#desk/wire/roles.ts'
import type { TestSite } from './test-site.ts'

type CallerOptions = {
  /** Whether the session has shown a second factor. */
  isProved?: boolean
  partner?: string | null
  name?: string
}

/** Somebody of that role, signed in to the desk: `call` asks its API as a browser would. */
export async function createDeskCaller(
  site: Pick<TestSite, 'desk' | 'request'>,
  role: Role,
  { isProved = true, partner = null, name = `Some ${role}` }: CallerOptions = {},
) {
  const { db, sessions, now } = site.desk.people
  const id = randomBytes(8).toString('hex')
  const email = `${id}@mail.example`
  await addDeskPerson(db, {
    id,
    email,
    name,
    role,
    partner,
    password: 'none that fits',
    code_secret: null,
    code_step: null,
    recovery_codes: null,
    joined_at: now().toISOString(),
    removed_at: null,
  })
  const cookie = toCookie([await sessions.open(id, { headers: new Headers(), isProved })])
  return { id, email, cookie, call: createCall(site, cookie) }
}

/** Without a cookie, nobody is signed in. */
export function createCall(site: Pick<TestSite, 'request'>, cookie = '') {
  return (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> =>
    site.request(`/desk/api${path}`, {
      method,
      headers: { cookie, origin: 'http://site.test', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

/** What a browser sends back. */
export function toCookie(set: readonly string[]): string {
  return set.map((one) => one.split(';')[0]).join('; ')
}
