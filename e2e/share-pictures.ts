import { linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Gives one folder the finished pictures of another, so that one site of a run makes what several show. */
export function sharePictures(from: string, to: string): void {
  for (const folder of [from, to]) mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.endsWith('.part')) continue
    try {
      linkSync(join(from, name), join(to, name))
    } catch (error) {
      // It is there already, perhaps since a moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
