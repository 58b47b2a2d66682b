import { addDays, isDay } from '#lib/singapore-time.ts'

const RELATIVE = /^([+-]\d{1,5})d$/

/** `-20d` or `2026-11-18` → `YYYY-MM-DD`; `null` for anything else. */
export function toDay(text: string, today: string): string | null {
  const relative = RELATIVE.exec(text)
  if (relative) return addDays(today, Number(relative[1]))
  return isDay(text) ? text : null
}
