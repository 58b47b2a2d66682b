import type { RTLinkNode } from '@prismicio/client'
import { linkResolver } from '#lib/link-resolver.ts'

/** `null` for URLs that must not become links: `javascript:`, `data:` and the like. */
export function proseHref(link: RTLinkNode['data']): string | null {
  if (link.link_type === 'Document') return linkResolver(link) ?? null
  const url = link.url?.trim() ?? ''
  return /^(https?:\/\/|mailto:|tel:|\/|#)/i.test(url) ? url : null
}
