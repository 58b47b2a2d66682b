/** Documents inline them: a request for them would delay the first paint. */
export type InlineStyles = {
  /** The styles of the header. On some pages it is painted before the rest has arrived. */
  first: string
  rest: string
}

export type BootScripts = { beforeHeader: string; afterHeader: string }

/** The parts of the client build that documents need. */
export type PageAssets = {
  styles: {
    /** Those of a page, by its folder. */
    pages: Record<string, InlineStyles>
    /** The styles of all pages, for documents without a page. */
    all: InlineStyles
    /** The URL of the styles that a document lacks, for the app to load before it shows another page; `null` in development. */
    path: string | null
  }
  /** The scripts of every document, inlined: what must run before the first paint, and what can wait for the header. */
  boot: BootScripts
  /** Module scripts in the order in which the browser needs them, the entry first. */
  scripts: { entry: string; shared: string[]; pages: Record<string, string[]> }
}
