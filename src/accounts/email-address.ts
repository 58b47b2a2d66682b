import { randomBytes } from 'node:crypto'
import { AccountProblem } from './account-problem.ts'

const FORM = /^[^\s@<>"(),:;[\]\\]{1,64}@([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/

/** Mail to it goes nowhere, by the standard: for accounts without an address, who need one in the table. */
const NOWHERE = '.invalid'

/** As it is kept. Throws `email-invalid`. */
export function toEmailAddress(text: string): string {
  const email = text.trim().toLowerCase()
  if (email.length > 254 || !FORM.test(email) || email.endsWith(NOWHERE)) {
    throw new AccountProblem('email-invalid')
  }
  return email
}

/**
 * The table wants an address, each its own. It says nothing of its owner: a telephone number or another
 * site can pass to somebody else, who would then find the address taken, or be led to the account.
 */
export function createPlaceholder(): string {
  return `${randomBytes(12).toString('hex')}@no-address${NOWHERE}`
}

export function isPlaceholder(email: string): boolean {
  return email.endsWith(NOWHERE)
}
