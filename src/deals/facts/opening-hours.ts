/** Minutes after midnight; `to` is past 1440 when the hours run into the next day. */
export type OpeningHours = { from: number; to: number }

const DAY = 24 * 60

/** `null` for hours in words, such as "until sold out". */
export function parseHours(hours: string): OpeningHours | null {
  const [, fromHour, fromMinute, toHour, toMinute] =
    /^\s*(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})\s*$/.exec(hours) ?? []
  const from = minutesOf(fromHour, fromMinute)
  const until = minutesOf(toHour, toMinute)
  if (from === null || until === null || from === DAY) return null
  // Forms write the end of the day as 23:59.
  const to = until === DAY - 1 ? DAY : until
  return { from, to: to <= from ? to + DAY : to }
}

function minutesOf(hour: string | undefined, minute: string | undefined): number | null {
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= DAY && Number(minute) < 60 ? minutes : null
}

/** `3pm`, `6.45am`, `midnight`. */
export function formatClock(minutes: number): string {
  const ofDay = minutes % DAY
  if (ofDay === 0) return 'midnight'
  const hour = Math.floor(ofDay / 60)
  const rest = ofDay % 60
  const suffix = hour < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}${suffix}`
}

/** `11:00-15:00` → `11am to 3pm`; hours in words stay as they are. */
export function formatHours(hours: string): string {
  const parsed = parseHours(hours)
  if (!parsed) return hours
  const { from, to } = parsed
  if (from === 0 && to === DAY) return 'All day'
  return `${formatClock(from)} to ${formatClock(to)}${to > DAY ? ' the next day' : ''}`
}
