import { createHash } from 'node:crypto'
import { findPasswordHash, findPasswordTime, findUser, holdUser } from '#db/account-users.ts'
import type { Database } from '#db/database.ts'
import { CLOCK_SLACK_MS } from '#lib/node/is-still-ahead.ts'
import { AccountProblem, type ProblemCode } from './account-problem.ts'

/** A sign-in whose visitor has proved who they are, and who has no session yet. */
export type SignInUnderWay = {
  /** The state of the account while the proof was still valid; `null` without an account. */
  state?: string | null
  /** When the visitor left for a provider, if there is no earlier state: nobody knew the account. */
  since?: Date
  /** The refusal to show if the account has changed since. */
  refusal: ProblemCode
}

/** Changes with the password and the address. */
export function toAccountState(email: string, passwordHash: string | null): string {
  return createHash('sha256').update(`${email} ${passwordHash}`).digest('base64url')
}

/** `null` without an account. */
export async function findAccountState(
  db: Database,
  key: Parameters<typeof findUser>[1],
  value: string,
): Promise<string | null> {
  const user = await findUser(db, key, value)
  // Also without an account, since the look-up takes time.
  const hash = await findPasswordHash(db, user?.id ?? '')
  return user && toAccountState(user.email, hash)
}

/**
 * Refuses a sign-in that began before the password or the address changed, because the owner does not want that
 * session. Both stay as they are until the transaction of `by` ends.
 */
export async function refuseOutdated(
  by: Database,
  userId: string,
  { signIn, now }: { signIn: SignInUnderWay; now: Date },
): Promise<void> {
  await holdUser(by, userId)
  const { state = null, since, refusal } = signIn
  if (state !== null && state !== (await findAccountState(by, 'id', userId))) {
    throw new AccountProblem(refusal)
  }
  const setAt = since && (await findPasswordTime(by, userId))
  // A time far ahead is from a clock that was wrong, and must not keep the owner out.
  const latest = new Date(now.getTime() + CLOCK_SLACK_MS)
  if (since && setAt && setAt >= since && setAt <= latest) throw new AccountProblem(refusal)
}
