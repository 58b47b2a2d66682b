import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** What SQLite puts beside a database, with the rights of the database. */
const companions = ['-wal', '-shm', '-journal']

/**
 * Before SQLite opens a file: nobody else on the machine may read it. A folder that was there before keeps its
 * rights, since it may hold more than ours.
 */
export function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, ...companions.map((suffix) => file + suffix)]) {
    try {
      chmodSync(name, 0o600)
    } catch (error) {
      // A companion may not be there, and a file of another user is theirs to protect.
      if (!['ENOENT', 'EPERM'].includes((error as { code?: string }).code ?? '')) throw error
    }
  }
}
