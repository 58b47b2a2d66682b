import type { Config } from '#config.ts'

/** The desk's host, if it is not the site's. */
export function deskHostOf({
  deskUrl,
  siteUrl,
}: Pick<Config, 'deskUrl' | 'siteUrl'>): string | null {
  return deskUrl.host === siteUrl.host ? null : deskUrl.host
}
