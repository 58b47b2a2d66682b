import { type ChangedRelease, type ReleaseRow, updateReleaseRow } from '#db/content-releases.ts'
import { type CommandContext, commandFault } from './command.ts'

const TRIES = 5

/**
 * Writes only the columns that `toChanged` returns. If somebody else changes the release between read and
 * write, both are repeated, so that no change is lost.
 */
export async function changeRelease(
  { db }: Pick<CommandContext, 'db'>,
  find: () => Promise<ReleaseRow>,
  toChanged: (row: ReleaseRow) => ChangedRelease,
): Promise<ReleaseRow> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await find()
    if (await updateReleaseRow(db, row, toChanged(row))) return row
  }
  throw commandFault('Others keep changing the release. Nothing was saved; try again.')
}
