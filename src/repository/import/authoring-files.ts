import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** `path` is relative to the folder and always has forward slashes. */
export type AuthoringFile = { path: string; text: string }

/** The illustrator's artwork, not documents: see `seed/illustrator/artwork.ts`. */
const ARTWORK = /^artwork\//

/** All Markdown and JSON files of the folder, sorted by path. */
export async function readAuthoringFiles(folder: string): Promise<AuthoringFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.(md|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const authored = files
    .toSorted()
    .map((file) => ({ file, path: relative(folder, file).split(sep).join('/') }))
    .filter(({ path }) => !ARTWORK.test(path))
  return Promise.all(
    authored.map(async ({ file, path }) => ({ path, text: await readFile(file, 'utf8') })),
  )
}
