import { lastPublishes } from '#db/desk-drafts.ts'
import type { DocumentList, DocumentRow, ListQuestion } from '#desk/wire/documents.ts'
import { isAppError } from '#lib/node/app-error.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import type { CheckInput } from './checks.ts'
import { findListed, type Listing, type ListServices, readListing, stateOf } from './find-listed.ts'
import { toScheduledFor } from './scheduled-documents.ts'
import { brandNameOf, thumbOf, titleOf } from './title-of.ts'

/** A page of everything that is published, scheduled or being written. */
export async function listDocuments(
  services: ListServices,
  question: ListQuestion,
  { from, limit }: { from: number; limit: number },
): Promise<DocumentList> {
  const listing = await readListing(services)
  const found = await services.turns.run(findListed(question, listing))
  const until = from + limit
  return {
    rows: await toRows(services, found.slice(from, until), listing),
    next: until < found.length ? String(until) : null,
    total: found.length,
  }
}

async function toRows(
  services: ListServices,
  page: readonly StoredDocument[],
  listing: Listing,
): Promise<DocumentRow[]> {
  const { snapshot, drafts, scheduled, now } = listing
  const models = await services.models.read()
  const ids = page.map(({ id }) => id)
  const publishes = new Map(
    (await lastPublishes(services.db, ids)).map((row) => [row.id, row] as const),
  )
  const rows: DocumentRow[] = []
  for (const document of page) {
    const { id } = document
    const draft = drafts.get(id) ?? null
    const last = publishes.get(id)
    const due = toScheduledFor(scheduled.get(id))
    rows.push({
      id,
      type: document.type,
      uid: document.uid,
      title: titleOf(document),
      state: stateOf(id, listing),
      hasDraft: draft !== null,
      changedAt: draft?.savedAt ?? last?.published_at ?? document.last_publication_date ?? null,
      changedBy: draft ? draft.savedBy : (last?.author ?? null),
      scheduled: due,
      release: draft || snapshot.byId.has(id) ? null : (due?.release ?? null),
      ...(await readParts(services, document, { snapshot, models, now })),
    })
  }
  return rows
}

/** A draft may hold anything. An unreadable one still gets a row, and does not affect the others. */
async function readParts(
  { turns, checkListed }: ListServices,
  document: StoredDocument,
  input: CheckInput,
): Promise<Pick<DocumentRow, 'brand' | 'findings' | 'thumb'>> {
  try {
    const findings = await turns.run(checkListed(document, input))
    const stops = findings.filter(({ severity }) => severity === 'stops').length
    return {
      brand: brandNameOf(document, input.snapshot),
      findings: { stops, warns: findings.length - stops },
      thumb: thumbOf(document),
    }
  } catch (error) {
    if (isAppError(error)) throw error
    return { brand: null, findings: null, thumb: null }
  }
}
