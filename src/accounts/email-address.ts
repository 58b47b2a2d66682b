import { randomBytes } from 'node:crypto'
import { isPlaceholder, NOWHERE } from '#lib/node/placeholder-address.ts'
import { AccountProblem } from './account-problem.ts'

const FORM = /^[^\s\p{Cc}@<>"(),:;[\]\\]{1,64}@([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/u

/** The form in which we store it. Throws `email-invalid`. */
export function toEmailAddress(text: string): string {
  const email = text.trim().toLowerCase()
  if (!isEmailAddress(email)) throw new AccountProblem('email-invalid')
  return email
}

export function isEmailAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 254) return false
  const email = value.toLowerCase()
  return FORM.test(email) && !isPlaceholder(email)
}

/**
 * The table needs a unique address for each account. This one says nothing about its owner: a phone
 * number or another site's account can pass to someone else, who would otherwise find the address taken or
 * end up in the old account.
 */
export function createPlaceholder(): string {
  return `${randomBytes(12).toString('hex')}@no-address${NOWHERE}`
}
