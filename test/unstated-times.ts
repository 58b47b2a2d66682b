import type { DealDocument } from '#repository/documents.ts'

/** The fields of a deal about time, none of which states anything. */
export const unstatedTimes: Partial<DealDocument['data']> = {
  weekdays: [],
  month_days: [],
  dates: [],
  dates_out: [],
  hours: null,
  holidays: null,
  eves: null,
  ask_first: null,
  sold_out_at: null,
  back_at: null,
}
