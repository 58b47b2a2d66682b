import { type Context, Hono } from 'hono'
import { AppError } from '#lib/node/app-error.ts'
import { isDeep, readBody } from '#lib/node/read-body.ts'
import * as paths from '#lib/paths.ts'
import { checkAllowed } from './check-allowed.ts'
import type { DeskRoute, DoorRoute, SignedIn } from './desk-route.ts'
import { toErrorResponse } from './error-response.ts'

type DeskApiOptions = {
  routes: readonly DeskRoute[]
  doors: readonly DoorRoute[]
  findSignedIn: (headers: Headers) => Promise<SignedIn | null>
  /** The origin of the desk. */
  deskUrl: URL
  now: () => Date
  onError: (error: unknown) => void
}

type Env = { Bindings: { address: string } }

/** More than any document has. */
const MOST_BYTES = 1.2 * 1024 * 1024

/** The desk's API: every route passes the same checks of session, role, second factor and origin. */
export function createDeskApi(options: DeskApiOptions) {
  const { routes, doors, findSignedIn, deskUrl, now, onError } = options
  const app = new Hono<Env>().basePath(paths.deskApi)

  for (const { path, handle } of doors) {
    app.post(path, async (c) => {
      checkOrigin(c.req.raw, deskUrl)
      const body = await readJson(c.req.raw)
      return toResponse(await handle({ body, headers: c.req.raw.headers, address: c.env.address }))
    })
  }
  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const { raw } = c.req
      if (route.method === 'POST') checkOrigin(raw, deskUrl)
      const who = await findSignedIn(raw.headers)
      if (!who) throw new AppError('signed-out', 'Sign in to the desk.')
      checkAllowed(route, who, now())
      return toResponse(
        await route.handle({
          ...who,
          params: paramsOf(c),
          query: new URL(raw.url).searchParams,
          body: route.method === 'POST' ? await readJson(raw) : null,
          raw,
        }),
      )
    })
  }
  app.notFound(() =>
    toErrorResponse(new AppError('not-found', 'There is nothing at this address.')),
  )
  app.onError((error) => toErrorResponse(error, onError))

  return {
    routes,
    answer: async (request: Request, address: string): Promise<Response> =>
      app.fetch(request, { address }),
  }
}

/** Another site must not act for the signed-in person. */
function checkOrigin({ headers, url }: Request, deskUrl: URL): void {
  const origin = headers.get('origin')
  const isOwn =
    origin === null
      ? headers.get('sec-fetch-site') === 'same-origin'
      : origin === deskUrl.origin || origin === new URL(url).origin
  if (!isOwn) throw new AppError('forbidden', 'This request did not come from the desk.')
}

/** `null` without reading for a body that is not JSON. */
async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return null
  const bytes = await readBody(request, MOST_BYTES)
  if (!bytes) throw new AppError('too-large', 'This is too large for one request.')
  if (isDeep(bytes)) throw new AppError('invalid', 'This is nested too deeply.')
  try {
    return JSON.parse(bytes.toString())
  } catch (error) {
    throw new AppError('invalid', 'This is not JSON.', { cause: error })
  }
}

function paramsOf(c: Context): Record<string, string> {
  return c.req.param() as Record<string, string>
}

function toResponse(answer: Response | object): Response {
  return answer instanceof Response ? answer : Response.json(answer)
}
