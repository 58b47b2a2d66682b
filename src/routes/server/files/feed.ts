/** What subscribers get: newest change first. Paths are of this site. */
export type Feed = {
  /** The page that it follows. */
  path: string
  title: string
  entries: FeedEntry[]
}

export type FeedEntry = {
  /** Of the document, so that it stays the same when the address or the title changes. */
  id: string
  path: string
  title: string
  summary: string
  author: string
  updated: Date
}
