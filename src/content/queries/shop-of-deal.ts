import type { ContentClient } from '#content/content-client.ts'
import { webLinkOf } from '#content/mappers/field-values.ts'
import { isComplete } from '#content/mappers/to-deal.ts'
import { isLiveAt } from '#deals/times/lifespan.ts'
import * as paths from '#lib/paths.ts'
import type { DealDocument } from '#repository/documents.ts'
import { findDocument } from './read-documents.ts'

/**
 * The target of `/go/{id}`: the shop while the deal is live, else the deal's own page. Only URLs in the document are
 * allowed; `null` when there is no such deal.
 */
export async function shopOfDeal(
  content: ContentClient,
  { id, now }: { id: string; now: Date },
): Promise<string | null> {
  if (!/^[\w-]{1,64}$/.test(id)) return null
  const document = await findDocument(`deal ${id}`, () => content.getByID<DealDocument>(id))
  if (document?.type !== 'deal' || !isComplete(document)) return null
  const link = isLiveAt(content.lifespanOf(document), now.getTime())
    ? webLinkOf(document.data.link)
    : null
  // As a URL, so that it can be a header whatever was pasted into the document.
  return (
    URL.parse(link ?? '')?.href ??
    paths.deal({ category: String(document.data.category), uid: document.uid })
  )
}
