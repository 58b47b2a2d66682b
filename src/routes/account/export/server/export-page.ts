import type { Page, PageParts } from '../../server/page-parts.ts'
import type { VisitorData } from '../../server/visitor-data.ts'

export function createExportPage(parts: PageParts, data: VisitorData): Page {
  return async ({ headers }) => {
    const who = await parts.sessions.find(headers)
    if (!who) return { redirect: parts.pathTo('sign-in') }
    const json = await data.exportData(who.userId)
    return { json, fileName: 'my-lobang-data.json' }
  }
}
