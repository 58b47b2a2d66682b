import { type LinkTarget, MASTER_LANGUAGE } from '../stored-document.ts'
import type { AuthoringFile } from './authoring-files.ts'
import { documentId } from './document-id.ts'
import { type DocumentKind, findDocumentKind } from './document-kind.ts'
import type { ReportFault } from './fault.ts'
import { type FrontMatter, parseFrontMatter } from './front-matter.ts'
import { toSlug } from './to-slug.ts'

/** A document whose fields are not read yet, with its target for links from other documents. */
export type DraftDocument = {
  file: string
  kind: DocumentKind
  frontMatter: FrontMatter
  target: LinkTarget
}

/** Reports and returns `null` if it is invalid. */
export function toDraftDocument(file: AuthoringFile, report: ReportFault): DraftDocument | null {
  const kind = findDocumentKind(file.path)
  if (!kind) {
    report('no document belongs at this path', null)
    return null
  }
  const frontMatter = parseFrontMatter(file.text, report)
  if (!frontMatter) return null
  return { file: file.path, kind, frontMatter, target: toTarget(kind, frontMatter.values) }
}

function toTarget({ type, uid }: DocumentKind, values: Record<string, unknown>): LinkTarget {
  const title = values.title ?? values.name ?? uid ?? type
  const tags = Array.isArray(values.tags) ? values.tags : []
  return {
    id: documentId(type, uid ?? ''),
    type,
    tags: tags.filter((tag) => typeof tag === 'string').toSorted(),
    lang: MASTER_LANGUAGE,
    slug: toSlug(String(title)),
    ...(uid === null ? {} : { uid }),
  }
}
