import type { InvitationInfo, Joined } from '#desk/wire/people.ts'
import { codeAt, stepAt } from '#editorial/people/one-time-codes.ts'
import { createCall, toCookie } from './desk-caller.ts'
import { createSmallDatabase, type engines } from './engines.ts'
import { NOON } from './noon.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export const PASSWORD = 'tongs, embers and pandan'
export const MINUTE = 60_000

/** A site whose clock the test moves. */
export async function createMovedSite(
  engine: (typeof engines)[number],
  env: Record<string, string> = {},
) {
  const database = await createSmallDatabase(engine)
  let time = NOON.getTime()
  const now = () => new Date(time)
  const site = await createTestSite({ database: database.target, now, env })
  return {
    site,
    now,
    pass: (ms: number) => {
      time += ms
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

export const secretOf = (link: string | null) => new URL(link ?? '').hash.slice(1)
export const currentCode = (secret: string, now: Date) => codeAt(secret, stepAt(now))

/** Joins by a link, with codes if they are needed. */
export async function enter(
  site: TestSite,
  link: string | null,
  { email = '', name = 'Food desk', now }: { email?: string; name?: string; now: () => Date },
) {
  const call = createCall(site)
  const secret = secretOf(link)
  const info: InvitationInfo = await (await call('POST', '/invitation', { secret })).json()
  const form = { secret, name, email: info.email ?? email, password: PASSWORD }
  const code = currentCode(info.codes.secret, now())
  const response = await call('POST', '/join', { ...form, ticket: info.codes.ticket, code })
  const joined: Joined = await response.json()
  const cookie = toCookie(response.headers.getSetCookie())
  return { response, joined, info, call: createCall(site, cookie) }
}
