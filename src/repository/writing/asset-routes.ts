import { Hono } from 'hono'
import * as v from 'valibot'
import { addAssetTag, assetTags, removeFromLibrary } from '#db/asset-library.ts'
import { tooManyRequests } from '../api-error.ts'
import { changeAsset } from './change-asset.ts'
import { listAssets } from './list-assets.ts'
import { readWriteBody } from './read-write-body.ts'
import { storeAsset } from './store-asset.ts'
import { toApiTag } from './to-api-asset.ts'
import type { WriteEnv, WriteServices } from './write-context.ts'
import { invalid, writeRefusal } from './write-refusal.ts'

const newTag = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(20)) })

/** Each holds up to 20 MB in memory. */
const UPLOADS_AT_ONCE = 4
const MOST_TAGS = 1000

/** Prismic's asset API. */
export function assetRoutes(services: WriteServices): Hono<WriteEnv> {
  const { db, now } = services
  let uploads = 0

  return new Hono<WriteEnv>()
    .post('/assets', async (c) => {
      if (uploads >= UPLOADS_AT_ONCE) throw tooManyRequests(1)
      uploads += 1
      try {
        return c.json(await storeAsset(c.req.raw, { ...services, author: c.get('author') }), 200)
      } finally {
        uploads -= 1
      }
    })
    .get('/assets', async (c) =>
      c.json(await listAssets(new URL(c.req.url).searchParams, services), 200),
    )
    .patch('/assets/:id', async (c) =>
      c.json(await changeAsset(c.req.param('id'), c.req.raw, services), 200),
    )
    .delete('/assets/:id', async (c) => {
      const id = c.req.param('id')
      if (!(await removeFromLibrary(db, id))) throw writeRefusal(404, `There is no asset ${id}`)
      return c.body(null, 204)
    })
    .get('/tags', async (c) => c.json({ items: (await assetTags(db)).map(toApiTag) }, 200))
    .post('/tags', async (c) => {
      const { name } = await readWriteBody(c.req.raw, newTag)
      if (/\p{Cc}/u.test(name)) throw invalid(['name: has a control character'])
      if ((await assetTags(db)).length >= MOST_TAGS) throw invalid(['There are too many tags'])
      const id = crypto.randomUUID()
      const tag = await addAssetTag(db, { id, name, created_at: now().toISOString() })
      return c.json(toApiTag(tag), 201)
    })
}
