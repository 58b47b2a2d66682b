import type { DeskFinding } from '#desk/wire/documents.ts'
import { relationOf } from '#lib/field-values.ts'
import type { Work } from '#lib/work.ts'
import { linksIndex } from '#repository/changed-documents.ts'
import type { OtherDocuments } from '#repository/checks/check.ts'
import { offerKeys } from '#repository/checks/duplicate-deal.ts'
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
  const offers = new Map<string, string[]>()
  for (const deal of yield* dealsOfBrand(document, snapshot)) {
    if (deal.id !== document.id) {
      for (const key of offerKeys(deal, now)) {
        offers.set(key, [...(offers.get(key) ?? []), deal.uid])
      }
    }
    yield
  }
  return {
    typeOf: (id) => snapshot.byId.get(id)?.type ?? null,
    sameOffers: (deal) => offerKeys(deal, now).flatMap((key) => offers.get(key) ?? []),
  }
}

/** The published deals of the brand that a deal names, newest first. */
export function* dealsOfBrand(
  { data }: Pick<StoredDocument, 'data'>,
  snapshot: Snapshot,
): Work<DealDocument[]> {
  const brand = relationOf((data as DealDocument['data']).brand)?.id
  if (brand === undefined) return []
  const slots = Array.from((yield* linksIndex(snapshot)).get(brand) ?? NO_SLOTS)
  const places = snapshot.order.places()
  return slots
    .toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
    .flatMap((slot) => snapshot.slots.bySlot.at(slot) ?? [])
    .filter((other): other is DealDocument => other.type === 'deal')
    .filter((other) => relationOf(other.data.brand)?.id === brand)
}
