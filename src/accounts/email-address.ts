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

/** The table wants an address, each its own. */
export function toPlaceholder(name: string): string {
  return `${name.replace(/^\+/, '')}@no-address${NOWHERE}`
}

export function isPlaceholder(email: string): boolean {
  return email.endsWith(NOWHERE)
}
