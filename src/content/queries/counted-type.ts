import type { ContentClient } from '#content/content-client.ts'
import { findDocument } from './read-documents.ts'

/** Deals and landing pages are counted; `null` for anything else, and where nothing is published. */
export async function countedType(
  content: ContentClient,
  id: string,
): Promise<'deal' | 'landing' | null> {
  if (!/^[\w-]{1,64}$/.test(id)) return null
  const document = await findDocument(`document ${id}`, () => content.getByID(id))
  const type = document?.type
  return type === 'deal' || type === 'landing' ? type : null
}
