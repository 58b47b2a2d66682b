import { escapeXml } from '#lib/escape-xml.ts'
import { paths } from '#lib/paths.ts'
import type { PictureSource } from '#lib/picture-source.ts'
import { toEmbeddableJson } from '#routes/page-envelope.ts'
import type { Head } from '#routes/page-loader.ts'
import type { RouteId } from '#routes/routes.ts'
import { type DataContext, structuredData } from './structured-data/structured-data.ts'

type MachineHeadParts = {
  route: RouteId
  /** The address without its query. */
  path: string
  title: string
  head: Head
  payload: unknown
}

/** What feed readers, social networks and search engines look for in `<head>`. */
export function machineHead(parts: MachineHeadParts, context: DataContext): string {
  const data = structuredData(parts.route, parts.payload, context)
  return [
    ...openGraph(parts, context).map(
      ([property, content]) => `<meta property="${property}" content="${escapeXml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...feedsOf(parts).map(
      ({ title, path }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeXml(title)}" href="${escapeXml(path)}">`,
    ),
    data ? `<script type="application/ld+json">${toEmbeddableJson(data)}</script>` : '',
  ].join('')
}

function openGraph(
  { route, title, head, payload }: MachineHeadParts,
  { url, site, siteUrl }: DataContext,
) {
  return [
    ['og:type', route === 'post' || route === 'promoCodes' ? 'article' : 'website'],
    ['og:site_name', site.productName],
    ['og:locale', 'en_SG'],
    ['og:title', title],
    ['og:description', head.description],
    ['og:url', url],
    ...socialPicture(payload, siteUrl),
  ] satisfies [property: string, content: string][]
}

type MaybePictured = {
  pictures?: PictureSource[]
  post?: { cover: PictureSource | null }
  brand?: { picture: PictureSource | null }
  landing?: { picture: PictureSource | null }
}

/** The page's own picture in the size that networks ask for. */
function socialPicture(payload: unknown, siteUrl: URL): [property: string, content: string][] {
  const page = payload as MaybePictured
  const picture =
    page.pictures?.[0] ?? page.post?.cover ?? page.brand?.picture ?? page.landing?.picture
  if (!picture?.src.startsWith('/')) return []
  const { pathname } = new URL(picture.src, siteUrl)
  const url = new URL(`${pathname}?w=1200&h=630&fit=crop&fm=jpg`, siteUrl)
  return [
    ['og:image', url.href],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', picture.alt],
  ]
}

function feedsOf({ route, path }: MachineHeadParts): { title: string; path: string }[] {
  switch (route) {
    case 'home':
    case 'deals':
      return [{ title: 'All deals', path: '/feed.xml' }]
    case 'category':
    case 'brand':
      return [{ title: 'These deals', path: `${path}/feed.xml` }]
    case 'blog':
    case 'blogPage':
    case 'post':
      return [{ title: 'Blog', path: `${paths.blog()}/feed.xml` }]
    case 'blogTag':
      return [{ title: 'These posts', path: `${path}/feed.xml` }]
    default:
      return []
  }
}
