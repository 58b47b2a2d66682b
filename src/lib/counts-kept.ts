/** Daily counts are kept for three years, so that a year can be compared with the previous one. */
export const COUNTS_KEPT_DAYS = 3 * 366
