import type { ContentClient } from '#content/content-client.ts'
import type { LandingDocument } from '#content/documents.ts'
import { type Landing, toLanding } from '#content/mappers/to-landing.ts'
import type { Deal } from '#deals/deal.ts'
import { findDocument, isUid, readDocuments } from './read-documents.ts'

/** Every landing page, A to Z by title. */
export async function landings(content: ContentClient): Promise<Landing[]> {
  const documents = await readDocuments('the landing pages', () =>
    content.getAllByType<LandingDocument>('landing'),
  )
  return documents.map(toLanding).toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

export async function findLanding(content: ContentClient, uid: string): Promise<Landing | null> {
  if (!isUid(uid)) return null
  const document = await findDocument(`landing "${uid}"`, () =>
    content.getByUID<LandingDocument>('landing', uid),
  )
  return document && toLanding(document)
}

/** Those of `deals` that a landing shows: its own list first, then those that name it. */
export function dealsOfLanding(landing: Landing, deals: readonly Deal[]): Deal[] {
  const byId = new Map(deals.map((deal) => [deal.id, deal]))
  const listed = landing.dealIds.map((id) => byId.get(id)).filter((deal) => deal !== undefined)
  const naming = deals.filter(({ partners }) => partners.includes(landing.uid))
  return [...new Set([...listed, ...naming])]
}
