import type { ContentClient } from '#content/content-client.ts'
import type { DealDocument } from '#content/documents.ts'
import { textOf } from '#content/mappers/field-values.ts'
import { isComplete } from '#content/mappers/to-deal.ts'
import { paths } from '#lib/paths.ts'
import { findDocument } from './read-documents.ts'

/** What a deal is called and where it is; `null` when it is not published any more. */
export async function findDealName(
  content: ContentClient,
  id: string,
): Promise<{ title: string; path: string } | null> {
  const document = await findDocument(`deal ${id}`, () => content.getByID<DealDocument>(id))
  if (document?.type !== 'deal' || !isComplete(document)) return null
  const { title, category } = document.data
  return {
    title: textOf(title),
    path: paths.deal({ category: String(category), uid: document.uid }),
  }
}
