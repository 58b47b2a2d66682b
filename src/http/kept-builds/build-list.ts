import { createHash } from 'node:crypto'
import type { Encoding, FileBody } from '#pagecache/encoded-body.ts'
import { type ClientBuild, typeOfFile } from '../client-build.ts'

/** The list of a kept build's files, with hashes to check that they are complete. */
export type BuildList = {
  id: string
  /** When it was built, in ms. */
  timestamp: number
  /** By name; compressed forms are files of their own. */
  files: Readonly<Record<string, { bytes: number; sha256: string }>>
}

export const LIST_NAME = 'build.json'
export const suffixes: Readonly<Record<Encoding, string>> = { identity: '', br: '.br', gzip: '.gz' }

/** No slash, no leading dot, no two dots in a row: such a name cannot leave the folder. */
const FILE_NAME = /^[\w-]+(\.[\w-]+)+$/
const BUILD_ID = /^[\w-]{1,64}$/

export function isBuildId(text: string): boolean {
  return BUILD_ID.test(text)
}

/** The build of visitors, or of the desk. */
export type KeepableBuild = Pick<ClientBuild, 'id' | 'timestamp' | 'files'> & {
  /** Where its files are served: `/assets/`. */
  base: string
}

/** The name of the file at `{base}{name}`; `null` for a path that no build can have. */
export function assetName(path: string, base: string): string | null {
  const name = path.startsWith(base) ? path.slice(base.length) : ''
  return FILE_NAME.test(name) && typeOfFile(name) !== null ? name : null
}

export type StorableBuild = { list: BuildList; files: ReadonlyMap<string, Buffer> }

/** All immutable files of the build in every encoding. Hashes them, so call it once. */
export function toStorable(build: KeepableBuild): StorableBuild {
  const files = new Map<string, Buffer>()
  for (const [path, { body, immutable }] of build.files) {
    const name = assetName(path, build.base)
    if (!immutable || name === null) continue
    for (const [encoding, bytes] of variantsOf(body)) files.set(name + suffixes[encoding], bytes)
  }
  const entries = [...files].map(([name, bytes]) => [
    name,
    { bytes: bytes.length, sha256: sha256(bytes) },
  ])
  const { id, timestamp } = build
  return { list: { id, timestamp, files: Object.fromEntries(entries) }, files }
}

function variantsOf({ bytes }: FileBody): [Encoding, Buffer][] {
  const encodings = Object.keys(suffixes) as Encoding[]
  return encodings
    .filter((encoding) => encoding === 'identity' || bytes[encoding] !== bytes.identity)
    .map((encoding) => [encoding, bytes[encoding]])
}

/** `null` for anything that is not a list of ours. */
export function parseBuildList(text: string): BuildList | null {
  try {
    const list = JSON.parse(text)
    const isList =
      isBuildId(list.id) &&
      Number.isFinite(list.timestamp) &&
      Object.entries(list.files).every(isEntry)
    return isList ? list : null
  } catch {
    return null
  }
}

function isEntry([name, entry]: [string, unknown]): boolean {
  const { bytes, sha256: hash } = entry as { bytes: unknown; sha256: unknown }
  return FILE_NAME.test(name) && Number.isSafeInteger(bytes) && typeof hash === 'string'
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url')
}
