export type Crumb = { name: string; path: string }

/** The path from the home page to this page. */
export function toBreadcrumbList(crumbs: readonly Crumb[], siteUrl: URL): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, siteUrl).href,
    })),
  }
}
