import { randomBytes } from 'node:crypto'
import { isSameSecret } from './is-same-secret.ts'
import type { OwnCookies } from './own-cookies.ts'
import type { ServerKeys } from './server-keys.ts'
import type { Users } from './users.ts'

type KnownBrowsersOptions = {
  keys: ServerKeys
  cookies: OwnCookies
  users: Users
  now: () => Date
}

const BROWSER_COOKIE = 'lobang-browser'

const DAY_MS = 24 * 60 * 60_000
const LIFE_DAYS = 180
/** A family may share a browser. The oldest mark is dropped first. */
const MOST_ACCOUNTS = 4

const ID_LENGTH = 12
const DAY_LENGTH = 4
const SEAL_LENGTH = 32
const MARK_LENGTH = ID_LENGTH + DAY_LENGTH + SEAL_LENGTH

/** An opaque mark per account. */
type Mark = { id: string; day: number; seal: string }

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>

/**
 * Browsers where an account's owner has signed in before. They get turns of their own and nothing else.
 * The cookie holds a mark for each account: a random id, the day, and a hash over both, the account and its
 * password. A new password voids all marks, and each sign-in makes a new one.
 */
export function createKnownBrowsers({ keys, cookies, users, now }: KnownBrowsersOptions) {
  const today = () => Math.floor(now().getTime() / DAY_MS)

  function readMarks(headers: Headers): Mark[] {
    const value = cookies.read(headers, BROWSER_COOKIE).slice(0, MOST_ACCOUNTS * MARK_LENGTH)
    const marks = value.match(new RegExp(`.{${MARK_LENGTH}}`, 'g')) ?? []
    return marks.map(toMark).filter(({ day }) => day <= today() + 1 && day > today() - LIFE_DAYS)
  }

  /** `account` is sealed together with the mark. */
  function sealOf({ id, day }: Omit<Mark, 'seal'>, account: string): string {
    return keys.hash('known browser', `${id} ${day} ${account}`).slice(0, SEAL_LENGTH)
  }

  async function accountOf(userId: string): Promise<string> {
    return `${userId} ${await users.findPasswordHash(userId)}`
  }

  function isOf(mark: Mark, account: string): boolean {
    return isSameSecret(mark.seal, sealOf(mark, account))
  }

  return {
    /** Whether the browser has any mark. */
    has: (headers: Headers) => readMarks(headers).length > 0,
    /** This browser's id, if the account knows it. Does the same work when there is no account. */
    async find(headers: Headers, user: { id: string } | null) {
      const account = await accountOf(user?.id ?? '')
      const mark = readMarks(headers).find((one) => isOf(one, account))
      return user && mark ? { browser: mark.id, userId: user.id } : null
    },
    /** A `Set-Cookie` value with a new mark in place of the account's old one. */
    async remember(headers: Headers, userId: string): Promise<string> {
      const account = await accountOf(userId)
      const fresh = { id: randomBytes(9).toString('base64url'), day: today() }
      const others = readMarks(headers).filter((mark) => !isOf(mark, account))
      const marks = [{ ...fresh, seal: sealOf(fresh, account) }, ...others]
      const value = marks.slice(0, MOST_ACCOUNTS).map(toText).join('')
      return cookies.set(BROWSER_COOKIE, value, { seconds: (LIFE_DAYS * DAY_MS) / 1000 })
    },
    forget: () => cookies.clear(BROWSER_COOKIE),
  }
}

function toText({ id, day, seal }: Mark): string {
  return id + day.toString(36).padStart(DAY_LENGTH, '0') + seal
}

function toMark(text: string): Mark {
  const day = Number.parseInt(text.slice(ID_LENGTH, ID_LENGTH + DAY_LENGTH), 36)
  return { id: text.slice(0, ID_LENGTH), day, seal: text.slice(-SEAL_LENGTH) }
}
