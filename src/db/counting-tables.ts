/** The tables of counts. */
export type CountingTables = {
  /** Each deal and landing page has a row for each day on which it was looked at. */
  daily_counts: {
    document_id: string
    /** The day in Singapore. */
    day: string
    type: 'deal' | 'landing'
    /** Pages shown to people. */
    opens: number
    /** Codes copied. */
    copies: number
    /** Coupons opened for the counter. */
    coupons: number
    shop_visits: number
  }
  /** Batches that were added to `daily_counts`. */
  count_batches: { id: string; added_at: string }
}
