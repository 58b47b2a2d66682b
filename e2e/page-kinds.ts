import type { RouteId } from '#routes/routes.ts'

/** By code, with an end, a link to the shop and three outlets. */
export const CODE_DEAL = '/deals/food/eighteen-layers-tart-preorder'

/** Rich text with every type of block. */
export const BLOCKS_PAGE = '/864c9fde71f95f0a8943f8e23448324a'

/** Addresses of every route of the site map, with parameters that the seeded site has. */
export const pageKinds: Record<RouteId, readonly [string, ...string[]]> = {
  home: ['/'],
  deals: ['/deals', '/deals?page=2'],
  category: [
    '/deals/food',
    '/deals/food?near=Bugis&sort=new',
    '/deals/grocery?ends=week&near=Bugis',
  ],
  deal: [
    '/deals/food/kaya-toast-set-two-for-one',
    CODE_DEAL,
    `${CODE_DEAL}?near=Orchard`,
    // Begins after the demo was imported.
    '/deals/experience/selat-reef-flat-low-tide',
    // Ended before.
    '/deals/food/vine-verandah-sunday-tortilla',
  ],
  brands: ['/brands', '/brands?q=satay'],
  brand: ['/brands/arang-satay'],
  blog: ['/blog'],
  blogPage: ['/blog/page/2'],
  author: ['/blog/author/food-desk'],
  blogTag: ['/blog/category/food'],
  post: ['/blog/kopi-ordering-guide'],
  promoCodes: ['/singapore-promo-codes'],
  privacy: ['/privacy'],
  terms: ['/terms'],
  search: ['/search', '/search?q=laksa', '/search?q=zzzzzzzz'],
  profile: ['/profile', '/offline'],
  settings: ['/settings'],
  userSitemap: ['/user-sitemap'],
  richtextPage: [BLOCKS_PAGE],
  landingSearch: ['/dive/search', '/dive/search?q=boat'],
  landingText: ['/oth/privacy', '/oth/faq'],
  // A page, one for companies, a campaign and a partner's.
  landing: ['/company', '/corporate', '/gardens-parks', '/dive'],
}

export const pageAddresses: readonly string[] = Object.values(pageKinds).flat()

/** One of each route: the first. */
export const mainAddresses: readonly string[] = Object.values(pageKinds).map(([first]) => first)
