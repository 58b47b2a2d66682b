import { type Capability, capabilitiesOf } from '#desk/wire/roles.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { DeskRoute, DeskSession, SignedIn } from './desk-route.ts'

const STEP_UP_MS = 10 * 60_000

/** Throws `forbidden` where the role, and `step-up` where the second factor does not suffice. */
export function checkAllowed(
  { needs, stepUp }: Pick<DeskRoute, 'needs' | 'stepUp'>,
  { person, session }: SignedIn,
  now: Date,
): void {
  if (needs !== null && !hasCapability({ person, session }, needs)) {
    throw new AppError('forbidden', 'Your role does not allow this.')
  }
  if (stepUp && isStepUpDue(session, now)) throw stepUpNeeded()
}

export function hasCapability({ person, session }: SignedIn, capability: Capability): boolean {
  const isProved = session.isLocal || session.provedAt !== null
  const may: readonly Capability[] = capabilitiesOf(person.role, { isProved })
  return may.includes(capability)
}

/** Whether the second factor was shown too long ago, or never. */
export function isStepUpDue({ isLocal, provedAt }: DeskSession, now: Date): boolean {
  if (isLocal) return false
  return provedAt === null || now.getTime() - provedAt.getTime() > STEP_UP_MS
}

export function stepUpNeeded(): AppError {
  return new AppError('step-up', 'Show your second factor again to do this.')
}
