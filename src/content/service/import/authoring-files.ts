import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** `path` is relative to the folder and always has forward slashes. */
export type AuthoringFile = { path: string; text: string }

/** Every Markdown and JSON file of the folder, in the order of their paths. */
export async function readAuthoringFiles(folder: string): Promise<AuthoringFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.(md|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files.toSorted().map(async (file) => ({
      path: relative(folder, file).split(sep).join('/'),
      text: await readFile(file, 'utf8'),
    })),
  )
}
