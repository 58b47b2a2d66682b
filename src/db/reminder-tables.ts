export type ReminderTables = {
  /** One row per account, channel and day in Singapore. It is written before anything is sent. */
  reminders: {
    account_id: string
    channel: 'mail' | 'push'
    day: string
    /** `refused` may be tried again. A crash leaves `claimed`, which is not tried again. */
    state: 'claimed' | 'sent' | 'refused'
    tries: number
    /** Deals published until then have been announced. */
    told_until: string
    /** Ids of the saved deals whose end was announced, as JSON. */
    ending: string
  }
}
