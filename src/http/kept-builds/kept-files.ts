import { sizeOf } from '#pagecache/encoded-body.ts'
import type { ClientFile } from '../client-build.ts'
import type { KeptBuild } from './find-kept-builds.ts'
import { readKeptFile } from './read-kept-file.ts'

/** Enough for all files of several builds. */
const MOST_BYTES = 16 * 1024 * 1024

/** Files of kept builds, cached in bounded memory. A broken file is never served. */
export function createKeptFiles(onBroken: (reason: string) => void) {
  /** Least recently used first. */
  const held = new Map<string, { file: Promise<ClientFile | null>; bytes: number }>()
  const keyOf = ({ folder, version }: KeptBuild, name: string) => `${folder}:${version}:${name}`
  let total = 0

  function drop(key: string): void {
    total -= held.get(key)?.bytes ?? 0
    held.delete(key)
  }

  function read(build: KeptBuild, name: string): Promise<ClientFile | null> {
    const key = keyOf(build, name)
    const known = held.get(key)
    if (known) {
      held.delete(key)
      held.set(key, known)
      return known.file
    }
    const entry = { file: readKeptFile(build, name), bytes: 0 }
    held.set(key, entry)
    entry.file.then(
      (file) => {
        if (held.get(key) !== entry) return
        entry.bytes = file ? sizeOf(file.body) : 0
        total += entry.bytes
        for (const oldest of held.keys()) {
          if (total <= MOST_BYTES) break
          drop(oldest)
        }
      },
      () => drop(key),
    )
    return entry.file
  }

  return {
    /** From the first of the builds in which it is intact. */
    async read(builds: readonly KeptBuild[], name: string): Promise<ClientFile | null> {
      for (const build of builds) {
        try {
          const file = await read(build, name)
          if (file) return file
        } catch (error) {
          onBroken((error as Error).message)
        }
      }
      return null
    },

    forgetAllBut(builds: readonly KeptBuild[]): void {
      for (const key of held.keys()) {
        if (!builds.some((build) => key.startsWith(keyOf(build, '')))) drop(key)
      }
    },
  }
}
