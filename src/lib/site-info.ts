/** Facts about the site's operator, from the server's settings. */
export type SiteInfo = {
  productName: string
  companyName: string
  partnerMailbox: string
  /** The deal-listing site for merchants. */
  listDealsUrl: string
  social: { network: string; photos: string; channel: string; microblog: string }
}
