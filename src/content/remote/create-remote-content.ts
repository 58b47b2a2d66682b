import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getRepositoryEndpoint } from '@prismicio/client'
import type { LoopTurns } from '#lib/node/loop-turns.ts'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { createMirror, type MirrorOptions } from './create-mirror.ts'
import { createDocumentFile } from './kept-documents.ts'
import { createMirrorClient } from './mirror-client.ts'
import { createRepositoryReader } from './repository-reader.ts'

type RemoteContentOptions = {
  /** A repository: its API's URL, or its name at Prismic. */
  endpoint: string
  accessToken: string | null
  privateHosts: readonly string[]
  dataDir: string
  log: MirrorOptions['log']
  /** Runs long work between requests. */
  turns?: LoopTurns
}

/** How long a start without stored documents waits for the repository. */
const FIRST_MS = 10_000

/** The clients for pages and previews of a remote repository. */
export async function createRemoteContent(options: RemoteContentOptions) {
  const { endpoint, accessToken, privateHosts, dataDir, log } = options
  const url = toEndpointUrl(endpoint)
  // Separate limits, so that a waiting preview does not delay a publish.
  const createFetch = () =>
    createOutgoingFetch({ configured: url, privateHosts, atOnce: 4, mostWaiting: 20 })
  const mirror = await createMirror({
    reader: createRepositoryReader({ endpoint: url, accessToken, fetch: createFetch() }),
    kept: createDocumentFile({ folder: join(dataDir, 'remote-content'), endpoint: url }),
    log,
    now: () => performance.now(),
  })
  const first = mirror.start()
  if (mirror.documents() === null)
    await Promise.race([first, delay(FIRST_MS, null, { ref: false })])
  return {
    mirror,
    client: createMirrorClient(mirror.documents, options.turns),
    fetch: createFetch(),
  }
}

export function toEndpointUrl(endpoint: string): URL {
  return new URL(URL.canParse(endpoint) ? endpoint : getRepositoryEndpoint(endpoint))
}
