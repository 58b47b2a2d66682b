import type { ReleaseConflict } from '../releases/merge-release.ts'

const RELEASE_FAULT = 'ReleaseFault'

/** An error that an editor can fix. */
export type ReleaseFault = Error & { conflicts: readonly ReleaseConflict[] }

export function releaseFault(
  release: string,
  reasons: readonly string[],
  conflicts: readonly ReleaseConflict[] = [],
): ReleaseFault {
  const error = new Error(`The release "${release}" cannot be published: ${reasons.join('; ')}.`)
  return Object.assign(error, { name: RELEASE_FAULT, conflicts })
}

export function isReleaseFault(error: unknown): error is ReleaseFault {
  return error instanceof Error && error.name === RELEASE_FAULT
}
