/** The client build, as the document needs it. */
export type PageAssets = {
  /** All styles, inlined: a second request for them would delay the first paint. */
  css: string
  /** The script in the head of every document, inlined. */
  boot: string
  /** Module scripts in the order in which the browser needs them, the entry first. */
  scripts: { entry: string; shared: string[]; pages: Record<string, string[]> }
}
