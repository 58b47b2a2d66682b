import { asText } from '@prismicio/client'
import type { Author, PostSummary } from '#deals/post.ts'
import { relationOf, textOf } from '#lib/node/field-values.ts'
import type { AuthorDocument, PostDocument } from '#repository/documents.ts'
import type { ContentClient } from '../content-client.ts'
import { toAuthor } from '../mappers/to-author.ts'
import { toThumbnail } from '../mappers/to-picture.ts'
import { publicationDay } from '../mappers/to-post.ts'
import { minutesToRead, toPostParts } from '../mappers/to-post-parts.ts'
import { type PostQuery, readAuthors, selectPosts } from './posts.ts'

/** The data of posts for cards. A page that reads only these stays cached when a text is corrected. */
export async function postSummaries(
  content: ContentClient,
  query: PostQuery = {},
): Promise<PostSummary[]> {
  const teasers = await selectPosts(content, query, toPostTeaser)
  const ids = new Set(teasers.map(({ authorId }) => authorId))
  const bylines = await readAuthors(content, {
    where: ({ id }) => ids.has(id),
    read: toByline,
  })
  const byId = new Map(bylines.map((byline) => [byline.id, byline]))
  return teasers
    .map((teaser) => toSummary(teaser, byId.get(teaser.authorId)))
    .filter((summary) => summary !== null)
}

type Byline = Pick<Author, 'uid' | 'name' | 'palette'> & { id: string }

function toByline(document: AuthorDocument): Byline {
  const { uid, name, palette } = toAuthor(document)
  return { id: document.id, uid, name, palette }
}

/** `null` when the author is not published. */
function toSummary(
  { authorId: _, palette, ...post }: PostTeaser,
  author: Byline | undefined,
): PostSummary | null {
  if (!author) return null
  const { uid, name } = author
  return { ...post, author: { uid, name }, palette: palette ?? author.palette }
}

/** The part of a card that comes from the post's own document; the rest comes from its author. */
type PostTeaser = Omit<PostSummary, 'author' | 'palette'> & {
  authorId: string
  /** `null` to use the author's. */
  palette: string | null
}

/** `document` is complete, see `isCompletePost`. */
function toPostTeaser(document: PostDocument): PostTeaser {
  const { uid, tags, data } = document
  const [art] = data.art ?? []
  return {
    uid,
    title: asText(data.title),
    excerpt: textOf(data.excerpt),
    publishedOn: publicationDay(document),
    minutes: minutesToRead(toPostParts(document)),
    palette: art?.palette ?? null,
    picture: toThumbnail(art?.image),
    tags,
    authorId: relationOf(data.author)?.id ?? '',
  }
}
