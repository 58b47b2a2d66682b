export type SitemapEntry = {
  path: string
  /** The last change of the document; a list has none of its own. */
  changed: Date | null
}

/** Each group is one file, or several when it is long. */
export type Sitemap = Record<SitemapGroup, SitemapEntry[]>

export const sitemapGroups = ['pages', 'deals', 'brands', 'posts', 'landings'] as const
export type SitemapGroup = (typeof sitemapGroups)[number]
