import { PAYLOAD } from '#lib/paths.ts'

/** `/blog/_payload.json` is the payload of `/blog`. */
export function splitPayloadPath(pathname: string): {
  pathname: string
  wants: 'html' | 'payload'
} {
  if (!pathname.endsWith(PAYLOAD)) return { pathname, wants: 'html' }
  return { pathname: pathname.slice(0, -PAYLOAD.length) || '/', wants: 'payload' }
}

/**
 * The canonical form of a path: lower case, single slashes, none at the end. Always starts with one slash, so that a
 * redirect to it can never leave the site.
 */
export function toCanonicalPath(pathname: string): string {
  const single = pathname.replace(/[/\\]+/g, '/')
  const open = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
  // Percent-escapes keep their case.
  return open.replace(/%[0-9a-fA-F]{2}|[A-Z]/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}
