import type { ContentClient } from '#content/content-client.ts'
import type { Post } from '#content/mappers/to-post.ts'
import type { PostSummary } from '#deals/post.ts'
import { relationOf } from '#lib/node/field-values.ts'
import type { PostDocument } from '#repository/documents.ts'
import { dealsInPost } from '../mappers/to-post.ts'
import { postSummaries } from './post-summaries.ts'
import { newestFirst } from './posts.ts'

/** A shared deal counts more than a shared tag, and a tag more than the author. */
const SAME_DEAL = 3
const SAME_TAG = 2
const SAME_AUTHOR = 1

/** Posts to read next: those with the most in common, newest first. */
export function relatedPosts(
  content: ContentClient,
  { post, limit }: { post: Post; limit: number },
): Promise<PostSummary[]> {
  const deals = new Set([
    ...post.dealIds,
    ...post.parts.flatMap((part) => (part.kind === 'deal' ? part.dealId : [])),
  ])
  const toScore = (document: PostDocument) =>
    SAME_DEAL * dealsInPost(document).intersection(deals).size +
    SAME_TAG * document.tags.filter((tag) => post.tags.includes(tag)).length +
    (relationOf(document.data.author)?.uid === post.author.uid ? SAME_AUTHOR : 0)
  // Called for each comparison. Only the few posts with something in common are compared.
  const scores = new WeakMap<PostDocument, number>()
  const inCommon = (document: PostDocument) => {
    const score = scores.get(document) ?? toScore(document)
    if (score > 0) scores.set(document, score)
    return score
  }

  return postSummaries(content, {
    where: (document) => document.id !== post.id && inCommon(document) > 0,
    order: (a, b) => inCommon(b) - inCommon(a) || newestFirst(a, b),
    limit,
  })
}
