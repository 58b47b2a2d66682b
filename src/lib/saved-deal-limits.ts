/** The most of each that a device may store of a deal, and that an editor may therefore state. */
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
