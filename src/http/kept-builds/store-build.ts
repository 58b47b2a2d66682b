import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildList, isBuildId, LIST_NAME, type StorableBuild } from './build-list.ts'
import { readWholeFile } from './read-kept-file.ts'

/** Prefixes of folders that are being written or removed. Nothing in them is served. */
export const UNFINISHED = { written: '.new-', removed: '.gone-' }

/** Copies the files of a build to `folder/{id}`, atomically. Does nothing if they are there already. */
export async function storeBuild(folder: string, { list, files }: StorableBuild): Promise<void> {
  if (!isBuildId(list.id)) throw new Error(`the build's id "${list.id}" is not a plain name`)
  const target = join(folder, list.id)
  if (await isWhole(target, list)) return

  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fresh = await mkdtemp(join(folder, UNFINISHED.written))
  try {
    for (const [name, bytes] of files) await writeFile(join(fresh, name), bytes, { mode: 0o600 })
    await writeFile(join(fresh, LIST_NAME), JSON.stringify(list), { mode: 0o600 })
    await putInPlace(fresh, { target, list })
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function putInPlace(fresh: string, { target, list }: { target: string; list: BuildList }) {
  try {
    await rename(fresh, target)
  } catch (error) {
    if (!isThere(error)) throw error
    // Another process was faster, or the existing copy is broken and is replaced.
    if (await isWhole(target, list)) return
    await removeBuild(target)
    await rename(fresh, target)
  }
}

function isThere(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')
}

async function isWhole(folder: string, list: BuildList): Promise<boolean> {
  const text = await readWholeFile(join(folder, LIST_NAME)).catch(() => null)
  if (text?.toString() !== JSON.stringify(list)) return false
  for (const [name, { sha256 }] of Object.entries(list.files)) {
    const bytes = await readWholeFile(join(folder, name), sha256).catch(() => null)
    if (bytes === null) return false
  }
  return true
}

/** Renames the folder first, so that half of it is never served. Another process may do the same. */
export async function removeBuild(folder: string): Promise<void> {
  const name = `${UNFINISHED.removed}${randomBytes(6).toString('hex')}`
  const aside = join(folder, '..', name)
  try {
    await rename(folder, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  await rm(aside, { recursive: true, force: true })
}
