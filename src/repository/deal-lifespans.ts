import type { DealTimes } from '#deals/times/deal-times.ts'
import { type Lifespan, lifespanOf } from '#deals/times/lifespan.ts'
import { oncePer } from '#lib/once-per.ts'
import { dealTimesOf } from './deal-times-of.ts'
import type { DealDocument } from './documents.ts'

export type TimesOf = (document: DealDocument) => DealTimes
export type LifespanOf = (document: DealDocument) => Lifespan

export const lifespanOfDeal: LifespanOf = (document) => lifespanOf(dealTimesOf(document))

/** Computes the lifespan of a document once: documents do not change, and a list asks for those of all deals. */
export function createLifespans(): LifespanOf {
  return oncePer(lifespanOfDeal)
}
