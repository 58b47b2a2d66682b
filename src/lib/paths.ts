// The only place that spells the site's URLs. Import it as a whole, `import * as paths`, so that a chunk of the browser's
// bundle contains only what it uses. The functions make patterns too: `brand(':uid')`.

export const home = '/'
export const deals = '/deals'
export const category = (name: string) => `/deals/${name}`
export const deal = ({ category, uid }: { category: string; uid: string }) =>
  `/deals/${category}/${uid}`
export const brands = '/brands'
export const brand = (uid: string) => `/brands/${uid}`
export const blog = '/blog'
/** Page 1 of the blog is the blog itself. */
export const blogPage = (page: number | ':num') => (page === 1 ? blog : `/blog/page/${page}`)
/** The uid of the one post that is not under `/blog`. */
export const PROMO_CODES = 'singapore-promo-codes'
export const promoCodes = `/${PROMO_CODES}` as const
export const post = (uid: string) => (uid === PROMO_CODES ? promoCodes : `/blog/${uid}`)
export const author = (uid: string) => `/blog/author/${uid}`
/** The same for every spelling of a tag. */
export const blogTag = (tag: string) => `/blog/category/${encodeURIComponent(tag.toLowerCase())}`
export const landing = (uid: string) => `/${uid}`
export const landingSearch = (uid: string) => `/${uid}/search`
export const landingText = (uid: string, text: string) => `/${uid}/${text}`
/** A rich-text page by its id, dashes removed. */
export const richtextPage = (id: string) => `/${id.replaceAll('-', '')}`
export const search = '/search'
/** Searches for words on a page of results. */
export const searchFor = (path: string, q: string) => `${path}?${new URLSearchParams({ q })}`
export const searchSuggestions = '/search/suggest'
export const profile = '/profile'
export const settings = '/settings'
/** A page of accounts, such as `sign-in`. They are never cached and not on the site map. */
export const account = (page: string) => `/account/${page}`
/** A page of signing in or up that leads to `next` afterwards; an empty `next` is the page's own choice. */
export const accountThen = (page: string, next: string) =>
  next ? `${account(page)}?next=${encodeURIComponent(next)}` : account(page)
/** Where people choose their e-mails and notifications. */
export const alerts = '/account/settings#messages'
/** Asks how to send alerts about new deals in the list or search with this path. */
export const followSearch = (path: string) => `${account('alert')}?for=${encodeURIComponent(path)}`
export const privacy = '/privacy'
export const terms = '/terms'
export const sitemap = '/user-sitemap'
export const notFound = '/not-found'
/** Shown instead of a page that is not available offline. */
export const offline = '/offline'

/** Follows the path of a page in the URL of its payload. */
export const PAYLOAD = '/_payload.json'
/** The payload of a page: `/blog` → `/blog/_payload.json`, with the same query. */
export const payload = (path: string, query = '') => payloadOf(path + query)
/** The same for a path with its query. */
export const payloadOf = (address: string) => address.replace(/\/?(\?.*)?$/, `${PAYLOAD}$1`)
export const builds = '/builds/'
export const latestBuild = `${builds}latest.json`
export const buildMetas = `${builds}meta/`
export const buildMeta = (id: string) => `${buildMetas}${id}.json`
/** On the manifest of an older build: the id of the build that is served now. */
export const LATEST_BUILD_HEADER = 'x-latest-build'

/** `path` is a list's. `/` has the feed of all deals. */
export const feed = (path: string) => `${path === '/' ? '' : path}/feed.xml`
/** The last days of a list's deals. */
export const listCalendar = (path: string) => `${path === '/' ? '' : path}/last-days.ics`
/** The last day of a deal. */
export const dealCalendar = (subject: Parameters<typeof deal>[0]) => `${deal(subject)}/last-day.ics`
export const robots = '/robots.txt'
export const xmlSitemap = '/sitemap.xml'
export const sitemapPart = (group: string, part: number | string) => `/sitemap-${group}-${part}.xml`
export const manifest = '/manifest.webmanifest'
export const serviceWorker = '/sw.js'

/** Redirects to the shop while the deal is live, and else to its page. Works from old copies of pages too. */
export const shop = <Id extends string>(dealId: Id) => `/go/${dealId}` as const
/** Receives beacons that count views and uses. */
export const seen = '/seen'
export const pictures = '/images/'
/** The name is for people: the id alone identifies the picture. */
export const picture = (id: string, name: string) => `${pictures}${id}/${name}`
/** Uploads other than pictures. The name is for people. */
export const files = '/files/'
export const file = (id: string, name: string) => `${files}${id}/${name}`
export const cards = '/cards'
/** The social card of a page. The name stands for all that it shows. */
export const socialCard = (path: string, name: string) =>
  `${cards}${path === '/' ? '' : path}/${name}.png`
/** Files of a build, named by their content. */
export const assets = '/assets/'
export const favicon = '/favicon.svg'
/** Browsers ask for it where nothing names an icon: on feeds, and if they cannot draw SVG. */
export const plainFavicon = '/favicon.ico'
/** Of the app on a device. */
export const icon = (name: string) => `/${name}.png`

export const preview = '/preview'
/** The link that editors share. */
export const startPreview = (query: { token: string; documentId: string }) =>
  `${preview}?${new URLSearchParams(query)}`
export const exitPreview = '/preview/exit'

/** All APIs of content and the way back from another site's sign-in. */
export const api = '/api/'
export const functions = '/functions'
export const realtime = '/realtime'
/** Where other sites send visitors back to after a sign-in. It is registered with them. */
export const signInCallback = (provider: string) => `${api}auth/callback/${provider}`
export const contentApi = `${api}v2`
/** For tools that write. */
export const writeApi = `${api}write`
export const richtextApi = '/richtext'
/** The editors' app. Its pages are `/desk/deals` and so on. */
export const desk = '/desk'
export const deskApi = '/desk/api'
/** Files of the desk's build, named by their content. */
export const deskAssets = '/desk/assets/'
export const deskPreview = '/desk/preview'
/** The page of a document's draft. */
export const deskPreviewOf = (id: string) => `${deskPreview}/${encodeURIComponent(id)}`
/** The secret is a fragment, which browsers do not send, so it is in no log. */
export const deskJoin = (secret: string) => `/desk/join#${secret}`
/** For monitoring. */
export const health = '/healthz'
export const readiness = '/readyz'
export const metrics = '/metrics'
