import type { ReleaseConflict } from '../releases/merge-release.ts'

const RELEASE_FAULT = 'ReleaseFault'

/** An error that an editor can fix. */
export type ReleaseFault = Error & {
  /** What stops it, without its name. */
  reasons: readonly string[]
  conflicts: readonly ReleaseConflict[]
}

/** What cannot be published. The number is that of a revision to restore. */
export type Refused =
  | { release: string }
  | { scheduled: string }
  | { draftOf: string }
  | { revision: number }

export function releaseFault(
  refused: Refused,
  reasons: readonly string[],
  conflicts: readonly ReleaseConflict[] = [],
): ReleaseFault {
  const error = new Error(`${toRefusal(refused)}: ${reasons.join('; ')}.`)
  return Object.assign(error, { name: RELEASE_FAULT, reasons, conflicts })
}

const MOST_REASONS = 10

/** The first few, and how many more there are. */
export function firstReasons(reasons: readonly string[]): string[] {
  const more = reasons.length - MOST_REASONS
  const first = reasons.slice(0, MOST_REASONS)
  return more > 0 ? [...first, `and ${more} more`] : first
}

function toRefusal(refused: Refused): string {
  if ('release' in refused) return `The release "${refused.release}" cannot be published`
  if ('scheduled' in refused) return `The release "${refused.scheduled}" cannot be scheduled`
  if ('draftOf' in refused) return `The draft of ${refused.draftOf} cannot be published`
  return `Revision ${refused.revision} cannot be restored`
}

export function isReleaseFault(error: unknown): error is ReleaseFault {
  return error instanceof Error && error.name === RELEASE_FAULT
}
