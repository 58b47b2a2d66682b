/** The limits for what a device may store of a deal, and so for what an editor may state. */
export const savedDealLimits = {
  title: 300,
  badge: 100,
  code: 100,
  /** Single dates, and ranges left out. */
  dates: 100,
  /** Different opening hours of outlets. */
  shops: 20,
  /** Characters of one outlet's hours, or the deal's own. */
  hours: 200,
  askFirst: 300,
  /** Characters of `Mon–Fri 12–2pm`. */
  when: 200,
}
