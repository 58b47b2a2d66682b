import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildList, isBuildId, LIST_NAME, parseBuildList } from './build-list.ts'
import { readWholeFile } from './read-kept-file.ts'

export type KeptBuild = {
  folder: string
  list: BuildList
  /** When a process last served it, in ms; the list's modification time. */
  servedAt: number
  bytes: number
  /** Differs after the folder has been replaced. */
  version: string
}

/** The complete builds in the folder, last served first. */
export async function findKeptBuilds(
  folder: string,
  known: readonly KeptBuild[] = [],
): Promise<KeptBuild[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // A symbolic link does not count as a directory.
  const names = entries
    .filter((entry) => entry.isDirectory() && isBuildId(entry.name))
    .map(({ name }) => name)
  const found = await Promise.all(names.map((name) => findBuild(join(folder, name), name, known)))
  return found
    .filter((build) => build !== null)
    .toSorted((a, b) => b.servedAt - a.servedAt || b.list.timestamp - a.list.timestamp)
}

async function findBuild(
  folder: string,
  id: string,
  known: readonly KeptBuild[],
): Promise<KeptBuild | null> {
  try {
    const file = join(folder, LIST_NAME)
    const { mtimeMs: servedAt, ino, size } = await lstat(file)
    const version = `${ino}:${size}`
    const same = known.find((build) => build.folder === folder && build.version === version)
    if (same) return { ...same, servedAt }
    const list = parseBuildList((await readWholeFile(file))?.toString() ?? '')
    if (list?.id !== id) return null
    const bytes = Object.values(list.files).reduce((sum, one) => sum + one.bytes, size)
    return { folder, list, servedAt, bytes, version }
  } catch {
    // It is being removed, or is not ours.
    return null
  }
}
