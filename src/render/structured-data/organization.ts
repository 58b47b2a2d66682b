import * as paths from '#lib/paths.ts'
import type { SiteInfo } from '#lib/site-info.ts'

/** The publisher of this site. */
export function toOrganization(siteUrl: URL, site: SiteInfo): object {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl.href}#organization`,
    name: site.productName,
    legalName: site.companyName,
    url: siteUrl.href,
    logo: new URL(paths.favicon, siteUrl).href,
  }
}
