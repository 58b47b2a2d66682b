import type { ReleaseRow } from '#db/content-releases.ts'
import { commandFault } from './command.ts'

const TRIES = 5

/**
 * `write` answers `false` if somebody else has changed the release since it was read. Then it is read and written
 * again, so that no change is lost.
 */
export async function changeRelease(
  find: () => Promise<ReleaseRow>,
  write: (row: ReleaseRow) => Promise<boolean>,
): Promise<ReleaseRow> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await find()
    if (await write(row)) return row
  }
  throw commandFault('Others keep changing the release. Nothing was saved; try again.')
}
