import { loader as author } from '../author/server/loader.ts'
import { loader as blog } from '../blog/server/loader.ts'
import { loader as blogTag } from '../blog-tag/server/loader.ts'
import { loader as brand } from '../brand/server/loader.ts'
import { loader as brands } from '../brands/server/loader.ts'
import { loader as deal } from '../deal/server/loader.ts'
import { loader as deals } from '../deals/server/loader.ts'
import { loader as home } from '../home/server/loader.ts'
import { loader as landing } from '../landing/server/loader.ts'
import type { RoutePayload } from '../page-modules.ts'
import { loader as post, promoCodesLoader } from '../post/server/loader.ts'
import { loader as profile } from '../profile/server/loader.ts'
import {
  landingTextLoader,
  privacyLoader,
  richtextPageLoader,
  termsLoader,
} from '../richtext/server/loader.ts'
import type { RouteId } from '../routes.ts'
import { landingSearchLoader, loader as search } from '../search/server/loader.ts'
import { loader as settings } from '../settings/server/loader.ts'
import { loader as userSitemap } from '../user-sitemap/server/loader.ts'
import type { PageLoader } from './page-loader.ts'

/** A route without a loader does not compile, nor does a loader whose payload does not fit its page. */
export const loaders = {
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
} satisfies { [Id in RouteId]: PageLoader<RoutePayload<Id>> }
