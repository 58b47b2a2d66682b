/** The only place that spells the site's URLs. */
export const paths = {
  home: () => '/',
  deals: () => '/deals',
  category: (category: string) => `/deals/${category}`,
  deal: (deal: { category: string; uid: string }) => `/deals/${deal.category}/${deal.uid}`,
  brands: () => '/brands',
  brand: (uid: string) => `/brands/${uid}`,
  blog: () => '/blog',
  /** Page 1 of the blog is the blog itself. */
  blogPage: (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  post: (uid: string) => (uid === 'singapore-promo-codes' ? paths.promoCodes() : `/blog/${uid}`),
  author: (uid: string) => `/blog/author/${uid}`,
  /** One for all spellings of a tag. */
  blogTag: (tag: string) => `/blog/category/${encodeURIComponent(tag.toLowerCase())}`,
  promoCodes: () => '/singapore-promo-codes',
  landing: (uid: string) => `/${uid}`,
  landingSearch: (uid: string) => `/${uid}/search`,
  landingPrivacy: (uid: string) => `/${uid}/privacy`,
  landingFaq: (uid: string) => `/${uid}/faq`,
  /** A rich-text page by its id, dashes removed. */
  richtextPage: (id: string) => `/${id.replaceAll('-', '')}`,
  search: () => '/search',
  profile: () => '/profile',
  settings: () => '/settings',
  /** A page of accounts, such as `sign-in`. They are never kept and not on the site map. */
  account: (page: string) => `/account/${page}`,
  privacy: () => '/privacy',
  terms: () => '/terms',
  sitemap: () => '/user-sitemap',
  notFound: () => '/not-found',
  /** Where the payload of a page lies: `/blog` → `/blog/_payload.json`, its query kept. */
  payload: (path: string, search = '') => `${path === '/' ? '' : path}/_payload.json${search}`,
  latestBuild: () => '/builds/latest.json',
  buildMeta: (id: string) => `/builds/meta/${id}.json`,
}

/** On the manifest of an older build: the id of the build that is served now. */
export const LATEST_BUILD_HEADER = 'x-latest-build'
