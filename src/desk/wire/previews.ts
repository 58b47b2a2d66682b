import type { DealSummary } from '#deals/deal-summary.ts'

/** What visitors would see of a draft; `problem` where nothing can be shown yet. */
export type DeskPreview =
  | { problem: string; card?: undefined }
  | {
      problem: null
      path: string
      /** For search engines. */
      title: string | null
      description: string | null
      card: DealSummary | null
    }
