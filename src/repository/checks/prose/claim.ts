import type { RichTextField } from '@prismicio/client'
import type { DealTimes } from '#deals/times/deal-times.ts'
import { ownHours } from '#deals/times/deal-weekdays.ts'
import type { WeekHours } from '#deals/times/week-hours.ts'
import { dealTimesOf } from '../../deal-times-of.ts'
import type { DealDocument } from '../../documents.ts'

/** What the fields of a deal state. */
export type StatedFacts = { data: DealDocument['data']; times: DealTimes; hours: WeekHours | null }

/** Something that a sentence may say of a deal, and whether the fields say the same. */
export type Claim = {
  says: RegExp
  /** What the fields say instead, or that they say nothing: `weekdays is mon`; `null` if they agree. */
  fault: (facts: StatedFacts, found: RegExpExecArray) => string | null
}

export function statedFacts(document: DealDocument): StatedFacts {
  const times = dealTimesOf(document)
  return { data: document.data, times, hours: ownHours(times) }
}

/** Every sentence that visitors read about a deal. */
export function sentencesOf({ title, badge, summary, body }: DealDocument['data']): string[] {
  return [title, badge, summary, ...linesOf(body)].flatMap((text) =>
    (text ?? '')
      .split(/(?<=[.!?;])\s+/)
      .map((sentence) => sentence.trim())
      .filter(Boolean),
  )
}

function linesOf(body: RichTextField | null | undefined): string[] {
  return (body ?? []).flatMap((block) => ('text' in block && block.text ? [block.text] : []))
}
