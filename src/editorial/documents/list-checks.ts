import type { DeskFinding } from '#desk/wire/documents.ts'
import { relationOf } from '#lib/field-values.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
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
import { type CheckInput, STEPS_OF_CHECKING } from './checks.ts'

export type ListChecks = ReturnType<typeof createListChecks>

type Offers = ReadonlyMap<string, readonly { id: string; name: string }[]>

/**
 * What every rule says about documents in lists, as `checkDraft` finds it. What a document says by itself is found once for
 * each version of it, until the day or a model changes; the offers of a brand once for each snapshot.
 */
export function createListChecks() {
  let own = createOwn('', null)
  let offers: { snapshot: Snapshot | null; byBrand: Map<string, Offers> } = {
    snapshot: null,
    byBrand: new Map(),
  }

  return function* checkListed(document: StoredDocument, input: CheckInput): Work<DeskFinding[]> {
    const { snapshot, models, now } = input
    if (document.type === PAGE_TYPE) return checkPage(document)
    const day = singaporeDay(now)
    if (own.day !== day || own.models !== models.modelOf) own = createOwn(day, models.modelOf)
    if (offers.snapshot !== snapshot) offers = { snapshot, byBrand: new Map() }
    const { findings, keys } = own
    const context = { now, modelOf: models.modelOf, answers: null }
    const known = findings.get(document)
    if (!known) yield STEPS_OF_CHECKING
    const found = known ?? runOwnChecks(document, context)
    findings.set(document, found)
    if (!hasKinds(found)) return found
    const brand = brandOf(document)
    const keysOf = (deal: DealDocument) => {
      const made = keys.get(deal) ?? offerKeys(deal, now)
      keys.set(deal, made)
      return made
    }
    const { byBrand } = offers
    const ofBrand = byBrand.get(brand) ?? (yield* gatherOffers(brand, snapshot, keysOf))
    byBrand.set(brand, ofBrand)
    const others: OtherDocuments = {
      typeOf: (id) => snapshot.byId.get(id)?.type ?? null,
      sameOffers: (deal) =>
        keysOf(deal)
          .flatMap((key) => ofBrand.get(key) ?? [])
          .flatMap(({ id, name }) => (id === deal.id ? [] : [name])),
    }
    return [...found, ...runOtherChecks(document, { ...context, others })]
  }
}

function createOwn(day: string, models: CheckInput['models']['modelOf'] | null) {
  return {
    day,
    models,
    findings: new WeakMap<StoredDocument, DeskFinding[]>(),
    keys: new WeakMap<StoredDocument, string[]>(),
  }
}

/** Empty without one. */
function brandOf({ data }: StoredDocument): string {
  return relationOf((data as DealDocument['data']).brand)?.id ?? ''
}

function* gatherOffers(
  brand: string,
  snapshot: Snapshot,
  keysOf: (deal: DealDocument) => readonly string[],
): Work<Offers> {
  const offers = new Map<string, { id: string; name: string }[]>()
  if (brand === '') return offers
  const slots = (yield* linksIndex(snapshot)).get(brand) ?? NO_SLOTS
  for (const slot of Array.from(slots)) {
    const deal = snapshot.slots.bySlot.at(slot)
    yield
    if (deal?.type !== 'deal' || brandOf(deal) !== brand) continue
    for (const key of keysOf(deal as DealDocument)) {
      const known = offers.get(key) ?? []
      known.push({ id: deal.id, name: deal.uid ?? deal.id })
      offers.set(key, known)
    }
  }
  return offers
}
