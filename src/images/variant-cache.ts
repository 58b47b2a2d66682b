import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type VariantCache = Awaited<ReturnType<typeof createVariantCache>>

type Entry = { bytes: number; touchedAt: number }

/** Suffix of unfinished files. A file gets its name when it is completely written. */
const UNFINISHED = '.part'
/** How precisely the order of use survives a restart. */
const TOUCH_EVERY_MS = 60 * 60 * 1000

type CacheOptions = { folder: string; maxBytes: number; now: () => number }

/**
 * Finished pictures as files. Evicts the least recently used when they take more than `maxBytes`. A missing
 * file is made again.
 */
export async function createVariantCache(options: CacheOptions) {
  const { folder, maxBytes, now } = options
  await mkdir(folder, { recursive: true })
  /** Ordered by last use, oldest first. */
  const entries = new Map(await findEntries(folder))
  let bytes = 0
  for (const entry of entries.values()) bytes += entry.bytes
  await makeRoom()

  function forget(name: string): void {
    bytes -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }

  async function makeRoom(): Promise<void> {
    for (const name of entries.keys()) {
      if (bytes <= maxBytes) return
      forget(name)
      await rm(join(folder, name), { force: true })
    }
  }

  function markUsed(name: string, entry: Entry): void {
    entries.delete(name)
    entries.set(name, entry)
    // A file may have been used while the clock was ahead.
    if (Math.abs(now() - entry.touchedAt) < TOUCH_EVERY_MS) return
    entry.touchedAt = now()
    const time = new Date(entry.touchedAt)
    // The file may have been deleted meanwhile.
    utimes(join(folder, name), time, time).catch(() => {})
  }

  return {
    /** `null` when it is not in the cache. */
    async read(name: string): Promise<Buffer | null> {
      const entry = entries.get(name)
      if (!entry) return null
      const found = await readFile(join(folder, name)).catch(ifMissing)
      // It may have been evicted or written again meanwhile.
      if (entries.get(name) !== entry) return found
      if (found) markUsed(name, entry)
      else forget(name)
      return found
    },
    async write(name: string, content: Uint8Array): Promise<void> {
      // A picture larger than the whole cache is served but not stored.
      if (content.length > maxBytes) return
      const unfinished = join(folder, randomUUID() + UNFINISHED)
      try {
        await writeFile(unfinished, content)
        await rename(unfinished, join(folder, name))
      } catch (error) {
        // On a full disk, unfinished files must not take more space.
        await rm(unfinished, { force: true }).catch(() => {})
        throw error
      }
      forget(name)
      entries.set(name, { bytes: content.length, touchedAt: now() })
      bytes += content.length
      await makeRoom()
    },
    stats: () => ({ files: entries.size, bytes }),
  }
}

/** Files of an earlier process, ordered by last use. Deletes its unfinished files. */
async function findEntries(folder: string): Promise<[name: string, Entry][]> {
  const found: [string, Entry][] = []
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (name.endsWith(UNFINISHED)) {
      await rm(file, { force: true })
      continue
    }
    const info = await stat(file).catch(ifMissing)
    if (info?.isFile()) found.push([name, { bytes: info.size, touchedAt: info.mtimeMs }])
  }
  return found.sort(([, a], [, b]) => a.touchedAt - b.touchedAt)
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
