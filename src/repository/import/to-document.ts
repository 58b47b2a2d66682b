import { MASTER_LANGUAGE, type StoredDocument } from '../stored-document.ts'
import type { DraftDocument } from './draft-document.ts'
import {
  type Fields,
  fieldFault,
  openFields,
  type ReadingContext,
  reportUnknownFields,
} from './fields.ts'
import { markdownBlocks } from './markdown.ts'
import { publicationDates } from './publication-dates.ts'
import { readText, readWords } from './read-fields.ts'
import { toAuthor } from './to-author.ts'
import { toBrand } from './to-brand.ts'
import { toDeal } from './to-deal.ts'
import { toLanding } from './to-landing.ts'
import { toPost } from './to-post.ts'
import { toRichText } from './to-rich-text.ts'
import { toBlogHome, toSettings } from './to-singleton.ts'

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
    lang: MASTER_LANGUAGE,
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

function toData(draft: DraftDocument, fields: Fields): StoredDocument['data'] {
  const { kind, frontMatter } = draft
  const body = markdownBlocks(frontMatter.body, frontMatter.bodyLine)
  const richText = () => toRichText(body, fields.context.report)
  switch (kind.type) {
    case 'deal':
      return toDeal(fields, richText())
    case 'brand':
      return toBrand(fields, richText())
    case 'landing':
      return toLanding(fields, richText())
    case 'post':
      return toPost(fields, body)
    case 'author':
      return toAuthor(fields)
    case 'blog_home':
      return toBlogHome(fields)
    case 'settings':
      return toSettings(fields)
  }
}
