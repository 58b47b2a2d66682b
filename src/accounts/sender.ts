/** Who sent a form, as the limits see it. */
export type Sender = {
  /** The browser, if the account's owner has signed in with it before. */
  known: { browser: string; userId: string } | null
  /** A proof of work came with the form. */
  hasWorked: boolean
  /** The network. */
  address: string
}
