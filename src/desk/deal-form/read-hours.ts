import type { Proposal } from './read-message.ts'

const TIME = '(\\d{1,2})(?:[.:](\\d{2}))?\\s*(am|pm)?'
const RANGE = new RegExp(
  `\\b${TIME}\\s*(?:-|to|till|until)\\s*(\\d{1,2})(?:[.:](\\d{2}))?\\s*(am|pm)\\b`,
  'i',
)

/** `6 to 9.30pm`, `11am-3pm`, `11.30am till midnight`. */
export function readHours(text: string): Proposal | null {
  const named = text
    .replace(/\b(?:12\s*)?(?:midnight|mn)\b/gi, '12am')
    .replace(/\b(?:12\s*)?(?:noon|nn)\b/gi, '12pm')
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = RANGE.exec(named) ?? []
  if (!fromHour || !toHour || !toHalf) return null
  const end = toMinutes(Number(toHour), Number(toMinute ?? 0), toHalf)
  const start = startOf(Number(fromHour), Number(fromMinute ?? 0), fromHalf ?? null, end)
  if (end === null || start === null || start === end) return null
  const hours = `${clock(start)}-${clock(end)}`
  return { name: 'Hours', says: hours.replace('-', ' to '), data: { hours } }
}

/** Without am or pm, the later one that is before the end. */
function startOf(
  hour: number,
  minute: number,
  half: string | null,
  end: number | null,
): number | null {
  if (half !== null) return toMinutes(hour, minute, half)
  const evening = toMinutes(hour, minute, 'pm')
  return evening !== null && end !== null && evening < end ? evening : toMinutes(hour, minute, 'am')
}

function toMinutes(hour: number, minute: number, half: string): number | null {
  if (hour < 1 || hour > 12 || minute > 59) return null
  return ((hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + minute
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
