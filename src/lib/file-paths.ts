import { paths } from './paths.ts'

/** Apart from `paths.ts`, which every visitor's browser loads: only the server makes these. */
export const filePaths = {
  /** The last day of a deal, for a calendar. */
  dealCalendar: (deal: { category: string; uid: string }) => `${paths.deal(deal)}/last-day.ics`,
  /** Leads to the shop while the deal is live, and else to its page: also from a copy of a page that is old. */
  shop: <Id extends string>(dealId: Id) => `/go/${dealId}` as const,
  /** The name is for people; the id alone tells which picture it is. */
  picture: (id: string, name: string) => `/images/${id}/${name}`,
}
