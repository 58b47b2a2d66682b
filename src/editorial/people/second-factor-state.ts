import type { DeskPersonRow } from '#db/desk-people.ts'
import type { SecondFactorState } from '#desk/wire/people.ts'
import { needsSecondFactor } from '#desk/wire/roles.ts'

export function toSecondFactorState(person: DeskPersonRow): SecondFactorState {
  const { role, password, code_secret } = person
  if (code_secret !== null) return 'codes'
  // The local desk: nobody signs in to it.
  if (password === null) return 'not-needed'
  return needsSecondFactor(role) ? 'missing' : 'not-needed'
}
