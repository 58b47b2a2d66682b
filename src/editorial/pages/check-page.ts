import type { DeskFinding } from '#desk/wire/documents.ts'
import { findPageId } from '#repository/drafts/page-drafts.ts'
import { checkRichtextPage } from '#repository/import/richtext-pages.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

/** The reasons against publishing a page of blocks, which are those of an import. */
export function checkPage({ id, data }: StoredDocument): DeskFinding[] {
  const findings: DeskFinding[] = []
  checkRichtextPage(findPageId(id) ?? '', data, (message) => {
    findings.push({ rule: 'page-of-blocks', severity: 'stops', path: null, message, advice: '' })
  })
  return findings
}
