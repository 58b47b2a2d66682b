import type { ContentClient } from '#content/content-client.ts'
import { toAuthor } from '#content/mappers/to-author.ts'
import { isCompletePost, type Post, publicationDay, toPost } from '#content/mappers/to-post.ts'
import type { Author } from '#deals/post.ts'
import { relationOf } from '#lib/node/field-values.ts'
import type { AuthorDocument, PostDocument } from '#repository/documents.ts'
import { findByUid, readDocuments } from './read-documents.ts'

export type PostQuery = {
  where?: (document: PostDocument) => boolean
  /** Newest first by default; `null` is any order. */
  order?: ((a: PostDocument, b: PostDocument) => number) | null
  limit?: number
}

/** Posts, newest first. */
export async function posts(content: ContentClient, query: PostQuery = {}): Promise<Post[]> {
  const documents = await selectPosts(content, query, (document) => document)
  return withAuthors(content, documents)
}

/** The tags of each post, in any order. Also gives the number of posts. */
export async function tagsOfPosts(content: ContentClient): Promise<string[][]> {
  return selectPosts(content, { order: null }, ({ tags }) => tags)
}

/** `null` when no such post is published; throws only when the content service fails. */
export async function findPost(content: ContentClient, uid: string): Promise<Post | null> {
  const document = await findByUid<PostDocument>(content, 'post', uid)
  if (!document) return null
  const [post] = await withAuthors(content, [document])
  return post ?? null
}

/**
 * Reads the wanted data from some posts. The less a page reads, the less often it changes. A post with an unpublished
 * author has no page and is on no list.
 */
export async function selectPosts<Value>(
  content: ContentClient,
  { where, order = newestFirst, ...query }: PostQuery,
  read: (document: PostDocument) => Value,
): Promise<Value[]> {
  const authorIds = new Set(await readAuthors(content, { read: ({ id }) => id }))
  const selection = {
    ...query,
    matches: (document: PostDocument) =>
      (where?.(document) ?? true) &&
      isCompletePost(document) &&
      authorIds.has(authorIdOf(document)),
    order,
    read,
  }
  return readDocuments('the posts', () => content.select<PostDocument, Value>('post', selection))
}

function authorIdOf({ data }: PostDocument): string {
  return relationOf(data.author)?.id ?? ''
}

export function newestFirst(a: PostDocument, b: PostDocument): number {
  return (
    publicationDay(b).localeCompare(publicationDay(a)) || (a.uid ?? '').localeCompare(b.uid ?? '')
  )
}

/** Every author, A to Z. */
export async function authors(content: ContentClient): Promise<Author[]> {
  const found = await readAuthors(content, { read: toAuthor })
  return found.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export async function findAuthor(content: ContentClient, uid: string): Promise<Author | null> {
  const document = await findByUid<AuthorDocument>(content, 'author', uid)
  return document && toAuthor(document)
}

async function withAuthors(
  content: ContentClient,
  documents: readonly PostDocument[],
): Promise<Post[]> {
  const ids = new Set(documents.map(authorIdOf))
  const found = await readAuthors(content, {
    where: ({ id }) => ids.has(id),
    read: (document) => [document.id, toAuthor(document)] as const,
  })
  const byId = new Map(found)
  return documents
    .map((document) => toPost(document, byId.get(authorIdOf(document)) ?? null))
    .filter((post) => post !== null)
}

type AuthorQuery<Value> = {
  where?: (document: AuthorDocument) => boolean
  read: (document: AuthorDocument) => Value
}

/** Reads the wanted data from every author, or from some. */
export function readAuthors<Value>(
  content: ContentClient,
  { where = () => true, read }: AuthorQuery<Value>,
): Promise<Value[]> {
  return readDocuments('the authors', () =>
    content.select<AuthorDocument, Value>('author', { matches: where, read }),
  )
}
