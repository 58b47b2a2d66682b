/** The client build, as the document needs it. */
export type PageAssets = {
  styles: {
    /** Those of a page, by its folder. Documents inline them: a request for them would delay the first paint. */
    pages: Record<string, string>
    /** Those of all pages, for documents of none. */
    all: string
    /** Where the app finds what a document lacks, before it shows another page; `null` in development. */
    path: string | null
  }
  /** The script in the head of every document, inlined. */
  boot: string
  /** Module scripts in the order in which the browser needs them, the entry first. */
  scripts: { entry: string; shared: string[]; pages: Record<string, string[]> }
}
