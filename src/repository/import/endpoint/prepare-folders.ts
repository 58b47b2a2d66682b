import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type DownloadedRef, documentsIn, type RawDocument } from './download-documents.ts'
import type { ToOwnPicture } from './download-pictures.ts'
import { mapPictures, toOriginal } from './pictures-in.ts'
import type { WorkFolder } from './work-folder.ts'

/** The addresses of all pictures in the documents. */
export async function pictureSources(
  work: WorkFolder,
  refs: readonly DownloadedRef[],
): Promise<Set<string>> {
  const sources = new Set<string>()
  for (const ref of refs) {
    for await (const { data } of documentsIn(work, ref)) {
      mapPictures(data, (url) => {
        sources.add(toOriginal(url))
        return url
      })
    }
  }
  return sources
}

/** Writes a folder for `import`. `isWanted` chooses among the documents. */
export async function writeDocuments(
  work: WorkFolder,
  ref: DownloadedRef,
  {
    file,
    toOwnPicture,
    isWanted,
  }: { file: string; toOwnPicture: ToOwnPicture; isWanted: (document: RawDocument) => boolean },
): Promise<number> {
  let count = 0
  async function* lines() {
    for await (const document of documentsIn(work, ref)) {
      if (!isWanted(document)) continue
      count += 1
      yield `${JSON.stringify({ ...document, data: mapPictures(document.data, toOwnPicture) })}\n`
    }
  }
  await mkdir(dirname(work.pathOf(file)), { recursive: true })
  await pipeline(Readable.from(lines()), createWriteStream(work.pathOf(file)))
  return count
}

/** A hash of what each document says, by id, to find what a release changes. */
export async function contentHashes(
  work: WorkFolder,
  ref: DownloadedRef,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for await (const document of documentsIn(work, ref)) hashes.set(document.id, hashOf(document))
  return hashes
}

/** The addresses and dates depend on the ref. */
export function hashOf(document: RawDocument): string {
  const { href, url, first_publication_date, last_publication_date, ...content } = document
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
