import { isRecord } from '#lib/is-record.ts'
import { webLinkOf } from '#lib/node/field-values.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { Rule } from './check.ts'

/** Silent unless somebody asked the addresses (`content -- check --links`). */
export const linkAnswers: Rule = {
  name: 'link-answers',
  severity: 'warns',
  advice: 'Open the address. If the page has moved, state the new one; if it is gone, remove it.',
  check: (document, { answers }) =>
    webLinks(document).flatMap(({ path, url }) => {
      const answer = answers?.get(url)
      if (!answer || (answer.status !== null && answer.status < 400)) return []
      return [{ path, message: `${path} leads to ${url}, which does not answer: ${answer.reason}` }]
    }),
}

/** The web addresses in the fields of a document. Those in its texts are the editor's own words. */
export function webLinks({ data }: StoredDocument): { path: string; url: string }[] {
  return Object.entries(data as Record<string, unknown>).flatMap(([path, value]) => {
    const url = isRecord(value) && value.link_type === 'Web' ? webLinkOf(value as never) : null
    return url === null ? [] : [{ path, url }]
  })
}
