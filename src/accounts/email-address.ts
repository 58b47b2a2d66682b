import { randomBytes } from 'node:crypto'
import { isPlaceholder, NOWHERE } from '#lib/placeholder-address.ts'
import { AccountProblem } from './account-problem.ts'

const FORM = /^[^\s\p{Cc}@<>"(),:;[\]\\]{1,64}@([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/u

/** As it is kept. Throws `email-invalid`. */
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
 * The table wants an address, each its own. It says nothing of its owner: a telephone number or another
 * site can pass to somebody else, who would then find the address taken, or be led to the account.
 */
export function createPlaceholder(): string {
  return `${randomBytes(12).toString('hex')}@no-address${NOWHERE}`
}
