import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isPostgres } from '#db/database.ts'

const UNKNOWN_DAY = 'on an unknown day'

type MarkerOptions = {
  dataDir: string
  /** What `openDatabase` takes. */
  database: string
}

/**
 * A file beside the database that says that content was published in it. An emptied database cannot
 * be told from a new one without it. Each database has its own marker.
 */
export function createContentMarker({ dataDir, database }: MarkerOptions) {
  const folder = join(dataDir, 'had-content')
  const file = join(folder, `${nameOf(database)}.json`)

  /** The instant at which content was first seen; `null` when it never was. */
  async function find(): Promise<string | null> {
    try {
      return toInstant(await readFile(file, 'utf8'))
    } catch (error) {
      const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
      // What cannot be read may say that there was content: then nothing may be put in its place.
      return isAbsent ? null : UNKNOWN_DAY
    }
  }

  return {
    find,
    /** Call it when content has been seen. A marker that is there stays as it is. */
    async remember(now: Date): Promise<void> {
      if ((await find()) !== null) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const partial = `${file}.${process.pid}`
      await writeFile(partial, JSON.stringify({ since: now.toISOString() }), { mode: 0o600 })
      await rename(partial, file)
    },
  }
}

/** A damaged marker is still one. */
function toInstant(text: string): string {
  try {
    const { since } = JSON.parse(text)
    return typeof since === 'string' ? since : UNKNOWN_DAY
  } catch {
    return UNKNOWN_DAY
  }
}

/** Without the password, which may change; without the folder, which may move. */
function nameOf(database: string): string {
  if (!isPostgres(database)) return `sqlite-${digest(basename(database))}`
  const { hostname, port, pathname } = new URL(database)
  return `postgresql-${digest(`${hostname}:${port || '5432'}${pathname}`)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
