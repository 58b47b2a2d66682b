import * as paths from './paths.ts'

const REGION = 'asia-east2'

/**
 * Where functions are called, without a slash at the end: our own unless they are elsewhere. A bare
 * `https://{project}.cloudfunctions.net` means that project's in the region.
 */
export function functionsUrl(endpoint: string | null): string {
  if (endpoint === null) return paths.functions
  const { protocol, host, pathname } = new URL(endpoint)
  const isBare = /^[^.]+\.cloudfunctions\.net$/.test(host) && !/^[a-z]+-[a-z]+\d+-/.test(host)
  return `${protocol}//${isBare ? `${REGION}-` : ''}${host}${pathname.replace(/\/+$/, '')}`
}
