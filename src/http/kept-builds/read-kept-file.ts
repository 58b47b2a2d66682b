import { constants } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toEtag } from '#pagecache/encoded-body.ts'
import { type ClientFile, typeOfFile } from '../client-build.ts'
import { sha256, suffixes } from './build-list.ts'
import type { KeptBuild } from './find-kept-builds.ts'

/** `null` if its bytes differ from those that were written. Follows no symbolic link. */
export async function readWholeFile(file: string, hash?: string): Promise<Buffer | null> {
  const bytes = await readFile(file, {
    flag: constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  })
  return hash === undefined || sha256(bytes) === hash ? bytes : null
}

/** The file as its build served it; `null` when it is missing or broken. */
export async function readKeptFile(build: KeptBuild, name: string): Promise<ClientFile | null> {
  const read = async (suffix: string) => {
    const entry = build.list.files[name + suffix]
    if (!entry) return null
    const bytes = await readWholeFile(join(build.folder, name + suffix), entry.sha256)
    if (bytes === null) throw new Error(`${name}${suffix} of build ${build.list.id} is broken`)
    return bytes
  }
  const [identity, br, gzip] = await Promise.all(Object.values(suffixes).map(read))
  if (!identity) return null
  return {
    body: {
      etag: toEtag(identity),
      bytes: { identity, br: br ?? identity, gzip: gzip ?? identity },
    },
    type: typeOfFile(name) ?? '',
    immutable: true,
  }
}
