import * as v from 'valibot'
import {
  changeDetails,
  findLibraryAsset,
  type LibraryAsset,
  removeFromLibrary,
  searchLibrary,
} from '#db/asset-library.ts'
import type { LinkPicture } from '#desk/wire/links.ts'
import type { MediaItem, MediaList } from '#desk/wire/media.ts'
import { AppError } from '#lib/node/app-error.ts'
import type { Work } from '#lib/node/work.ts'
import { toApiError } from '#repository/api-error.ts'
import { toWords } from '#repository/query/document-words.ts'
import { readUpload, toFilename, type Upload } from '#repository/writing/read-upload.ts'
import { storePicture } from '#repository/writing/store-asset.ts'
import { toPicturePath } from '#repository/writing/to-api-asset.ts'
import type { WriteServices } from '#repository/writing/write-context.ts'
import { type DeskRequest, type DeskRoute, get, post } from '../api/desk-route.ts'
import { readInput } from '../api/read-input.ts'
import { hasAllWords, toOwnWords } from '../documents/find-documents.ts'
import type { LinkLimit } from '../links/create-link-limit.ts'
import { toRefusal } from '../links/to-refusal.ts'
import { actingAs } from '../people/acting-as.ts'
import type { Acts } from '../people/acts.ts'
import { thumbnailOf } from '../thumbnail.ts'
import { createPublishedPictures, type PublishedPicture } from './find-pictures.ts'

type MediaServices = WriteServices & {
  acts: Acts
  /** The guard for outgoing requests. */
  download: (url: URL) => Promise<Uint8Array>
  checkLimit: LinkLimit
}
type Media = MediaServices & { published: () => Promise<ReadonlyMap<string, PublishedPicture>> }

const MOST = 60
const STEPS_OF_PICTURE = 5
/** Each holds up to 20 MB in memory. */
const UPLOADS_AT_ONCE = 4

const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const focusSchema = v.object({ x: part, y: part })
const linkedSchema = v.object({
  url: v.pipe(v.string(), v.maxLength(2000)),
  alt: v.nullable(v.pipe(v.string(), v.maxLength(500))),
}) satisfies v.GenericSchema<LinkPicture>
const altSchema = v.object({ alt: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) })

/** Pictures: find, upload, describe, remove. */
export function mediaRoutes(services: MediaServices): DeskRoute[] {
  const read = createPublishedPictures(services.turns)
  const media: Media = { ...services, published: () => read(services.store.snapshot()) }
  let uploads = 0

  const withUploadLimit = (add: typeof upload) => async (request: DeskRequest) => {
    if (uploads >= UPLOADS_AT_ONCE) {
      throw new AppError('too-many', 'Other pictures are being uploaded. Try again in a moment.')
    }
    uploads += 1
    try {
      return await add(media, request)
    } finally {
      uploads -= 1
    }
  }

  return [
    get('/pictures', 'read', ({ query }) => list(media, query)),
    post('/pictures', 'media', withUploadLimit(upload)),
    post('/pictures/from-link', 'media', withUploadLimit(uploadLinked)),
    get('/pictures/:id', 'read', ({ params: { id = '' } }) => getAny(media, id)),
    post('/pictures/:id/focus', 'media', (request) => setFocus(media, request)),
    post('/pictures/:id/describe', 'media', (request) => describe(media, request)),
    post('/pictures/:id/remove', 'media', (request) => remove(media, request)),
  ]
}

/** Uploads first, the newest first; then what came with imports. */
async function list(media: Media, query: URLSearchParams): Promise<MediaList> {
  const words = toWords(query.get('words') ?? '').slice(0, 8)
  const isUnused = query.get('unused') === 'yes'
  const published = await media.published()
  const { rows } = await searchLibrary(media.db, {
    keyword: null,
    ids: null,
    kind: 'image',
    tags: [],
    limit: 1000,
    after: null,
  })
  const fits = ({ alt, uses }: Pick<MediaItem, 'alt' | 'uses'>) =>
    (!isUnused || uses === 0) && hasAllWords(toOwnWords(toWords(alt ?? '')), words)
  return { items: await media.turns.run(findItems({ rows, published, fits })) }
}

type Found = {
  rows: readonly LibraryAsset[]
  published: ReadonlyMap<string, PublishedPicture>
  fits: (picture: Pick<MediaItem, 'alt' | 'uses'>) => boolean
}

function* findItems({ rows, published, fits }: Found): Work<MediaItem[]> {
  const items: MediaItem[] = []
  for (const row of rows) {
    if (items.length === MOST) return items
    const uses = published.get(row.asset_id)?.uses ?? 0
    if (fits({ alt: row.alt, uses })) items.push(toItem(row, published))
    yield STEPS_OF_PICTURE
  }
  const known = new Set(rows.map(({ asset_id }) => asset_id))
  for (const picture of published.values()) {
    if (items.length === MOST) return items
    if (!known.has(picture.id) && fits(picture)) {
      items.push(toImported(picture))
    }
    yield STEPS_OF_PICTURE
  }
  return items
}

