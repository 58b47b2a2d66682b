import { callDesk } from '../call-desk.ts'
import type { Picked } from '../wire/documents.ts'
import type { LinkData } from './safe-link.ts'

/** Documents whose titles have the words; `type` narrows them. */
export async function findDocuments(words: string, type?: string): Promise<readonly Picked[]> {
  const query = new URLSearchParams({ words })
  if (type !== undefined) query.set('type', type)
  const { picks } = await callDesk<{ picks: readonly Picked[] }>('GET', `/pick?${query}`)
  return picks
}

/** The link that Prismic's documents hold. */
export function toDocumentLink({ id, type, uid, lang }: Picked): LinkData {
  return {
    link_type: 'Document',
    id,
    type,
    tags: [],
    lang,
    ...(uid === null ? {} : { uid }),
    isBroken: false,
  }
}
