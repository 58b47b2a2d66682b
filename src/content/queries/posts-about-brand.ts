import type { RichTextField } from '@prismicio/client'
import type { Brand } from '#deals/brand.ts'
import type { Deal } from '#deals/deal.ts'
import type { PostSummary } from '#deals/post.ts'
import { textOf } from '#lib/node/field-values.ts'
import * as paths from '#lib/paths.ts'
import type { PostDocument } from '#repository/documents.ts'
import type { ContentClient } from '../content-client.ts'
import { dealsInPost } from '../mappers/to-post.ts'
import { textsOf, toPostParts } from '../mappers/to-post-parts.ts'
import { postSummaries } from './post-summaries.ts'

/** The newest posts that mention a brand. `deals` are all of its deals. */
export function postsAboutBrand(
  content: ContentClient,
  { brand, deals, limit }: { brand: Brand; deals: readonly Deal[]; limit: number },
): Promise<PostSummary[]> {
  const named = {
    uid: brand.uid,
    name: brand.name,
    dealIds: new Set(deals.map(({ id }) => id)),
    dealPaths: new Set(deals.map(paths.deal)),
  }
  return postSummaries(content, { where: (document) => mentionsBrand(document, named), limit })
}

type NamedBrand = {
  uid: string
  name: string
  /** The ids and paths of its deals, live or not. */
  dealIds: ReadonlySet<string>
  dealPaths: ReadonlySet<string>
}

/**
 * Whether a post mentions a brand visibly: it shows one of its deals, links to the brand or to such a deal, or
 * contains the brand's full name, spelt exactly and in whole words ("half moon" in a sentence is not Half Moon).
 *
 * It runs for every post and every brand, and again for each published post, so it allocates nothing.
 */
export function mentionsBrand(document: PostDocument, brand: NamedBrand): boolean {
  for (const id of dealsInPost(document)) if (brand.dealIds.has(id)) return true
  const { title, excerpt } = document.data
  if (names(textOf(excerpt), brand.name)) return true
  return [title ?? [], ...toPostParts(document).flatMap(textsOf)].some((text) =>
    mentions(text, brand),
  )
}

function mentions(text: RichTextField, brand: NamedBrand): boolean {
  return text.some((node) => {
    if (!('text' in node)) return false
    if (names(node.text, brand.name)) return true
    return node.spans.some((span) => span.type === 'hyperlink' && leadsTo(span.data, brand))
  })
}

type Link = { link_type?: string; id?: string; type?: string; uid?: string; url?: string }

function leadsTo(link: Link, { uid, dealIds, dealPaths }: NamedBrand): boolean {
  if (link.id && dealIds.has(link.id)) return true
  if (link.type === 'brand' && link.uid === uid) return true
  const path = link.url?.replace(/[?#].*/s, '') ?? ''
  return path === paths.brand(uid) || dealPaths.has(path)
}

const LETTER = /[\p{L}\p{N}]/u

function names(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = [text[at - 1], text[at + name.length]]
    if (!around.some((letter) => letter !== undefined && LETTER.test(letter))) return true
  }
  return false
}
