import { weekdays } from '#lib/singapore-time.ts'

/** Names of days in URLs: `today`, `tomorrow`, the days of this `weekend`, or a weekday, which is the next one from today on. */
export const dayNames = ['today', 'tomorrow', 'weekend', ...weekdays] as const
export type DayName = (typeof dayNames)[number]

/** The parts of a day to filter by, in minutes after midnight, in order. */
export const dayParts = {
  morning: [6 * 60, 11 * 60],
  lunch: [11 * 60, 14 * 60],
  afternoon: [14 * 60, 18 * 60],
  evening: [18 * 60, 22 * 60],
  night: [22 * 60, 24 * 60],
} as const satisfies Record<string, readonly [from: number, to: number]>

export type DayPart = keyof typeof dayParts

export const dayPartNames = Object.keys(dayParts) as DayPart[]

/** How many minutes a deal must be usable within a part of the day to count for it. */
export const LEAST_MINUTES = 60

/** `19:30` → 1170; `null` for anything else. */
export function clockMinutes(text: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}
