export type ReminderTables = {
  /** What an account was told on a day in Singapore, by which way. A row is there before anything is sent. */
  reminders: {
    account_id: string
    channel: 'mail' | 'push'
    day: string
    /** `refused`: was not taken, and may be tried again. A crash leaves `claimed`: nobody tries again. */
    state: 'claimed' | 'sent' | 'refused'
    tries: number
    /** What was published until then has been told of. */
    told_until: string
    /** Ids of the saved deals whose end it told of, as JSON. */
    ending: string
  }
}
