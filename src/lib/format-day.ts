// Spelt out rather than left to Intl, whose names differ between releases ("Sep", "Sept"): the
// server's words and the browser's must be the same, or hydration complains.
const months =
  'January February March April May June July August September October November December'.split(' ')

/** `18 November 2026` */
export function formatDay(day: string): string {
  const [year, month, date] = parts(day)
  return `${date} ${month} ${year}`
}

/** `November 2026` */
export function formatMonth(day: string): string {
  const [year, month] = parts(day)
  return `${month} ${year}`
}

/** `18 Nov` */
export function formatShortDay(day: string): string {
  const [, month, date] = parts(day)
  return `${date} ${month.slice(0, 3)}`
}

function parts(day: string): [year: string, month: string, date: number] {
  const [year = '', month, date] = day.split('-')
  return [year, months[Number(month) - 1] ?? '', Number(date)]
}
