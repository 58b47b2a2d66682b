import type { DeskPersonRow } from '#db/desk-people.ts'
import type { SecondFactorState } from '#desk/wire/people.ts'
import { needsSecondFactor } from '#desk/wire/roles.ts'

export function toSecondFactorState({ role, code_secret }: DeskPersonRow): SecondFactorState {
  if (code_secret !== null) return 'codes'
  return needsSecondFactor(role) ? 'missing' : 'not-needed'
}
