import type { PostDocument } from '../documents.ts'
import { type Fields, fieldFault } from './fields.ts'
import type { MarkdownBlock } from './markdown.ts'
import { readArt } from './read-art.ts'
import { readDay, readText } from './read-fields.ts'
import { readRelation, readRelations } from './read-links.ts'
import { toGroup } from './to-group.ts'
import { toSlices } from './to-slices.ts'
import { toTitle } from './to-title.ts'

type PostData = PostDocument['data']

export function toPost(fields: Fields, body: readonly MarkdownBlock[]): PostData {
  const deals = readRelations(fields, 'deals', 'deal').map((deal) => ({ deal }))
  const post: PostData = {
    title: toTitle(readText(fields, 'title', { required: true })),
    author: readRelation(fields, 'author', 'author'),
    published_on: readDay(fields, 'published', { required: true }),
    updated_on: readDay(fields, 'updated'),
    excerpt: readText(fields, 'excerpt', { required: true, max: 180 }),
    art: readArt(fields),
    deals: toGroup(deals),
    slices: toSlices(body, fields.context),
  }
  if (post.published_on && post.updated_on && post.updated_on < post.published_on) {
    fieldFault(fields, 'updated', 'is before the post was published')
  }
  return post
}
