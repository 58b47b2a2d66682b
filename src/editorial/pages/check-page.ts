import type { DeskFinding } from '#desk/wire/documents.ts'
import { findPageId } from '#repository/drafts/page-drafts.ts'
import { checkRichtextPage } from '#repository/import/richtext-pages.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

/** What keeps a page of blocks from being published: the same as an import refuses. */
export function checkPage({ id, data }: StoredDocument): DeskFinding[] {
  const findings: DeskFinding[] = []
  checkRichtextPage(findPageId(id) ?? '', data, (message) => {
    findings.push({ rule: 'page-of-blocks', severity: 'stops', path: null, message, advice: '' })
  })
  return findings
}
