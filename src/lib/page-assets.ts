/** Documents inline them: a request for them would delay the first paint. */
export type InlineStyles = {
  /** What the header needs. On some pages it is painted before the rest has come. */
  first: string
  rest: string
}

/** The client build, as the document needs it. */
export type PageAssets = {
  styles: {
    /** Those of a page, by its folder. */
    pages: Record<string, InlineStyles>
    /** Those of all pages, for documents of none. */
    all: InlineStyles
    /** Where the app finds what a document lacks, before it shows another page; `null` in development. */
    path: string | null
  }
  /** The script in the head of every document, inlined. */
  boot: string
  /** Module scripts in the order in which the browser needs them, the entry first. */
  scripts: { entry: string; shared: string[]; pages: Record<string, string[]> }
}
