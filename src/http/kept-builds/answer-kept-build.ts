import * as paths from '#lib/paths.ts'
import { notThere } from '../responses.ts'
import type { KeptBuilds } from './create-kept-builds.ts'

type Options = { keptBuilds: Pick<KeptBuilds, 'findBuild'>; build: { id: string } }

/**
 * `/builds/meta/{id}.json` of a kept build. It lists no pages any more, and the header tells its tabs that there is
 * another build.
 */
export async function answerKeptBuild(
  file: string,
  { keptBuilds, build }: Options,
): Promise<Response> {
  const id = /^([\w-]+)\.json$/.exec(file)?.[1]
  const kept = id === undefined ? null : await keptBuilds.findBuild(id)
  if (!kept) return notThere()
  const meta = {
    id: kept.id,
    timestamp: kept.timestamp,
    matcher: { static: {}, wildcard: {}, dynamic: {} },
    prerendered: [],
  }
  // Not stored: after a roll-back the same URL lists all pages and has no such header.
  const headers = { 'cache-control': 'no-store', [paths.LATEST_BUILD_HEADER]: build.id }
  return Response.json(meta, { headers })
}
