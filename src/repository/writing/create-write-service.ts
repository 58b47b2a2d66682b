import { type Context, Hono } from 'hono'
import * as paths from '#lib/paths.ts'
import { tooManyRequests } from '../api-error.ts'
import type { CallerLimit } from '../content-service.ts'
import type { Author } from '../publish/publish-entry.ts'
import { REPOSITORY_NAME } from '../repository-name.ts'
import { assetRoutes } from './asset-routes.ts'
import { documentRoutes } from './document-routes.ts'
import { modelRoutes } from './model-routes.ts'
import type { WriteEnv, WriteServices } from './write-context.ts'
import { toWriteRefusal, writeRefusal } from './write-refusal.ts'
import { findToken, type WriteScope } from './write-token.ts'

type WriteServiceOptions = WriteServices & {
  /** Rate limits per caller, counted apart from reading. */
  callers: CallerLimit
}

const API = paths.writeApi

/** The scope that each resource needs. */
const scopes: Readonly<Record<string, WriteScope>> = {
  assets: 'assets',
  tags: 'assets',
  documents: 'migration',
  'migration-release': 'migration',
  customtypes: 'types',
  slices: 'types',
  'bulk-update': 'types',
}

/** A wrong token counts as this many requests, so that guessing gets slow at once. */
const WRONG_TOKEN_COST = 20

/** The APIs with which Prismic's own tools write. Mount it at `/`: it serves `/api/write` and below. */
export function createWriteService(options: WriteServiceOptions): Hono<WriteEnv> {
  const admit = createAdmission(options)
  const app = new Hono<WriteEnv>()
  app.use(`${API}/*`, async (c, next) => {
    c.set('author', await admit(c))
    // No id has other characters, and PostgreSQL fails at text with a zero byte.
    if (!/^[\w./-]+$/.test(c.req.path)) throw nothingThere()
    await next()
    c.header('cache-control', 'no-store')
  })
  app.route(API, documentRoutes(options))
  app.route(API, assetRoutes(options))
  app.route(API, modelRoutes(options))
  app.all(`${API}/*`, () => {
    throw nothingThere()
  })
  app.onError((error, c) => {
    const refusal = toWriteRefusal(error)
    if (!refusal) throw error
    const { status, body, message } = refusal
    const init = { status, headers: { ...refusal.headers, 'cache-control': 'no-store' } }
    // The client of custom types shows the whole body of these two.
    const isText = (status === 400 || status === 401) && scopeOf(c) === 'types'
    return isText ? new Response(message, init) : Response.json(body, init)
  })
  return app
}

function nothingThere(): Error {
  return writeRefusal(404, 'There is nothing at this address for this method')
}

/** `null` for an address that does not exist. */
function scopeOf(c: Context): WriteScope | null {
  const resource = c.req.path.slice(API.length + 1).split('/')[0] ?? ''
  return (Object.hasOwn(scopes, resource) ? scopes[resource] : undefined) ?? null
}

function createAdmission({ db, callers }: WriteServiceOptions) {
  /** Nothing is read or looked up for a caller who sends too much. */
  return async (c: Context): Promise<Author> => {
    const seconds = callers.retryAfter(c)
    if (seconds !== null) throw tooManyRequests(seconds)
    const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const token = given === undefined ? null : await findToken(db, given)
    if (!token) {
      callers.charge(c, WRONG_TOKEN_COST)
      throw writeRefusal(
        401,
        given === undefined ? 'A write token is required' : 'Wrong write token',
      )
    }
    const repository = c.req.header('repository') ?? REPOSITORY_NAME
    if (repository !== REPOSITORY_NAME) {
      throw writeRefusal(403, `This repository is called ${REPOSITORY_NAME}`)
    }
    const scope = scopeOf(c)
    if (scope && !token.scopes.includes(scope)) {
      throw writeRefusal(403, `The token "${token.name}" may not write: ${scope}`)
    }
    return { kind: 'token', name: token.name }
  }
}
