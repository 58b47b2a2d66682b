import type { KeptBuild } from './find-kept-builds.ts'

const DAY_MS = 24 * 60 * 60_000

export const KEPT = {
  /** The current build and two before it, however old. */
  builds: 3,
  /** Since a process last served it. */
  ms: 7 * DAY_MS,
  /** A build takes 1 to 2 MB, so this is a new one every three hours for a week. */
  bytes: 96 * 1024 * 1024,
}

/** Builds that nobody needs any more. `builds` has the last served first. */
export function removableBuilds(
  builds: readonly KeptBuild[],
  { now, limits = KEPT }: { now: number; limits?: typeof KEPT },
): KeptBuild[] {
  const spared = builds.slice(0, limits.builds)
  let room = limits.bytes - spared.reduce((sum, { bytes }) => sum + bytes, 0)
  return builds.slice(limits.builds).filter(({ servedAt, bytes }) => {
    room -= bytes
    return room < 0 || now - servedAt > limits.ms
  })
}
