import * as v from 'valibot'
import { assetTags, changeDetails, findLibraryAsset } from '#db/asset-library.ts'
import { toFilename, toText } from './read-upload.ts'
import { readWriteBody } from './read-write-body.ts'
import { toApiAsset } from './to-api-asset.ts'
import type { WriteServices } from './write-context.ts'
import { invalid, writeRefusal } from './write-refusal.ts'

const text = v.optional(v.string())
const changedAsset = v.object({
  notes: text,
  credits: text,
  alt: text,
  filename: text,
  tags: v.optional(v.pipe(v.array(v.string()), v.maxLength(100))),
})

/** Changes what is given. The bytes never change. */
export async function changeAsset(id: string, request: Request, services: WriteServices) {
  const { db, now, origin } = services
  const { filename, tags, ...texts } = await readWriteBody(request, changedAsset)
  const known = await assetTags(db)
  const unknown = (tags ?? []).filter((tag) => !known.some((one) => one.id === tag))
  if (unknown.length > 0) throw invalid(unknown.map((tag) => `tags: there is no tag ${tag}`))
  const changed = {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, toText(name, value)]],
      ),
    ),
    ...(filename === undefined ? {} : { filename: toFilename(filename) }),
    ...(tags === undefined ? {} : { tags: JSON.stringify([...new Set(tags)]) }),
    changed_at: now().toISOString(),
  }
  const isThere = await changeDetails(db, id, changed)
  const asset = isThere ? await findLibraryAsset(db, id) : null
  if (!asset) throw writeRefusal(404, `There is no asset ${id}`)
  return toApiAsset(asset, { origin, tags: known })
}
