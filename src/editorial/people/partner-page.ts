import type { Database } from '#db/database.ts'
import { findLandingRows } from '#db/landing-pages.ts'
import type { Role } from '#desk/wire/roles.ts'
import { AppError } from '#lib/node/app-error.ts'

/** The id that is stored for somebody of the role, so that renaming the page changes nothing. `null` for all but partners. */
export async function getPartnerId(
  db: Database,
  { role, partner }: { role: Role; partner: string | null },
): Promise<string | null> {
  if (role !== 'partner') return null
  if (partner === null) throw new AppError('invalid', 'Choose the landing page of the partner.')
  const [page] = await findLandingRows(db, partner)
  if (!page) throw new AppError('invalid', `No landing page “${partner}” is published.`)
  return page.id
}

/** The uid that the page has now; what is stored, if the page is not published. */
export async function toPartnerUid(db: Database, partner: string | null): Promise<string | null> {
  if (partner === null) return null
  const [page] = await findLandingRows(db, partner)
  return page?.uid ?? partner
}

/** Whether the document is the partner's own landing page, in any language. */
export async function isPartnerPage(
  db: Database,
  { partner, documentId }: { partner: string | null; documentId: string },
): Promise<boolean> {
  if (partner === null) return false
  return (await findLandingRows(db, partner)).some(({ id }) => id === documentId)
}
