import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as paths from '#lib/paths.ts'
import {
  type ClientFile,
  chunksOf,
  type Manifest,
  readBuildFiles,
  readJson,
} from './client-build.ts'

/** URL paths of files that a document links. */
export type DeskFiles = { styles: readonly string[]; scripts: readonly string[] }

/** The desk's bundle, which visitors never load. */
export type DeskBuild = {
  /** Names this build: another one has other files. */
  id: string
  entry: string
  /** What the entry imports. */
  first: DeskFiles
  /** What is loaded later, by module below `src/desk`, with everything that it imports besides. */
  modules: ReadonlyMap<string, DeskFiles>
  /** By URL path. */
  files: ReadonlyMap<string, ClientFile>
}

const SOURCES = 'src/desk/'

export async function readDeskBuild(folder: string): Promise<DeskBuild> {
  const [manifest, files] = await Promise.all([
    readJson<Manifest>(join(folder, '.vite/manifest.json')),
    readBuildFiles(folder, paths.desk),
  ])
  const names = Object.keys(manifest)
  const entryName = names.find((name) => manifest[name]?.isEntry)
  const entry = entryName && manifest[entryName]?.file
  if (!entry) throw new Error('desk build: the manifest has no entry')
  const first = chunksOf(manifest, entryName)
  const late = names.filter((name) => name.startsWith(SOURCES) && !first.has(name))
  return {
    // The names of files say what is in them.
    id: createHash('sha256')
      .update([...files.keys()].toSorted().join())
      .digest('base64url'),
    entry: toPath(entry),
    first: toFiles(manifest, [...first], entry),
    modules: new Map(
      late.map((name) => {
        const chunks = [...chunksOf(manifest, name).difference(first)]
        return [name.slice(SOURCES.length), toFiles(manifest, chunks)]
      }),
    ),
    files,
  }
}

function toFiles(manifest: Manifest, chunks: readonly string[], without = ''): DeskFiles {
  const styles = new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))
  const scripts = chunks.flatMap((name) => manifest[name]?.file ?? [])
  return {
    styles: [...styles].map(toPath),
    scripts: scripts.filter((file) => file !== without).map(toPath),
  }
}

function toPath(file: string): string {
  return `${paths.desk}/${file}`
}
