import type { DeskFinding } from '#desk/wire/documents.ts'
import { relationOf } from '#lib/node/field-values.ts'
import type { Work } from '#lib/node/work.ts'
import { linksIndex } from '#repository/changed-documents.ts'
import type { OtherDocuments } from '#repository/checks/check.ts'
import { createCatalogue } from '#repository/checks/create-catalogue.ts'
import { hasKinds, runOtherChecks, runOwnChecks } from '#repository/checks/run-checks.ts'
import type { DealDocument } from '#repository/documents.ts'
import { PAGE_TYPE } from '#repository/drafts/page-drafts.ts'
import { NO_SLOTS } from '#repository/index/slot-list.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { checkPage } from '../pages/check-page.ts'
import type { ReadModels } from './models.ts'

/** Checking a document takes about as long as this many steps through a list. */
export const STEPS_OF_CHECKING = 500

export type CheckInput = { snapshot: Snapshot; models: ReadModels; now: Date }

/** What every rule says about the document, among everything that is published. */
export function* checkDraft(
  document: StoredDocument,
  { snapshot, models, now }: CheckInput,
): Work<DeskFinding[]> {
  if (document.type === PAGE_TYPE) return checkPage(document)
  const context = { now, modelOf: models.modelOf, answers: null }
  yield STEPS_OF_CHECKING
  const own = runOwnChecks(document, context)
  if (!hasKinds(own)) return own
  const others = yield* othersOf(document, snapshot, now)
  return [...own, ...runOtherChecks(document, { ...context, others })]
}

/** A brand has few deals beside all others, so only they are read. */
function* othersOf(document: StoredDocument, snapshot: Snapshot, now: Date): Work<OtherDocuments> {
  const catalogue = createCatalogue(now)
  for (const deal of yield* dealsOfBrand(brandIdOf(document), snapshot)) {
    catalogue.add(deal)
    yield
  }
  return { ...catalogue, typeOf: (id) => snapshot.byId.get(id)?.type ?? null }
}

/** The id of its brand; empty without one. */
export function brandIdOf({ data }: StoredDocument): string {
  return relationOf((data as DealDocument['data']).brand)?.id ?? ''
}

/** The published deals of a brand, whether they are live or not, newest publication first. */
export function* dealsOfBrand(brand: string, snapshot: Snapshot): Work<DealDocument[]> {
  const deals: DealDocument[] = []
  if (brand === '') return deals
  const slots = (yield* linksIndex(snapshot)).get(brand) ?? NO_SLOTS
  const places = snapshot.order.places()
  for (const slot of Array.from(slots).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))) {
    const deal = snapshot.slots.bySlot.at(slot)
    if (deal && isDeal(deal) && brandIdOf(deal) === brand) deals.push(deal)
    yield
  }
  return deals
}

export function isDeal(document: StoredDocument): document is DealDocument {
  return document.type === 'deal'
}
