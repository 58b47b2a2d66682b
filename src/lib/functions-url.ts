import * as paths from './paths.ts'

const REGION = 'asia-east2'

/**
 * The base URL of functions, without a trailing slash: our own unless configured. A bare
 * `https://{project}.cloudfunctions.net` means that project in the region.
 */
export function functionsUrl(endpoint: string | null): string {
  if (endpoint === null) return paths.functions
  const { protocol, host, pathname } = new URL(endpoint)
  const isBare = /^[^.]+\.cloudfunctions\.net$/.test(host) && !/^[a-z]+-[a-z]+\d+-/.test(host)
  return `${protocol}//${isBare ? `${REGION}-` : ''}${host}${pathname.replace(/\/+$/, '')}`
}
