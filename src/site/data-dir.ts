import { randomBytes } from 'node:crypto'
import { mkdir, stat, statfs, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPostgres } from '#db/database.ts'

/** Less than this is not enough for a busy hour of the database and the pictures. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024

/** Watches `DATA_DIR`: free space, write access, and whether the database file is still there. */
export function createDataDir({ dataDir, database }: { dataDir: string; database: string }) {
  const isFile = !isPostgres(database) && database !== ':memory:'
  let freeBytes: number | null = null
  let opened: string | null = null

  /** The problem, or `null`. */
  async function findProblem(): Promise<string | null> {
    await mkdir(dataDir, { recursive: true })
    const { bavail, bsize } = await statfs(dataDir)
    freeBytes = bavail * bsize
    if (freeBytes < LEAST_FREE_BYTES) return 'DATA_DIR is almost full'
    if (!(await isWritable())) return 'DATA_DIR cannot be written'
    if (isFile) return findReplacement()
    return null
  }

  async function isWritable(): Promise<boolean> {
    const file = join(dataDir, `.writable-${randomBytes(6).toString('hex')}`)
    try {
      await writeFile(file, 'written to see whether it can be', { mode: 0o600 })
      await unlink(file)
      return true
    } catch {
      return false
    }
  }

  /** A deleted file stays open, and everything written to it is lost. */
  async function findReplacement(): Promise<string | null> {
    const found = await stat(database).then(
      ({ dev, ino }) => `${dev}:${ino}`,
      () => 'none',
    )
    opened ??= found
    return found === opened
      ? null
      : 'the database file was removed or replaced while it was open: restart'
  }

  return { findProblem, freeBytes: () => freeBytes }
}
