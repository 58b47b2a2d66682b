import type { ContentClient } from '#content/content-client.ts'
import type { AuthorDocument, PostDocument } from '#content/documents.ts'
import { relationOf } from '#content/mappers/field-values.ts'
import { type Author, toAuthor } from '#content/mappers/to-author.ts'
import { type Post, toPost } from '#content/mappers/to-post.ts'
import { findDocument, isUid, readDocuments } from './read-documents.ts'

/** Every post, newest first. */
export async function posts(content: ContentClient): Promise<Post[]> {
  const [documents, authorDocuments] = await Promise.all([
    readDocuments('the posts', () => content.getAllByType<PostDocument>('post')),
    readAuthorDocuments(content),
  ])
  const authorsById = new Map(authorDocuments.map((author) => [author.id, toAuthor(author)]))
  return documents
    .map((document) => {
      const authorId = relationOf(document.data.author)?.id ?? ''
      return toPost(document, authorsById.get(authorId) ?? null)
    })
    .filter((post) => post !== null)
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.uid.localeCompare(b.uid))
}

/** `null` when no such post is published; throws only when the content service fails. */
export async function findPost(content: ContentClient, uid: string): Promise<Post | null> {
  if (!isUid(uid)) return null
  const document = await findDocument(`post "${uid}"`, () =>
    content.getByUID<PostDocument>('post', uid),
  )
  const authorId = relationOf(document?.data.author)?.id
  if (!document || !authorId) return null
  const author = await findDocument(`the author of post "${uid}"`, () =>
    content.getByID<AuthorDocument>(authorId),
  )
  return toPost(document, author && toAuthor(author))
}

/** Every author, A to Z. */
export async function authors(content: ContentClient): Promise<Author[]> {
  const documents = await readAuthorDocuments(content)
  return documents.map(toAuthor).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export async function findAuthor(content: ContentClient, uid: string): Promise<Author | null> {
  if (!isUid(uid)) return null
  const document = await findDocument(`author "${uid}"`, () =>
    content.getByUID<AuthorDocument>('author', uid),
  )
  return document && toAuthor(document)
}

function readAuthorDocuments(content: ContentClient): Promise<AuthorDocument[]> {
  return readDocuments('the authors', () => content.getAllByType<AuthorDocument>('author'))
}
