import { clockOf } from '#lib/clock-time.ts'
import { formatWeekday, singaporeDay } from '#lib/singapore-time.ts'

/** `Tue 10 Nov, 12.52pm`, in Singapore's time. */
export function formatMoment(instant: string | Date): string {
  const date = new Date(instant)
  date.setSeconds(0, 0)
  return `${formatWeekday(singaporeDay(date))}, ${clockOf(date)}`
}
