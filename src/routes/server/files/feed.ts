/** The content of a feed, newest change first. Paths are those of this site. */
export type Feed = {
  /** The page that the feed is about. */
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
