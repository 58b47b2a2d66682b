import type { RTLinkNode } from '@prismicio/client'
import { paths } from '#lib/paths.ts'

/** `null` for what must not become a link: `javascript:`, `data:` and the like. */
export function proseHref(link: RTLinkNode['data']): string | null {
  if (link.link_type === 'Document') return documentPath(link)
  const url = link.url?.trim() ?? ''
  return /^(https?:\/\/|mailto:|tel:|\/|#)/i.test(url) ? url : null
}

type DocumentLink = { type: string; uid?: string | undefined; isBroken?: boolean | undefined }

function documentPath({ type, uid, isBroken }: DocumentLink): string {
  if (isBroken) return paths.notFound()
  if (type === 'blog_home') return paths.home()
  return type === 'post' && uid ? paths.post(uid) : paths.notFound()
}
