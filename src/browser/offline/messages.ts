/** The parts of a saved deal to store for offline use. */
export type DealToKeep = { path: string; picture: string | null }

/** Messages from a page to the worker. */
export type WorkerMessage =
  /** The visitor is on this URL. If it is a page, store it for offline use. */
  | { type: 'seen'; path: string }
  /** All saved deals, newest first. */
  | { type: 'saved'; deals: DealToKeep[] }
  /** Delete all copies. Sent by `routes/settings/remove-copies.ts`. */
  | { type: 'forget' }

/** The reply to `seen`: whether the server was reached. */
export type SeenAnswer = { reached: boolean }
