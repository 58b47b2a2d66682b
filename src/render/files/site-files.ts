import { batches } from '#lib/node/batches.ts'
import { escapeXml } from '#lib/node/escape-xml.ts'
import * as paths from '#lib/paths.ts'
import { decodeParams } from '#routes/match-route.ts'
import { categoryPattern } from '#routes/routes.ts'
import { loadCalendar, loadListCalendar } from '#routes/server/files/calendar.ts'
import type { Feed } from '#routes/server/files/feed.ts'
import { loadBlogFeed, loadDealsFeed } from '#routes/server/files/load-feed.ts'
import { loadGroup, loadSitemap } from '#routes/server/files/load-sitemap.ts'
import {
  type SitemapEntry,
  type SitemapGroup,
  sitemapGroups,
} from '#routes/server/files/sitemap.ts'
import { pageNotFound, pathNotFound } from '#routes/server/not-found.ts'
import type { PageInput } from '#routes/server/page-loader.ts'
import { sitePages } from '#routes/server/site-pages.ts'
import { toAtom } from './atom.ts'
import { toManifest } from './manifest.ts'

type FilesSite = { siteUrl: URL; productName: string; build: BuildFacts }

type SiteFile = {
  path: string
  type: string
  make: (input: PageInput, site: FilesSite) => Promise<string> | string
}

const ATOM = 'application/atom+xml; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const CALENDAR = 'text/calendar; charset=utf-8'

/** The table of files for machines, which are rendered and cached like pages. */
const siteFiles: readonly SiteFile[] = [
  {
    path: paths.robots,
    type: 'text/plain; charset=utf-8',
    make: (_, site) => toRobots(site.siteUrl),
  },
  {
    path: paths.manifest,
    type: 'application/manifest+json; charset=utf-8',
    make: (_, site) => toManifest(site.productName),
  },
  {
    path: paths.buildMeta(':id'),
    type: JSON_TYPE,
    make: (input, site) => makeBuildMeta(input, site.build),
  },
  { path: paths.xmlSitemap, type: XML, make: makeSitemapIndex },
  {
    path: paths.sitemapPart(`:group(${sitemapGroups.join('|')})`, ':part([1-9]\\d{0,3})'),
    type: XML,
    make: makeSitemap,
  },
  {
    path: paths.dealCalendar({ category: categoryPattern, uid: ':uid' }),
    type: CALENDAR,
    make: loadCalendar,
  },
  ...[paths.home, paths.category(categoryPattern), paths.brand(':uid')].flatMap((list) => [
    { path: paths.feed(list), type: ATOM, make: feedOf(loadDealsFeed) },
    { path: paths.listCalendar(list), type: CALENDAR, make: loadListCalendar },
  ]),
  { path: paths.feed(paths.blog), type: ATOM, make: feedOf(loadBlogFeed) },
  { path: paths.feed(`${paths.blogTag('')}:tag`), type: ATOM, make: feedOf(loadBlogFeed) },
]

/** As patterns. */
export const siteFilePaths = siteFiles.map(({ path }) => path)

export type FoundFile = {
  type: string
  make: (input: Omit<PageInput, 'params' | 'url'>) => Promise<string>
}

export function createFileFinder(site: FilesSite): (path: string) => FoundFile | null {
  const patterns = siteFiles.map((file) => ({
    file,
    pattern: new URLPattern({ pathname: file.path }),
  }))
  return (path) => {
    // Most URLs are pages, which have no dot.
    if (!/\.(xml|txt|json|webmanifest|ics)$/.test(path)) return null
    const url = new URL(path, site.siteUrl)
    for (const { file, pattern } of patterns) {
      const groups = pattern.exec({ pathname: url.pathname })?.pathname.groups
      if (!groups) continue
      const params = decodeParams(groups)
      if (!params) return null
      return {
        type: file.type,
        make: async (input) => file.make({ ...input, params, url }, site),
      }
    }
    return null
  }
}

function feedOf(load: (input: PageInput) => Promise<Feed>): SiteFile['make'] {
  return async (input, site) => toAtom(await load(input), { ...site, selfPath: input.url.pathname })
}

async function makeSitemapIndex(input: PageInput, { siteUrl }: FilesSite): Promise<string> {
  const sitemap = await loadSitemap(input)
  const files = sitemapGroups.flatMap((group) =>
    batches(sitemap[group], SITEMAP_PART).map((entries, index) => ({
      path: paths.sitemapPart(group, index + 1),
      changed: latestChange(entries),
    })),
  )
  return toXml('sitemapindex', files, siteUrl)
}

async function makeSitemap(input: PageInput, { siteUrl }: FilesSite): Promise<string> {
  const { group, part } = input.params
  const all = await loadGroup[group as SitemapGroup](input)
  const entries = batches(all, SITEMAP_PART)[Number(part) - 1]
  if (!entries) throw pathNotFound(input.url)
  return toXml('urlset', entries, siteUrl)
}

function latestChange(entries: readonly SitemapEntry[]): Date | null {
  const times = entries.flatMap(({ changed }) => (changed ? [changed.getTime()] : []))
  // Not `Math.max(...times)`: a call takes only so many arguments.
  return times.length === 0 ? null : new Date(times.reduce((a, b) => Math.max(a, b)))
}

/** Excludes URLs that are not pages. Pages that search engines must not list have `noindex`. */
function toRobots(siteUrl: URL): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.api}`,
    `Disallow: ${paths.desk}`,
    `Disallow: ${paths.functions}/`,
    `Disallow: ${paths.shop('')}`,
    `Disallow: ${paths.preview}`,
    '',
    `Sitemap: ${new URL(paths.xmlSitemap, siteUrl).href}`,
    '',
  ].join('\n')
}

type BuildFacts = { id: string; timestamp: number }

/** Describes a build. Its order does not depend on the time, so it changes only with the content. */
async function makeBuildMeta(input: PageInput, build: BuildFacts): Promise<string> {
  // The server knows no other builds.
  if (input.params.id !== build.id) throw pageNotFound(input.url)
  const pages = await sitePages(input)
  return JSON.stringify({
    id: build.id,
    timestamp: build.timestamp,
    matcher: { static: {}, wildcard: {}, dynamic: {} },
    prerendered: pages.map(({ path }) => path).toSorted(),
  })
}

/** The protocol allows 50,000, but smaller files are read sooner. */
const SITEMAP_PART = 10_000

/** A sitemap names pages, and their index names sitemaps. */
function toXml(
  root: 'urlset' | 'sitemapindex',
  entries: readonly SitemapEntry[],
  siteUrl: URL,
): string {
  const element = root === 'urlset' ? 'url' : 'sitemap'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
      const loc = `<loc>${escapeXml(new URL(path, siteUrl).href)}</loc>`
      return `<${element}>${loc}${lastmod}</${element}>`
    }),
    `</${root}>\n`,
  ].join('\n')
}
