import { loader as author } from './author/loader.ts'
import { loader as blog } from './blog/loader.ts'
import { loader as blogTag } from './blog-tag/loader.ts'
import { loader as brand } from './brand/loader.ts'
import { loader as brands } from './brands/loader.ts'
import { loader as deal } from './deal/loader.ts'
import { loader as deals } from './deals/loader.ts'
import { loader as home } from './home/loader.ts'
import { loader as landing } from './landing/loader.ts'
import type { PageLoader } from './page-loader.ts'
import { loader as post, promoCodesLoader } from './post/loader.ts'
import { loader as profile } from './profile/loader.ts'
import {
  landingTextLoader,
  privacyLoader,
  richtextPageLoader,
  termsLoader,
} from './richtext/loader.ts'
import type { RouteId } from './routes.ts'
import { landingSearchLoader, loader as search } from './search/loader.ts'
import { loader as settings } from './settings/loader.ts'
import { loader as userSitemap } from './user-sitemap/loader.ts'

/** Server only. A route without a loader does not compile. */
export const loaders: Record<RouteId, PageLoader<unknown>> = {
  home,
  deals,
  category: deals,
  deal,
  brands,
  brand,
  blog,
  blogPage: blog,
  author,
  blogTag,
  post,
  promoCodes: promoCodesLoader,
  privacy: privacyLoader,
  terms: termsLoader,
  search,
  profile,
  settings,
  userSitemap,
  richtextPage: richtextPageLoader,
  landingSearch: landingSearchLoader,
  landingText: landingTextLoader,
  landing,
}
