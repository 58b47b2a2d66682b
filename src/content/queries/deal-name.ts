import type { ContentClient } from '#content/content-client.ts'
import { toBrandRef } from '#content/mappers/to-brand.ts'
import { isComplete } from '#content/mappers/to-deal.ts'
import { isLiveAt, livenessChanges } from '#deals/times/lifespan.ts'
import { relationOf, textOf, webLinkOf } from '#lib/node/field-values.ts'
import { mapWork } from '#lib/node/work.ts'
import * as paths from '#lib/paths.ts'
import type { BrandDocument, DealDocument } from '#repository/documents.ts'
import { liveDealFacts } from './deals.ts'
import { findDocument, readDocuments } from './read-documents.ts'

/** The published deal with that id, ended or not; throws only when the content service fails. */
async function findById(content: ContentClient, id: string): Promise<DealDocument | null> {
  const document = await findDocument(`deal ${id}`, () => content.getByID<DealDocument>(id))
  return document?.type === 'deal' ? document : null
}

/** Whether a deal of that id is published, ended or not. */
export async function isDeal(content: ContentClient, id: string): Promise<boolean> {
  return (await findById(content, id)) !== null
}

/** A deal's name and path; `null` when it is no longer published. */
export async function findDealName(
  content: ContentClient,
  id: string,
): Promise<{ title: string; path: string } | null> {
  const document = await findById(content, id)
  if (!document || !isComplete(document)) return null
  return { title: textOf(document.data.title), path: pathOf(document) }
}

/**
 * The target of `/go/{id}`: the shop while the deal is live, else the deal's own page. Only URLs in the document are
 * allowed; `null` when there is no such deal.
 */
export async function shopOfDeal(
  content: ContentClient,
  { id, now }: { id: string; now: Date },
): Promise<string | null> {
  const document = /^[\w-]{1,64}$/.test(id) ? await findById(content, id) : null
  if (!document || !isComplete(document)) return null
  const isLive = isLiveAt(content.lifespanOf(document), now.getTime())
  const link = isLive ? webLinkOf(document.data.link) : null
  // As a URL, so that it can be a header whatever was pasted into the document.
  return URL.parse(link ?? '')?.href ?? pathOf(document)
}

type DealName = { documentId: string; title: string; path: string }

/** Names and paths of the deals that are live, or of those that are not, with their brands; in any order. */
export async function dealNames(
  content: ContentClient,
  { now, live }: { now: Date; live: boolean },
): Promise<DealName[]> {
  const instant = now.getTime()
  const [deals, nameOf] = await Promise.all([
    readDocuments('the names of deals', () =>
      content.select<DealDocument, DealName & { brand: string }>('deal', {
        matches: (document) =>
          isComplete(document) && isLiveAt(content.lifespanOf(document), instant) === live,
        until: (document) => livenessChanges(content.lifespanOf(document), instant),
        order: null,
        read: (document) => ({
          documentId: document.id,
          title: textOf(document.data.title),
          path: pathOf(document),
          brand: brandIdOf(document),
        }),
      }),
    ),
    brandNames(content),
  ])
  const named = await content.inTurns(
    mapWork(deals, ({ brand, title, ...deal }) => {
      const name = nameOf.get(brand)
      return name === undefined ? [] : [{ ...deal, title: `${title} (${name})` }]
    }),
  )
  return named.flat()
}

/**
 * The first live deals from A to Z, with their brands. Selects few of very many, so that a publish does not read and sort
 * all of them again.
 */
export async function firstDealNames(
  content: ContentClient,
  { now, limit }: { now: Date; limit: number },
): Promise<DealName[]> {
  const nameOf = await brandNames(content)
  const brandOf = (document: DealDocument) => nameOf.get(brandIdOf(document)) ?? ''
  return liveDealFacts(content, {
    now,
    where: (document) => nameOf.has(brandIdOf(document)),
    order: (a, b) =>
      alphabet.compare(textOf(a.data.title), textOf(b.data.title)) ||
      alphabet.compare(brandOf(a), brandOf(b)),
    limit,
    read: (document) => ({
      documentId: document.id,
      title: `${textOf(document.data.title)} (${brandOf(document)})`,
      path: pathOf(document),
    }),
  })
}

/** By the ids of brands. */
async function brandNames(content: ContentClient): Promise<Map<string, string>> {
  const names = await readDocuments('the names of brands', () =>
    content.select<BrandDocument, [string, string]>('brand', {
      matches: () => true,
      order: null,
      read: (document) => [document.id, toBrandRef(document).name],
    }),
  )
  return new Map(names)
}

const alphabet = new Intl.Collator('en')

function brandIdOf({ data }: DealDocument): string {
  return relationOf(data.brand)?.id ?? ''
}

function pathOf({ uid, data }: DealDocument): string {
  return paths.deal({ category: String(data.category), uid })
}
