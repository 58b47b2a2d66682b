import type { RichTextField } from '@prismicio/client'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { Term } from '#deals/deal-terms.ts'
import type { PictureSource } from '#lib/picture-source.ts'

/** Crosses the wire in the HTML and as `_payload.json`, so: JSON values only. */
export type DealPayload = {
  deal: DealSummary
  /** First day in Singapore. */
  startsOn: string | null
  /** `4 November 2026`, of a deal that is over. */
  endedOn: string | null
  terms: Term[]
  /** `mrt` is the station's full name. */
  outlets: { name: string; address: string; mrt: string }[]
  /** The shop's page for it, while the deal is live. */
  link: string | null
  body: RichTextField
  cover: PictureSource | null
  alsoLive: DealSummary[]
}
