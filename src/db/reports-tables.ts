export type ReportTables = {
  /** Reports on whether deals worked. */
  deal_reports: {
    deal_id: string
    /** `account:…`, `anonymous:…`, or `network:…` with the hash of `network`. */
    reporter: string
    /** The day in Singapore. */
    day: string
    outcome: 'worked' | 'failed'
    reason: string | null
    reported_at: string
    network: string | null
  }
}
