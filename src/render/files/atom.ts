import { escapeXml } from '#lib/node/escape-xml.ts'
import type { Feed, FeedEntry } from '#routes/server/files/feed.ts'

type FeedSite = { siteUrl: URL; productName: string; selfPath: string }

/** An Atom feed. Ids are tag URIs, which name a document whatever its URL. */
export function toAtom(feed: Feed, site: FeedSite): string {
  const page = href(feed.path, site)
  // A feed without entries has never changed.
  const updated = feed.entries[0]?.updated ?? new Date(0)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-SG">',
    `<title>${escapeXml(`${feed.title} – ${site.productName}`)}</title>`,
    `<id>${tagUri(`feed${feed.path}`, site)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${href(site.selfPath, site)}"/>`,
    `<link rel="alternate" type="text/html" href="${page}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    ...feed.entries.map((entry) => toEntry(entry, site)),
    '</feed>\n',
  ].join('\n')
}

function toEntry(entry: FeedEntry, site: FeedSite): string {
  return [
    '<entry>',
    `<title>${escapeXml(entry.title)}</title>`,
    `<id>${tagUri(entry.id, site)}</id>`,
    `<link rel="alternate" type="text/html" href="${href(entry.path, site)}"/>`,
    `<updated>${entry.updated.toISOString()}</updated>`,
    `<author><name>${escapeXml(entry.author)}</name></author>`,
    `<summary>${escapeXml(entry.summary)}</summary>`,
    '</entry>',
  ].join('')
}

function href(path: string, { siteUrl }: FeedSite): string {
  return escapeXml(new URL(path, siteUrl).href)
}

/** The year in which the site began to use its name, which tag URIs require. */
function tagUri(name: string, { siteUrl }: FeedSite): string {
  return escapeXml(`tag:${siteUrl.hostname},2026:${name}`)
}
