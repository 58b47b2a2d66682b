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

export function toPlaceholder(phone: string): string {
  return `${phone.slice(1)}@phone${NOWHERE}`
}

export function isPlaceholder(email: string): boolean {
  return email.endsWith(NOWHERE)
}
