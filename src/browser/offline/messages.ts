/** A saved deal, as far as it has to be there without signal. */
export type DealToKeep = { path: string; picture: string | null }

/** What a page tells the worker. */
export type Told =
  /** The visitor looks at this address: if it is a page, it opens without signal from now on. */
  | { type: 'seen'; path: string }
  /** All that is saved now, newest first. */
  | { type: 'saved'; deals: DealToKeep[] }
  /** The visitor wants nothing to be kept. Told by `routes/settings/remove-copies.ts`. */
  | { type: 'forget' }

/** The answer to `seen`: whether the server could be reached. */
export type SeenAnswer = { reached: boolean }
