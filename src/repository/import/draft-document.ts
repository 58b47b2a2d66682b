import { isMap, LineCounter, parseDocument } from 'yaml'
import { fault, type ReportFault } from '../report-fault.ts'
import type { LinkTarget } from '../stored-document.ts'
import type { AuthoringFile } from './authoring-files.ts'
import { documentId } from './document-id.ts'
import { type DocumentKind, findDocumentKind } from './document-kind.ts'
import { toSlug } from './to-slug.ts'

/** A document whose fields are not read yet, with its target for links from other documents. */
export type DraftDocument = {
  file: string
  kind: DocumentKind
  frontMatter: NonNullable<ReturnType<typeof parseFrontMatter>>
  target: LinkTarget
}

/** Reports and returns `null` if it is invalid. */
export function toDraftDocument(
  file: AuthoringFile,
  lang: string,
  report: ReportFault,
): DraftDocument | null {
  const kind = findDocumentKind(file.path)
  if (!kind) return fault(report, 'no document belongs at this path')
  const frontMatter = parseFrontMatter(file.text, report)
  if (!frontMatter) return null
  const target = { ...toTarget(kind, frontMatter.values), lang }
  return { file: file.path, kind, frontMatter, target }
}

function toTarget({ type, uid }: DocumentKind, values: Record<string, unknown>) {
  const title = values.title ?? values.name ?? uid ?? type
  const tags = Array.isArray(values.tags) ? values.tags : []
  return {
    id: documentId(type, uid ?? ''),
    type,
    tags: tags.filter((tag) => typeof tag === 'string').toSorted(),
    slug: toSlug(String(title)),
    ...(uid === null ? {} : { uid }),
  }
}

const FENCED = /^---\n([\s\S]*?)\n?---(?:\n|$)/
const FIRST_LINE = 2

/** Reports and returns `null` without valid front matter. */
function parseFrontMatter(text: string, report: ReportFault) {
  const source = text.replaceAll('\r\n', '\n')
  const fenced = FENCED.exec(source)
  if (!fenced) return fault(report, 'must begin with front matter between two lines of ---', 1)
  const lines = new LineCounter()
  const yaml = parseDocument(fenced[1] ?? '', { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + FIRST_LINE - 1
  for (const error of yaml.errors) report(firstLine(error.message), lineAt(error.pos[0]))
  if (yaml.errors.length > 0) return null
  if (!isMap(yaml.contents)) {
    return fault(report, 'front matter must be a list of fields', FIRST_LINE)
  }
  return {
    values: yaml.toJS() as Record<string, unknown>,
    /** The line of the value at `path`; `null` if there is none. */
    lineOf(path: readonly (string | number)[]): number | null {
      const node = yaml.getIn(path, true) as { range?: [number, number, number] } | undefined
      return node?.range ? lineAt(node.range[0]) : null
    },
    body: source.slice(fenced[0].length),
    /** The first line of the body. */
    bodyLine: fenced[0].split('\n').length,
  }
}

// The YAML parser adds a drawing of the position, which the line number already gives.
function firstLine(message: string): string {
  return message.split('\n')[0] ?? message
}
