import { escapeXml } from '#lib/escape-xml.ts'
import { paths } from '#lib/paths.ts'
import { SOCIAL_CARD_SIZE, type SocialCard, socialCardPath } from '#lib/social-card.ts'
import { toEmbeddableJson } from '#routes/page-envelope.ts'
import type { Head } from '#routes/page-loader.ts'
import type { RouteId } from '#routes/routes.ts'
import { cardAlt } from './social-card/card-of-page.ts'
import { type DataContext, structuredData } from './structured-data/structured-data.ts'

const ATOM = 'application/atom+xml'

type MachineHeadParts = {
  route: RouteId
  /** The address without its query. */
  path: string
  title: string
  head: Head
  payload: unknown
  card: { name: string; card: SocialCard }
}

type MachineHeadContext = Omit<DataContext, 'card'>

/** What feed readers, social networks and search engines look for in `<head>`. */
export function machineHead(parts: MachineHeadParts, given: MachineHeadContext): string {
  const card = new URL(socialCardPath(parts.path, parts.card.name), given.siteUrl).href
  const context = { ...given, card }
  const data = structuredData(parts.route, parts.payload, context)
  return [
    ...openGraph(parts, context).map(
      ([property, content]) => `<meta property="${property}" content="${escapeXml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...followedBy(parts).map(
      ({ title, path, type }) =>
        `<link rel="alternate" type="${type}" title="${escapeXml(title)}" href="${escapeXml(path)}">`,
    ),
    data ? `<script type="application/ld+json">${toEmbeddableJson(data)}</script>` : '',
  ].join('')
}

function openGraph(parts: MachineHeadParts, context: DataContext) {
  const { route, title, head } = parts
  const { url, site, card } = context
  return [
    ['og:type', route === 'post' || route === 'promoCodes' ? 'article' : 'website'],
    ['og:site_name', site.productName],
    ['og:locale', 'en_SG'],
    ['og:title', title],
    ['og:description', head.description],
    ['og:url', url],
    ['og:image', card],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SOCIAL_CARD_SIZE.width)],
    ['og:image:height', String(SOCIAL_CARD_SIZE.height)],
    ['og:image:alt', cardAlt(parts.card.card)],
  ] satisfies [property: string, content: string][]
}

type Followed = { title: string; path: string; type: string }

/** What can be followed instead of the page. */
function followedBy({ route, path }: MachineHeadParts): Followed[] {
  switch (route) {
    case 'home':
    case 'deals':
      return dealList('All deals', '')
    case 'category':
    case 'brand':
      return dealList('These deals', path)
    case 'blog':
    case 'blogPage':
    case 'post':
    case 'promoCodes':
    case 'author':
      return [{ title: 'Blog', path: `${paths.blog()}/feed.xml`, type: ATOM }]
    case 'blogTag':
      return [{ title: 'These posts', path: `${path}/feed.xml`, type: ATOM }]
    default:
      return []
  }
}

function dealList(title: string, path: string): Followed[] {
  return [
    { title, path: `${path}/feed.xml`, type: ATOM },
    { title: `${title}: last days`, path: `${path}/last-days.ics`, type: 'text/calendar' },
  ]
}
