/** A question to a list that somebody keeps. */
export type SavedView = {
  id: string
  name: string
  /** As the address has it: `state=live&ends=7`. */
  query: string
  isShared: boolean
  isOwn: boolean
  /** Whose it is. */
  by: string | null
}

/** `GET /views?list=deal` */
export type SavedViews = { views: readonly SavedView[] }
