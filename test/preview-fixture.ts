import { PREVIEW_COOKIE } from '#lib/preview-cookie-name.ts'
import type { TestSite } from './test-site.ts'

type Draft = {
  id: string
  /** A deal of the demo and what is changed in it. */
  deal: string
  uid?: string
  title: string
  scheduledAt?: Date
}

/** A release that changes one deal of the demo or, with a `uid`, adds another like it. */
export async function saveDraft(site: TestSite, draft: Draft) {
  const deals = [...(site.store.snapshot().byType.get('deal') ?? [])]
  const original = deals.find(({ uid }) => uid === draft.deal)
  if (!original) throw new Error(`The demo has no deal "${draft.deal}"`)
  const { uid = original.uid, title } = draft
  const document = {
    ...original,
    ...(uid === original.uid ? {} : { id: `draft-${uid}`, first_publication_date: null }),
    uid,
    data: { ...original.data, title, featured: true },
  } as typeof original
  const release = await site.releases.save({
    id: draft.id,
    label: draft.title,
    scheduledAt: draft.scheduledAt ?? null,
    change: { documents: [document] },
  })
  return { release, document }
}

/** The cookie in the form in which Prismic's tools set it. */
export function previewCookie(preview: string): string {
  const session = { _tracker: 'x', 'lobang.prismic.io': { preview } }
  return `${PREVIEW_COOKIE}=${encodeURIComponent(JSON.stringify(session))}`
}
