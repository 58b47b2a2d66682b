import { escapeXml } from '#lib/node/escape-xml.ts'
import type { SocialCard } from '#lib/node/social-card.ts'
import * as paths from '#lib/paths.ts'
import { ATOM, followedBy } from '#routes/follow/followed-by.ts'
import { fullTitle } from '#routes/full-title.ts'
import { toEmbeddableJson } from '#routes/page-envelope.ts'
import type { Head } from '#routes/page-module.ts'
import type { RouteId } from '#routes/routes.ts'
import { cardAlt } from './social-card/card-of-page.ts'
import { toNamedCard } from './social-card/named-card.ts'
import { type DataContext, structuredData } from './structured-data/structured-data.ts'

type PageParts = {
  route: RouteId
  /** The URL path, without the query. */
  path: string
  head: Head
  payload: unknown
}

type GivenContext = Omit<DataContext, 'card'>

/** Markup for feed readers, social networks and search engines. */
export type ForMachines = {
  /** In `<head>`, where social networks look. */
  head: string
  /** Structured data, at the end of the document, where no paint waits for it. */
  end: string
}

export function forMachines(parts: PageParts, given: GivenContext): ForMachines {
  const { name, card } = toNamedCard(parts, given.site.productName)
  const context = {
    ...given,
    card: new URL(paths.socialCard(parts.path, name), given.siteUrl).href,
  }
  const data = structuredData(parts.route, parts.payload, context)
  const tags = [
    ...openGraph(parts, card, context).map(
      ([property, content]) => `<meta property="${property}" content="${escapeXml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...followedBy(parts.route, parts.path)
      .filter(({ type }) => type === ATOM)
      .map(
        ({ title, path, type }) =>
          `<link rel="alternate" type="${type}" title="${escapeXml(title)}" href="${escapeXml(path)}">`,
      ),
  ]
  return {
    head: tags.join(''),
    end: data ? `<script type="application/ld+json">${toEmbeddableJson(data)}</script>` : '',
  }
}

function openGraph({ route, head }: PageParts, shown: SocialCard, context: DataContext) {
  const { url, site, card } = context
  return [
    ['og:type', route === 'post' || route === 'promoCodes' ? 'article' : 'website'],
    ['og:site_name', site.productName],
    ['og:title', fullTitle(head.title, site.productName)],
    ['og:description', head.description],
    ['og:url', url],
    ['og:image', card],
    ['og:image:alt', cardAlt(shown)],
  ] satisfies [property: string, content: string][]
}
