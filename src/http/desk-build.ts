import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as paths from '#lib/paths.ts'
import { type ClientFile, type Manifest, readBuildFiles, readJson } from './client-build.ts'

/** The desk's bundle, which visitors never load. */
export type DeskBuild = {
  /** Names this build: another one has other files. */
  id: string
  entry: string
  styles: readonly string[]
  /** Scripts that the entry imports. */
  preloads: readonly string[]
  /** By URL path. */
  files: ReadonlyMap<string, ClientFile>
}

export async function readDeskBuild(folder: string): Promise<DeskBuild> {
  const [manifest, files] = await Promise.all([
    readJson<Manifest>(join(folder, '.vite/manifest.json')),
    readBuildFiles(folder, paths.desk),
  ])
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('desk build: the manifest has no entry')
  const toPath = (file: string) => `${paths.desk}/${file}`
  const imported = new Set<string>()
  const styles = new Set(entry.css)

  function follow(names: readonly string[] = []): void {
    for (const name of names) {
      const chunk = manifest[name]
      if (!chunk || imported.has(chunk.file)) continue
      imported.add(chunk.file)
      for (const file of chunk.css ?? []) styles.add(file)
      follow(chunk.imports)
    }
  }
  follow(entry.imports)
  return {
    // The names of files say what is in them.
    id: createHash('sha256').update([...files.keys()].toSorted().join()).digest('base64url'),
    entry: toPath(entry.file),
    styles: [...styles].map(toPath),
    preloads: [...imported].map(toPath),
    files,
  }
}
