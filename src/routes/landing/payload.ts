import type { RichTextField } from '@prismicio/client'
import type { Landing } from '#content/mappers/to-landing.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { RichtextMarkup } from '#richtext/render-richtext.tsx'

export type LandingPayload = {
  landing: Pick<
    Landing,
    'uid' | 'kind' | 'title' | 'tagline' | 'partnerId' | 'palette' | 'picture' | 'hasSearch'
  > & {
    hasPrivacy: boolean
    hasFaq: boolean
  }
  /** The long text takes the place of the short one. */
  text: { long: RichtextMarkup } | { short: RichTextField }
  deals: DealSummary[]
}
