import { NotFoundError, type PrismicDocument } from '@prismicio/client'
import type { ContentClient } from '#content/content-client.ts'
import { AppError } from '#lib/node/app-error.ts'

/** `null` when nothing is published there. Any other failure names what could not be read. */
export async function findDocument<Document>(
  what: string,
  read: () => Promise<Document>,
): Promise<Document | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw new AppError('unavailable', `content: ${what} could not be read`, { cause: error })
  }
}

export async function readDocuments<Documents>(
  what: string,
  read: () => Promise<Documents>,
): Promise<Documents> {
  try {
    return await read()
  } catch (error) {
    throw new AppError('unavailable', `content: ${what} could not be read`, { cause: error })
  }
}

/** Uids come from URLs and end up inside a query's quotes, so nothing else may pass. */
const UID = /^[a-z0-9][a-z0-9._-]*$/i

/** `null` when no document of that type and uid is published. */
export async function findByUid<Document extends PrismicDocument>(
  content: ContentClient,
  type: Document['type'],
  uid: string,
): Promise<Document | null> {
  if (!UID.test(uid)) return null
  return findDocument(`${type} "${uid}"`, () => content.getByUID<Document>(type, uid))
}
