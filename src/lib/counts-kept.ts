/** Counts of a day are kept for three years, so that a year can be compared with the one before. */
export const COUNTS_KEPT_DAYS = 3 * 366
