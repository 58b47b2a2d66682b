import { createAnswerCache } from '#lib/node/answer-cache.ts'
import { sizeOf } from '#pagecache/encoded-body.ts'
import type { ClientFile } from '../client-build.ts'
import type { KeptBuild } from './find-kept-builds.ts'
import { readKeptFile } from './read-kept-file.ts'

/** Enough for all files of several builds. */
const MOST_BYTES = 16 * 1024 * 1024

/** Files of kept builds, cached in bounded memory. A broken file is never served. */
export function createKeptFiles(onBroken: (reason: string) => void) {
  const cache = createAnswerCache<ClientFile | null>(MOST_BYTES, (file) =>
    file ? sizeOf(file.body) : 0,
  )
  const keyOf = ({ folder, version }: KeptBuild, name: string) => `${folder}:${version}:${name}`

  return {
    /** From the first of the builds in which it is intact. */
    async read(builds: readonly KeptBuild[], name: string): Promise<ClientFile | null> {
      for (const build of builds) {
        try {
          const file = await cache.getOrAdd(keyOf(build, name), () => readKeptFile(build, name))
          if (file) return file
        } catch (error) {
          onBroken((error as Error).message)
        }
      }
      return null
    },

    forgetAllBut(builds: readonly KeptBuild[]): void {
      const starts = builds.map((build) => keyOf(build, ''))
      cache.forget((key) => !starts.some((start) => key.startsWith(start)))
    },
  }
}
