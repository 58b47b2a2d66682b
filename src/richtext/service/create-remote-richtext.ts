import { createHash } from 'node:crypto'
import { saveAssets } from '#db/assets.ts'
import type { Database } from '#db/database.ts'
import type { RichtextClient } from '../richtext-client.ts'
import { createPictureCopier } from './copy-pictures.ts'
import { createPictureDownload } from './download-picture.ts'
import { createRemoteRichtextClient } from './remote-richtext-client.ts'

type RemoteRichtextParts = {
  endpoint: string
  privateHosts: readonly string[]
  db: Database
  now: () => Date
  log: { warn: (details: object, message: string) => void }
  /** Throws if the bytes are not a picture that can be served. */
  inspect: (bytes: Uint8Array) => Promise<{ type: string; width: number; height: number }>
}

/** The worker's pages, with their pictures in our own asset store. */
export function createRemoteRichtext(parts: RemoteRichtextParts): RichtextClient {
  const { db, now, log, inspect } = parts

  async function store(bytes: Uint8Array): Promise<string> {
    const info = await inspect(bytes)
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    await saveAssets(db, [{ id, bytes, ...info }])
    return id
  }

  const copyPictures = createPictureCopier({
    db,
    now,
    store,
    download: createPictureDownload(),
    onError: (source, error) =>
      log.warn({ err: error, source }, 'a picture of a rich-text page could not be copied'),
  })
  return createRemoteRichtextClient({
    ...parts,
    copyPictures,
    onTrouble: (what, error) => log.warn({ err: error }, what),
  })
}
