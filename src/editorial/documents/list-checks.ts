import { isLiveAt, livenessChanges, livenessSince } from '#deals/times/lifespan.ts'
import type { DeskFinding } from '#desk/wire/documents.ts'
import type { Work } from '#lib/node/work.ts'
import { oncePer } from '#lib/once-per.ts'
import { singaporeDay } from '#lib/singapore-time.ts'
import type { OtherDocuments } from '#repository/checks/check.ts'
import { offerNames } from '#repository/checks/duplicate-deal.ts'
import { hasKinds, runOtherChecks, runOwnChecks } from '#repository/checks/run-checks.ts'
import type { LifespanOf } from '#repository/deal-lifespans.ts'
import type { DealDocument } from '#repository/documents.ts'
import { PAGE_TYPE } from '#repository/drafts/page-drafts.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { checkPage } from '../pages/check-page.ts'
import { brandIdOf, type CheckInput, dealsOfBrand, isDeal, STEPS_OF_CHECKING } from './checks.ts'

export type ListChecks = ReturnType<typeof createListChecks>

/** What a document says by itself, and from when until when on its day. */
type OwnFindings = { findings: DeskFinding[]; since: number; until: number }
type Offers = ReadonlyMap<string, readonly DealDocument[]>

/**
 * What every rule says about documents in lists, as `checkDraft` finds it. What a document says by itself is found once for
 * each version of it, until it begins or ends, or the day or a model changes; the offers of a brand once for each snapshot.
 */
export function createListChecks(lifespanOf: LifespanOf) {
  let own = createOwn('', null)
  let offers: { snapshot: Snapshot | null; byBrand: Map<string, Offers> } = {
    snapshot: null,
    byBrand: new Map(),
  }
  const namesOf = oncePer(offerNames)

  function* ownOf(document: StoredDocument, { models, now }: CheckInput): Work<DeskFinding[]> {
    const day = singaporeDay(now)
    if (own.day !== day || own.models !== models.modelOf) own = createOwn(day, models.modelOf)
    const { known } = own
    const instant = now.getTime()
    const last = known.get(document)
    if (last && last.since <= instant && instant < last.until) return last.findings
    yield STEPS_OF_CHECKING
    const findings = runOwnChecks(document, { now, modelOf: models.modelOf, answers: null })
    const lifespan = isDeal(document) && hasKinds(findings) ? lifespanOf(document) : null
    const since = lifespan ? livenessSince(lifespan, instant) : Number.NEGATIVE_INFINITY
    const until = lifespan ? livenessChanges(lifespan, instant) : Number.POSITIVE_INFINITY
    known.set(document, { findings, since, until })
    return findings
  }

  return function* checkListed(document: StoredDocument, input: CheckInput): Work<DeskFinding[]> {
    const { snapshot, models, now } = input
    if (document.type === PAGE_TYPE) return checkPage(document)
    const findings = yield* ownOf(document, input)
    if (!hasKinds(findings)) return findings
    if (offers.snapshot !== snapshot) offers = { snapshot, byBrand: new Map() }
    const { byBrand } = offers
    const brand = brandIdOf(document)
    const ofBrand = byBrand.get(brand) ?? (yield* gatherOffers(brand, snapshot, namesOf))
    byBrand.set(brand, ofBrand)
    const isLive = (deal: DealDocument) => isLiveAt(lifespanOf(deal), now.getTime())
    const others: OtherDocuments = {
      typeOf: (id) => snapshot.byId.get(id)?.type ?? null,
      sameOffers: (deal) =>
        (isLive(deal) ? namesOf(deal) : [])
          .flatMap((name) => ofBrand.get(name) ?? [])
          .filter((other) => other.id !== deal.id && isLive(other))
          .map(({ id, uid }) => uid ?? id),
    }
    const context = { now, modelOf: models.modelOf, answers: null, others }
    return [...findings, ...runOtherChecks(document, context)]
  }
}

function createOwn(day: string, models: CheckInput['models']['modelOf'] | null) {
  return { day, models, known: new WeakMap<StoredDocument, OwnFindings>() }
}

/** The deals of a brand by what they offer, whether they are live or not, newest publication first. */
function* gatherOffers(
  brand: string,
  snapshot: Snapshot,
  namesOf: (deal: DealDocument) => readonly string[],
): Work<Offers> {
  const offers = new Map<string, DealDocument[]>()
  for (const deal of yield* dealsOfBrand(brand, snapshot)) {
    for (const name of namesOf(deal)) {
      const known = offers.get(name) ?? []
      known.push(deal)
      offers.set(name, known)
    }
    yield
  }
  return offers
}
