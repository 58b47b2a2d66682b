import { addDays } from '#lib/singapore-time.ts'

const RELATIVE = /^([+-]\d{1,5})d$/
const ABSOLUTE = /^\d{4}-\d{2}-\d{2}$/

/** `-20d` or `2026-11-18` → `YYYY-MM-DD`; `null` for anything else. */
export function toDay(text: string, today: string): string | null {
  const relative = RELATIVE.exec(text)
  if (relative) return addDays(today, Number(relative[1]))
  return ABSOLUTE.test(text) && isCalendarDay(text) ? text : null
}

// `Date` accepts 31 February and turns it into March.
function isCalendarDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
