import type { ContentClient } from '#content/content-client.ts'
import type { DealDocument } from '#repository/documents.ts'
import { findDocument } from './read-documents.ts'

/** Whether a deal of that id is published, ended or not; throws only when the content service fails. */
export async function isDeal(content: ContentClient, id: string): Promise<boolean> {
  const document = await findDocument(`deal ${id}`, () => content.getByID<DealDocument>(id))
  return document?.type === 'deal'
}
