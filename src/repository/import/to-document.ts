import type { RichTextField } from '@prismicio/client'
import { categories } from '#lib/categories.ts'
import type {
  AuthorDocument,
  BlogHomeDocument,
  BrandDocument,
  LandingDocument,
  PostDocument,
  SettingsDocument,
} from '../documents.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { DocumentType } from './document-kind.ts'
import type { DraftDocument } from './draft-document.ts'
import {
  type Fields,
  fieldFault,
  openFields,
  type ReadingContext,
  reportUnknownFields,
} from './fields.ts'
import { type MarkdownBlock, markdownBlocks } from './markdown.ts'
import { readArt, readPortrait } from './read-art.ts'
import { readBoolean, readDay, readOption, readText, readWords } from './read-fields.ts'
import { readRelation, readRelations, readRichtextPage, readWebLink } from './read-links.ts'
import { toDeal } from './to-deal.ts'
import { toGroup } from './to-group.ts'
import { toRichText } from './to-rich-text.ts'
import { toSlices } from './to-slices.ts'
import { toTimestamp } from './to-timestamp.ts'
import { toTitle } from './to-title.ts'

/** Builds the whole document and reports all its faults. */
export function toDocument(
  draft: DraftDocument,
  context: ReadingContext,
  now: Date,
): StoredDocument {
  const { kind, target, frontMatter } = draft
  const fields = openFields(frontMatter, context)
  checkPlace(fields, draft)
  const data = toData(draft, fields)
  // Only to report faults; the draft already has the tags.
  readWords(fields, 'tags')
  reportUnknownFields(fields)
  return {
    id: target.id,
    uid: kind.uid,
    type: kind.type,
    tags: target.tags,
    ...publicationDates(kind.type, data, now),
    slugs: target.slug ? [target.slug] : [],
    linked_documents: [],
    lang: target.lang,
    alternate_languages: [],
    data,
  }
}

function checkPlace(fields: Fields, { kind }: DraftDocument): void {
  if (kind.uid !== null && readText(fields, 'uid', { required: true }) !== kind.uid) {
    fieldFault(fields, 'uid', `must be "${kind.uid}", like the file`)
  }
  if (kind.category !== null && fields.values.category !== kind.category) {
    fieldFault(fields, 'category', `must be "${kind.category}", like the folder`)
  }
}

function toData({ kind, frontMatter }: DraftDocument, fields: Fields): StoredDocument['data'] {
  const body = markdownBlocks(frontMatter.body, frontMatter.bodyLine)
  const richText = () => toRichText(body, fields.context.report)
  const readers: Record<DocumentType, () => StoredDocument['data']> = {
    deal: () => toDeal(fields, richText()),
    brand: () => toBrand(fields, richText()),
    landing: () => toLanding(fields, richText()),
    post: () => toPost(fields, body),
    author: () => toAuthor(fields),
    blog_home: () => toBlogHome(fields),
    settings: () => toSettings(fields),
  }
  return readers[kind.type]()
}

type PublicationDates = Pick<StoredDocument, 'first_publication_date' | 'last_publication_date'>
type Timestamp = StoredDocument['first_publication_date']
type Data = Record<string, unknown>

/** Editors publish at nine in the morning in Singapore. */
const PUBLISHING_HOUR = 'T09:00:00+08:00'

/** Documents with dates of their own were published on those days, but never after the import. */
function publicationDates(type: DocumentType, data: Data, now: Date): PublicationDates {
  const [first, last] = publicationDays(type, data)
  const published = instantOf(first, now)
  const updated = instantOf(last ?? first, now)
  const latest = new Date(Math.max(published.getTime(), updated.getTime()))
  return {
    first_publication_date: toTimestamp(published) as Timestamp,
    last_publication_date: toTimestamp(latest) as Timestamp,
  }
}

function publicationDays(type: DocumentType, data: Data): [first?: unknown, last?: unknown] {
  if (type === 'post') return [data.published_on, data.updated_on]
  if (type === 'deal') return [data.starts_on, data.checked_on]
  return []
}

function instantOf(day: unknown, now: Date): Date {
  if (typeof day !== 'string') return now
  const instant = new Date(day + PUBLISHING_HOUR)
  return instant > now ? now : instant
}

function toAuthor(fields: Fields): AuthorDocument['data'] {
  return {
    name: readText(fields, 'name', { required: true }),
    bio: readText(fields, 'bio', { required: true }),
    ...readPortrait(fields),
  }
}

function toBlogHome(fields: Fields): BlogHomeDocument['data'] {
  return {
    title: toTitle(readText(fields, 'title', { required: true })),
    description: readText(fields, 'description', { required: true }),
    featured: readRelations(fields, 'featured', 'deal'),
    campaigns: readRelations(fields, 'campaigns', 'landing'),
  }
}

function toSettings(fields: Fields): SettingsDocument['data'] {
  return {
    privacy_page: readRichtextPage(fields, 'privacy_page'),
    terms_page: readRichtextPage(fields, 'terms_page'),
  }
}

function toBrand(fields: Fields, about: RichTextField): BrandDocument['data'] {
  return {
    name: readText(fields, 'name', { required: true }),
    tagline: readText(fields, 'tagline', { max: 70 }),
    categories: toGroup(
      readWords(fields, 'categories', categories).map((category) => ({ category })),
    ),
    website: readWebLink(fields, 'website'),
    instagram: readWebLink(fields, 'instagram'),
    ...readPortrait(fields),
    about,
  }
}

function toLanding(fields: Fields, body: RichTextField): LandingDocument['data'] {
  return {
    kind: readOption(fields, 'kind', ['partner', 'campaign', 'page']),
    title: readText(fields, 'title', { required: true }),
    tagline: readText(fields, 'tagline'),
    partner_id: readText(fields, 'partner_id'),
    ...readPortrait(fields),
    search: readBoolean(fields, 'search'),
    audience: toGroup(readWords(fields, 'audience').map((who) => ({ who }))),
    notes: readText(fields, 'notes'),
    privacy: readRichtextPage(fields, 'privacy'),
    faq: readRichtextPage(fields, 'faq'),
    richtext: readRichtextPage(fields, 'richtext'),
    deals: readRelations(fields, 'deals', 'deal'),
    body,
  }
}

type PostData = PostDocument['data']

function toPost(fields: Fields, body: readonly MarkdownBlock[]): PostData {
  const post: PostData = {
    title: toTitle(readText(fields, 'title', { required: true })),
    author: readRelation(fields, 'author', 'author'),
    published_on: readDay(fields, 'published', { required: true }),
    updated_on: readDay(fields, 'updated'),
    excerpt: readText(fields, 'excerpt', { required: true, max: 180 }),
    art: readArt(fields),
    deals: readRelations(fields, 'deals', 'deal'),
    slices: toSlices(body, fields.context),
  }
  if (post.published_on && post.updated_on && post.updated_on < post.published_on) {
    fieldFault(fields, 'updated', 'is before the post was published')
  }
  return post
}
