import { setTimeout as delay } from 'node:timers/promises'
import { findMasterRef } from '#db/content-rows.ts'
import { MAX_ORIGINAL_BYTES } from '#lib/node/original-limits.ts'
import { createOutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import { createAskPolitely } from '../import/endpoint/ask-politely.ts'
import type { DownloadedRef, Source } from '../import/endpoint/download-documents.ts'
import { downloadModels } from '../import/endpoint/download-models.ts'
import { downloadPictures } from '../import/endpoint/download-pictures.ts'
import { downloadRepository } from '../import/endpoint/download-repository.ts'
import { pictureSources, writeDocuments } from '../import/endpoint/prepare-folders.ts'
import type { Endpoint } from '../import/endpoint/to-endpoint.ts'
import { openWorkFolder, type WorkFolder } from '../import/endpoint/work-folder.ts'
import { type CommandContext, usageFault } from './command.ts'
import { type ImportFlags, importPath } from './import-path.ts'
import { importReleases } from './import-releases.ts'
import { createProgress } from './progress.ts'

type EndpointFlags = ImportFlags & {
  /** For the content API: also for releases. */
  token: string | null
  /** For custom types, which are left out without it. */
  typesToken: string | null
  typesEndpoint: URL | null
  /** Whether pictures stay where they are. */
  leavePictures: boolean
}

const MB = 1024 * 1024
/** Another server may be slow, and a page of documents or a picture large. */
const limits = { headersMs: 30_000, totalMs: 120_000, maxBytes: MAX_ORIGINAL_BYTES + MB, atOnce: 4 }
const READY = 'ready'

/**
 * Imports a whole repository from an endpoint that speaks the content API. First everything is downloaded, which may be
 * interrupted and continued; then it is checked and published at once, or nothing is.
 */
export async function importEndpoint(
  endpoint: Endpoint,
  context: CommandContext,
  flags: EndpointFlags,
): Promise<number> {
  const { db, io, workFolder, privateHosts, pause = delay } = context
  if (flags.release !== undefined) throw usageFault('--release is for files and folders alone.')
  const ask = createAskPolitely({
    fetch: createOutgoingFetch({ ...limits, configured: endpoint.api, privateHosts }),
    pause,
    onWait: (text) => io.err(`${text}\n`),
  })
  const work = openWorkFolder(workFolder, endpoint.api)
  const source = { ask, work, api: endpoint.api, token: flags.token }
  const found = await downloadRepository(source, (what) => createProgress(io, what))
  await work.remove(READY)
  const isEmpty = (await findMasterRef(db)) === null
  if (flags.typesToken !== null) {
    const types = flags.typesEndpoint ?? endpoint.types
    const models = { ask, work, token: flags.typesToken, into: `${READY}/master` }
    const count = await downloadModels({ ...models, endpoint: { ...endpoint, types } })
    io.err(`${count} models read\n`)
  }
  const refs = [found.master, ...found.releases.map(({ documents }) => documents)]
  const toOwnPicture = flags.leavePictures
    ? (url: string) => url
    : await bringPictures(refs, { ...context, ask, work })
  // Without a token for them, models of the other repository cannot be known.
  const warnsOnly = flags.typesToken === null ? ['unknown-type'] : []
  const file = `${READY}/master/documents.ndjson`
  await writeDocuments(work, found.master, { file, toOwnPicture, isWanted: () => true })
  const code = await importPath(work.pathOf(`${READY}/master`), context, {
    ...flags,
    warnsOnly,
    ...(isEmpty && found.mainLanguage !== null ? { mainLanguage: found.mainLanguage } : {}),
  })
  if (code !== 0 || flags.dryRun) return code
  const result = await importReleases(found, { work, toOwnPicture, context, warnsOnly })
  if (result === 0) await work.remove()
  return result
}

async function bringPictures(
  refs: readonly DownloadedRef[],
  context: CommandContext & { ask: Source['ask']; work: WorkFolder },
) {
  const { io, work } = context
  const progress = createProgress(io, 'pictures')
  const toOwnPicture = await downloadPictures(await pictureSources(work, refs), {
    ...context,
    onProgress: progress.update,
    onLeft: (source, reason) => io.err(`${source} stays where it is: ${reason}\n`),
  })
  progress.end()
  return toOwnPicture
}
