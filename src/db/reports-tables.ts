export type ReportTables = {
  /** Whether deals worked for those who tried them. */
  deal_reports: {
    deal_id: string
    /** `account:…`, `anonymous:…`, or `network:…` with the hash of `network`. */
    reporter: string
    /** In Singapore. */
    day: string
    outcome: 'worked' | 'failed'
    reason: string | null
    reported_at: string
    network: string | null
  }
}
