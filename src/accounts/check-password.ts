import { AccountProblem } from './account-problem.ts'
import type { IsCommon } from './common-passwords.ts'

const SHORTEST_PASSWORD = 8
/** Longer passwords only cost the server time. */
const LONGEST_PASSWORD = 200

type PasswordCheck = {
  password: string
  email: string
  productName: string
  isCommon: IsCommon
}

/** Checks the length and refuses well-known passwords. Rules about characters only make passwords alike. */
export function checkNewPassword({ password, email, productName, isCommon }: PasswordCheck): void {
  if (password.length < SHORTEST_PASSWORD) throw new AccountProblem('password-short')
  if (password.length > LONGEST_PASSWORD) throw new AccountProblem('password-long')
  const plain = password.toLowerCase()
  const known = [email, email.split('@')[0] ?? '', productName.toLowerCase()]
  const isPersonal = known.some((word) => word.length > 3 && isMostly(plain, word))
  if (isPersonal) throw new AccountProblem('password-personal')
  if (isCommon(password) || new Set(plain).size < 4) throw new AccountProblem('password-common')
}

/** Whether the password is the word plus at most 4 characters. */
function isMostly(password: string, word: string): boolean {
  return password.includes(word) && password.length - word.length <= 4
}
