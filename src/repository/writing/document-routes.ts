import { Hono } from 'hono'
import * as v from 'valibot'
import { isRecord } from '#lib/is-record.ts'
import { LANGUAGE } from '../stored-document.ts'
import { createDocument } from './create-document.ts'
import { MIGRATION_RELEASE } from './migration-release.ts'
import { withoutZeroBytes } from './read-upload.ts'
import { readWriteBody } from './read-write-body.ts'
import { updateDocument } from './update-document.ts'
import type { WriteEnv, WriteServices } from './write-context.ts'
import { writeRefusal } from './write-refusal.ts'

const title = v.pipe(v.string(), v.maxLength(500), v.transform(withoutZeroBytes))
const tags = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100))), v.maxLength(100))
// Not `v.record`, which silently drops names such as `constructor`.
const data = v.custom<Record<string, unknown>>(isRecord, 'must be an object')
const lang = v.pipe(v.string(), v.regex(LANGUAGE, 'must be a language such as en-sg'))

const newDocument = v.object({
  title,
  type: v.pipe(v.string(), v.maxLength(100)),
  uid: v.optional(v.string()),
  lang,
  alternate_language_id: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/))),
  tags: v.optional(tags),
  data,
})
const changedDocument = v.object({
  title: v.optional(title),
  uid: v.optional(v.string()),
  tags: v.optional(tags),
  data,
})
export type NewDocument = v.InferOutput<typeof newDocument>
export type ChangedDocument = v.InferOutput<typeof changedDocument>

/** Prismic's migration API: documents become drafts in one release, which people publish. */
export function documentRoutes(services: WriteServices): Hono<WriteEnv> {
  return new Hono<WriteEnv>()
    .post('/documents', async (c) => {
      const input = await readWriteBody(c.req.raw, newDocument)
      const context = { ...services, author: c.get('author') }
      return c.json(await createDocument(input, context), 201)
    })
    .put('/documents/:id', async (c) => {
      const input = await readWriteBody(c.req.raw, changedDocument)
      const context = { ...services, author: c.get('author') }
      return c.json(await updateDocument(c.req.param('id'), input, context), 200)
    })
    .post('/migration-release/publish', () => {
      const command = `npm run content -- publish ${MIGRATION_RELEASE}`
      throw writeRefusal(403, `Tokens cannot publish. A person does: ${command}`)
    })
}
