import type { RichTextField } from '@prismicio/client'
import type { Landing } from '#content/mappers/to-landing.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { Richtext } from '#richtext/richtext-node.ts'

export type LandingPayload = {
  landing: Pick<Landing, 'uid' | 'kind' | 'title' | 'tagline' | 'palette' | 'hasSearch'> & {
    hasPrivacy: boolean
    hasFaq: boolean
  }
  /** The long text takes the place of the short one. */
  text: { long: Richtext } | { short: RichTextField }
  deals: DealSummary[]
}