function toImported(picture: PublishedPicture): MediaItem {
  return { ...picture, thumb: toThumb(picture), isUploaded: false, focus: null }
}

function toItem(row: LibraryAsset, published: ReadonlyMap<string, PublishedPicture>): MediaItem {
  const { asset_id: id, alt, width, height, focus_x: x, focus_y: y } = row
  const focus = typeof x === 'number' && typeof y === 'number' ? { x, y } : null
  const uses = published.get(id)?.uses ?? 0
  const picture = { id, url: toPicturePath(row), alt, width, height, uses }
  return { ...picture, thumb: toThumb(picture), isUploaded: true, focus }
}

function toThumb(picture: Omit<PublishedPicture, 'uses'>): string {
  const { width, height } = picture
  return thumbnailOf({ ...picture, dimensions: { width, height } }) ?? picture.url
}

async function upload(media: Media, { raw, person }: DeskRequest): Promise<MediaItem> {
  return store(media, { person, read: () => readUpload(raw) })
}

const UNFETCHED = 'We could not fetch this picture. Upload it instead.'
const reasons = {
  REFUSED: UNFETCHED,
  UNCONNECTED: UNFETCHED,
  LATE: UNFETCHED,
  TOO_LARGE: UNFETCHED,
  BROKEN: UNFETCHED,
  BUSY: 'Other pictures are being fetched. Try again in a moment.',
}

/** A picture that the page of a shop shows, see `editorial/links`. */
async function uploadLinked(media: Media, { body, person }: DeskRequest): Promise<MediaItem> {
  const { url, alt } = readInput(linkedSchema, body)
  const address = URL.parse(url)
  if (!address) throw new AppError('invalid', 'This is not a web address.')
  media.checkLimit(person)
  const bytes = await media.download(address).catch((cause) => {
    throw toRefusal(cause, reasons)
  })
  const filename = toFilename(address.pathname)
  const texts = { filename, notes: null, credits: address.host, alt }
  return store(media, { person, read: async () => ({ bytes: new Uint8Array(bytes), ...texts }) })
}

type NewPicture = Pick<DeskRequest, 'person'> & { read: () => Promise<Upload> }

async function store(media: Media, { person, read }: NewPicture): Promise<MediaItem> {
  const context = { ...media, ...actingAs(person, media) }
  try {
    const { id } = await storePicture(await read(), context, (subject, transaction) =>
      media.acts.record({ person, act: 'upload-picture', subject }, transaction),
    )
    return await getItem(media, id)
  } catch (error) {
    const refusal = toApiError(error)
    if (!refusal) throw error
    throw new AppError('invalid', String(refusal.body.message), { cause: error })
  }
}

async function describe(media: Media, { params: { id = '' }, body, person }: DeskRequest) {
  const { alt } = readInput(altSchema, body)
  const details = { alt, changed_at: media.now().toISOString() }
  await media.db.transaction().execute(async (transaction) => {
    if (!(await changeDetails(transaction, id, details))) {
      throw new AppError('not-found', 'Only uploaded pictures have an alternative text.')
    }
    await media.acts.record({ person, act: 'describe-picture', subject: id }, transaction)
  })
  return getItem(media, id)
}

async function setFocus(media: Media, { params: { id = '' }, body, person }: DeskRequest) {
  const { x, y } = readInput(focusSchema, body)
  const changed_at = media.now().toISOString()
  if (!(await changeDetails(media.db, id, { focus_x: x, focus_y: y, changed_at }))) {
    throw new AppError('not-found', 'Only uploaded pictures have a focus point.')
  }
  await media.acts.record({ person, act: 'focus-picture', subject: id, detail: { x, y } })
  return getItem(media, id)
}

async function remove(media: Media, { params: { id = '' }, person }: DeskRequest): Promise<object> {
  const { uses } = await getItem(media, id)
  if (uses > 0)
    throw new AppError('conflict', 'Documents use this picture. Remove it from them first.')
  await media.db.transaction().execute(async (transaction) => {
    if (!(await removeFromLibrary(transaction, id))) return
    await media.acts.record({ person, act: 'remove-picture', subject: id }, transaction)
  })
  return {}
}

/** Also one that came with an import. */
async function getAny(media: Media, id: string): Promise<MediaItem> {
  const published = (await media.published()).get(id)
  const isUploaded = (await findLibraryAsset(media.db, id)) !== null
  return !isUploaded && published ? toImported(published) : getItem(media, id)
}

async function getItem(media: Media, id: string): Promise<MediaItem> {
  const row = await findLibraryAsset(media.db, id)
  if (!row) throw new AppError('not-found', 'There is no such picture.')
  return toItem(row, await media.published())
}
