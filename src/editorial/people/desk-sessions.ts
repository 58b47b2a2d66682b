import { randomBytes } from 'node:crypto'
import type { OwnCookies } from '#accounts/own-cookies.ts'
import type { ServerKeys } from '#accounts/server-keys.ts'
import type { Database } from '#db/database.ts'
import {
  addDeskSession,
  changeDeskSession,
  endDeskSessions,
  findDeskSession,
} from '#db/desk-sessions.ts'
import { isLoopbackHost } from '#lib/node/is-loopback-host.ts'
import type { SignedIn } from '../api/desk-route.ts'
import { toInitials } from './initials.ts'

type DeskSessionsOptions = {
  db: Database
  keys: ServerKeys
  cookies: OwnCookies
  deskUrl: URL
  now: () => Date
}

const COOKIE = 'lobang.desk'
const HASHED_FOR = 'desk session'
const SESSION_S = 12 * 60 * 60
/** How exactly "last here" is known. */
const SEEN_MS = 60_000

/** A session lasts 12 hours, whatever is done in it. The database has only a keyed hash of its cookie. */
export function createDeskSessions({ db, keys, cookies, deskUrl, now }: DeskSessionsOptions) {
  const hash = (secret: string) => keys.hash(HASHED_FOR, secret)

  return {
    async find(headers: Headers): Promise<SignedIn | null> {
      const secret = cookies.read(headers, COOKIE)
      if (secret === '') return null
      const found = await findDeskSession(db, { hash: hash(secret), now: now() })
      // The link in the log opened it without a password, which a public desk must not honour.
      if (!found || (found.isLocal === 1 && !isLoopbackHost(deskUrl))) return null
      const { sessionId, seenAt, provedAt, isLocal, ...person } = found
      if (now().getTime() - Date.parse(seenAt) > SEEN_MS) {
        await changeDeskSession(db, sessionId, { seen_at: now().toISOString() })
      }
      return {
        person: { ...person, initials: toInitials(person.name) },
        session: {
          id: sessionId,
          provedAt: provedAt === null ? null : new Date(provedAt),
          isLocal: isLocal === 1,
        },
      }
    },
    /** Returns the `Set-Cookie` value. */
    async open(
      personId: string,
      { headers, isProved, isLocal = false }: OpenOptions,
    ): Promise<string> {
      const secret = randomBytes(32).toString('base64url')
      const at = now().toISOString()
      await addDeskSession(db, {
        id: randomBytes(12).toString('hex'),
        person_id: personId,
        hash: hash(secret),
        user_agent: headers.get('user-agent')?.slice(0, 400) ?? null,
        opened_at: at,
        seen_at: at,
        expires_at: new Date(now().getTime() + SESSION_S * 1000).toISOString(),
        proved_at: isProved ? at : null,
        is_local: isLocal ? 1 : 0,
      })
      return cookies.set(COOKIE, secret, { seconds: SESSION_S, isStrict: true })
    },
    /** A second factor was shown in this session. */
    prove: (id: string) => changeDeskSession(db, id, { proved_at: now().toISOString() }),
    /** Returns the `Set-Cookie` value that removes the cookie. */
    async close(personId: string, sessionId: string): Promise<string> {
      await endDeskSessions(db, { personId, only: sessionId })
      return cookies.clear(COOKIE)
    },
  }
}

type OpenOptions = { headers: Headers; isProved: boolean; isLocal?: boolean }
