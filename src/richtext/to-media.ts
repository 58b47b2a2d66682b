import { matchesHost } from '#lib/node/matches-host.ts'
import { asPositive, asText, type SafeBlock } from './read-block.ts'
import type { Box, MediaNode } from './richtext-node.ts'
import { toSafeHref, toSecureUrl } from './safe-address.ts'
import { type TextContext, toRuns } from './to-runs.ts'

export type MediaContext = TextContext & {
  /** Hosts whose players and frames may be loaded, such as `player.vimeo.com` or `*.lobang.example`. */
  embedHosts: readonly string[]
  /** Unique in the document. */
  nextFrame: () => string
}

const MEDIA_FILE = /\.(mp4|m4v|mov|webm|ogv)$/i

/** `null` without a URL. A host that is not allowed becomes a plain link. */
export function toMedia(block: SafeBlock, context: MediaContext): MediaNode | null {
  const { type, properties, format } = block
  const source = asText(properties.source) || format.display_source
  const shown = type === 'figma' ? source : (format.display_source ?? source)
  const caption = toRuns(properties.caption, context)
  const box = toBox(format)
  const link = toSafeHref(source, context)
  const url = toFrameUrl(toSecureUrl(shown) ?? toSecureUrl(source))
  if (url && context.embedHosts.some((name) => matchesHost(name, url.host))) {
    const kind = type === 'audio' ? 'audio' : MEDIA_FILE.test(url.pathname) ? 'video' : 'frame'
    const frame = kind === 'frame' ? context.nextFrame() : ''
    return { type: 'media', kind, src: url.href, host: url.host, frame, box, caption }
  }
  if (!link) return null
  const host = URL.parse(link)?.host ?? ''
  return { type: 'media', kind: 'link', src: link, host, frame: '', box, caption }
}

/** Height by width: as given, else computed. A figure as wide as the column has no width. */
export function toBox(format: Record<string, unknown>): Box {
  const width = asPositive(format.block_width)
  const height = asPositive(format.block_height)
  const ratio = asPositive(format.block_aspect_ratio) ?? (width && height ? height / width : null)
  const fills = format.block_full_width === true || format.block_page_width === true
  return { width: fills ? null : width, ratio: ratio && Math.min(Math.max(ratio, 0.05), 5) }
}

/** People paste the URL of a page; some sites need another one in a frame. */
function toFrameUrl(url: URL | null): URL | null {
  if (!url) return null
  const host = url.host.replace(/^(www|m)\./, '')
  if (host === 'youtube.com' || host === 'youtu.be') {
    const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? ''
    return new URL(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`)
  }
  if (host === 'vimeo.com' && /^\/\d+/.test(url.pathname)) {
    return new URL(`https://player.vimeo.com/video${url.pathname}`)
  }
  if (host === 'figma.com' && !url.pathname.startsWith('/embed')) {
    return new URL(
      `https://www.figma.com/embed?embed_host=share&url=${encodeURIComponent(url.href)}`,
    )
  }
  return url
}
