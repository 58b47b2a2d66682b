import type { Context, MiddlewareHandler } from 'hono'
import * as paths from '#lib/paths.ts'
import { type AnswerRequest, answerBody, IMMUTABLE } from './answer.ts'
import type { ClientBuild } from './client-build.ts'
import type { KeptBuilds } from './kept-builds/create-kept-builds.ts'
import type { Env } from './page-urls.ts'
import { notThere, send } from './responses.ts'

type BuildFilesOptions = {
  build: Pick<ClientBuild, 'files'>
  keptBuilds: Pick<KeptBuilds, 'findFile'>
}

/** The files of this build, and of those before it whose pages are still open somewhere. */
export function createBuildFiles(
  { build, keptBuilds }: BuildFilesOptions,
  requestOf: (c: Context) => AnswerRequest,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url)
    const file = build.files.get(pathname) ?? (await keptBuilds.findFile(pathname))
    if (file) {
      c.set('isFile', true)
      const cacheControl = file.immutable ? IMMUTABLE : 'public, max-age=86400'
      return send(answerBody(file.body, { type: file.type, cacheControl }, requestOf(c)))
    }
    // Not a redirect or a page: either could be cached under the name of a script that the next build brings.
    return [paths.assets, paths.builds].some((folder) => pathname.startsWith(folder))
      ? notThere()
      : next()
  }
}
