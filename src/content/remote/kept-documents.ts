import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { PrismicDocument } from '@prismicio/client'
import { createDocumentSet, type DocumentSet } from './document-set.ts'
import { toDocument } from './read-answer.ts'

export type KeptDocuments = { documents: DocumentSet; pastRefs: string[] }

type Head = { format: number; endpoint: string; ref: string; pastRefs: string[]; count: number }

/** The file format's version. Files of another version are ignored. */
const FORMAT = 1
const MAX_BYTES = 1024 ** 3
const GZIP_LEVEL = 4

/** The last good documents of a repository in one file: a header, then one line per document. */
export function createDocumentFile({ folder, endpoint }: { folder: string; endpoint: URL }) {
  const file = join(folder, 'documents.ndjson.gz')

  /** `null` without stored documents of this repository. Throws for a damaged file. */
  async function read(): Promise<KeptDocuments | null> {
    const texts: string[] = []
    try {
      await pipeline(createReadStream(file), createGunzip(), async (source) => {
        for await (const line of linesOf(source)) texts.push(line)
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw new Error('content: the kept documents cannot be read', { cause: error })
    }
    const [first = '', ...rest] = texts
    const head = JSON.parse(first) as Head
    if (head.format !== FORMAT || head.endpoint !== endpoint.href) return null
    if (head.count !== rest.length) throw new Error('content: the kept documents are not whole')
    const documents: PrismicDocument[] = []
    for (const text of rest) documents.push(toDocument(JSON.parse(text)))
    return { documents: await createDocumentSet(head.ref, documents), pastRefs: head.pastRefs }
  }

  /** Atomic: readers see the old file or the new one. */
  async function write({ documents, pastRefs }: KeptDocuments): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const partial = `${file}.${process.pid}`
    const { ref, byId } = documents
    const head: Head = { format: FORMAT, endpoint: endpoint.href, ref, pastRefs, count: byId.size }
    function* lines() {
      yield `${JSON.stringify(head)}\n`
      for (const document of byId.values()) yield `${JSON.stringify(document)}\n`
    }
    try {
      await pipeline(
        Readable.from(lines(), { highWaterMark: 16 }),
        createGzip({ level: GZIP_LEVEL }),
        createWriteStream(partial, { mode: 0o600 }),
      )
      const handle = await open(partial, 'r')
      await handle.sync().finally(() => handle.close())
      await rename(partial, file)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }

  return { read, write }
}

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let rest = ''
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error('content: the kept documents are too large')
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new Error('content: the last line is not whole')
}
