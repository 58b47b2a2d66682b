/** What the document needs of the client build. */
export type PageAssets = {
  /** All styles, inlined, since a request for them would delay the first paint. */
  css: string
  /** Module scripts in the order in which the browser needs them, the entry first. */
  scripts: { entry: string; shared: string[]; pages: Record<string, string[]> }
}
