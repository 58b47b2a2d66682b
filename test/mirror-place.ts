import { join } from 'node:path'
import { createMirror } from '#content/remote/create-mirror.ts'
import { createDocumentFile } from '#content/remote/kept-documents.ts'
import { createRepositoryReader, type ReaderLimits } from '#content/remote/repository-reader.ts'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { documentOf, openEmptyStore } from './content-fixture.ts'
import { type ContentRepository, startContentRepository } from './peers/content-repository.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** 230 documents: three answers. */
export async function startSmallRepository(): Promise<ContentRepository> {
  const store = await openEmptyStore()
  const text = 'kopi '.repeat(200)
  const deals = Array.from({ length: 220 }, (_, index) =>
    documentOf({ id: `deal-${index}`, type: 'deal', data: { text } }),
  )
  const notes = Array.from({ length: 10 }, (_, index) => documentOf({ id: `note-${index}` }))
  await store.publish({ documents: [...deals, ...notes] })
  return startContentRepository(store)
}

/** A data folder, a clock and a log that outlive the mirrors opened there. */
export function createPlace(repository: ContentRepository) {
  const folder = temporaryFolder()
  const mirrors: { stop: () => Promise<void> }[] = []
  const place = {
    folder: join(folder.path, 'remote-content'),
    clock: 0,
    logged: [] as string[],
    async open(from = repository, limits?: ReaderLimits, maxBytes = 4_000_000) {
      const endpoint = new URL(from.endpoint)
      const fetch = createOutgoingFetch({
        configured: endpoint,
        connectMs: 5000,
        headersMs: 1000,
        totalMs: 3000,
        maxBytes,
      })
      const note = (_details: object, message: string) => place.logged.push(message)
      const mirror = await createMirror({
        reader: createRepositoryReader({
          endpoint,
          accessToken: null,
          fetch,
          ...(limits ? { limits } : {}),
        }),
        kept: createDocumentFile({ folder: place.folder, endpoint }),
        log: { info: note, warn: note, error: note },
        now: () => place.clock,
      })
      mirrors.push(mirror)
      return mirror
    },
    // Each writes its file in the background.
    [Symbol.asyncDispose]: async () => {
      await Promise.all(mirrors.map((mirror) => mirror.stop()))
      folder[Symbol.dispose]()
    },
  }
  return place
}
