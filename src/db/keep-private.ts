import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Files that SQLite creates beside a database, with its permissions. */
const companions = ['-wal', '-shm', '-journal']

/**
 * Call before SQLite opens a file, so that no other user of the machine can read it. An existing folder keeps its
 * permissions, because it may hold other files.
 */
export function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, ...companions.map((suffix) => file + suffix)]) {
    try {
      chmodSync(name, 0o600)
    } catch (error) {
      // The file may not exist, or belong to another user.
      if (!['ENOENT', 'EPERM'].includes((error as { code?: string }).code ?? '')) throw error
    }
  }
}
