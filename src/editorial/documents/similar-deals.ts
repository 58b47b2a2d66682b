import { isLive } from '#deals/deal-status.ts'
import { dealStatus } from '#deals/deal-time.ts'
import type { SimilarDeal } from '#desk/wire/documents.ts'
import { relationOf, textOrNull } from '#lib/node/field-values.ts'
import type { Work } from '#lib/node/work.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DealDocument } from '#repository/documents.ts'
import { toWords } from '#repository/query/document-words.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import { brandIdOf, dealsOfBrand } from './checks.ts'
import { findPublished } from './find-documents.ts'
import { brandNameOf, thumbOf, titleOf } from './title-of.ts'

const MOST = 3
/** The least share of the words of both titles that must be the same. */
const ALIKE = 0.4
/** Deals with the same title words that are looked at. */
const MOST_LOOKED_AT = 200

/** Live deals that might be the same offer: of the brand, or with a title like it. */
export function* similarDeals(
  deal: DealDocument,
  snapshot: Snapshot,
  now: Date,
): Work<SimilarDeal[]> {
  const words = new Set(toWords(deal.data.title ?? ''))
  if (words.size < 2) return []
  const ofBrand = yield* dealsOfBrand(brandIdOf(deal), snapshot)
  const longest = [...words].toSorted((a, b) => b.length - a.length).slice(0, 2)
  const named = yield* findPublished(snapshot, { type: 'deal', words: longest })
  const candidates = new Set([...ofBrand, ...(named.slice(0, MOST_LOOKED_AT) as DealDocument[])])
  const found: { other: DealDocument; likeness: number }[] = []
  for (const other of candidates) {
    yield
    if (other.id === deal.id) continue
    const likeness = likenessOf(words, new Set(toWords(other.data.title ?? '')))
    const hasCode = textOrNull(deal.data.code) !== null && deal.data.code === other.data.code
    if (likeness < ALIKE && !hasCode) continue
    if (isLive(dealStatus({ times: dealTimesOf(other) }, now))) found.push({ other, likeness })
  }
  return found
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ other }) => ({
      id: other.id,
      title: titleOf(other),
      brand: brandNameOf(other, snapshot),
      thumb: thumbOf(other),
      ...compare(deal.data, other.data),
    }))
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared)
}

function compare(a: DealDocument['data'], b: DealDocument['data']) {
  const facts: [name: string, own: unknown, other: unknown][] = [
    ['brand', relationOf(a.brand)?.id, relationOf(b.brand)?.id],
    ['price', a.price_now ?? null, b.price_now ?? null],
    ['code', textOrNull(a.code), textOrNull(b.code)],
    ['last day', a.ends_on ?? null, b.ends_on ?? null],
  ]
  return {
    same: facts.filter(([, own, other]) => own === other).map(([name]) => name),
    other: facts.filter(([, own, other]) => own !== other).map(([name]) => name),
  }
}
