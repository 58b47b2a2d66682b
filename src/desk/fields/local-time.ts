const HOURS_AHEAD = 8

/** `2026-11-18T01:00:00+0000` → `2026-11-18T09:00`, the clock in Singapore; empty without one. */
export function toLocalTime(instant: string | null): string {
  const ms = instant === null ? Number.NaN : Date.parse(instant.replace(/\+0000$/, 'Z'))
  if (Number.isNaN(ms)) return ''
  return new Date(ms + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 16)
}

/** The reverse, as documents store it; `null` for an empty one. */
export function fromLocalTime(local: string): string | null {
  const ms = Date.parse(`${local}:00Z`)
  if (local === '' || Number.isNaN(ms)) return null
  const text = new Date(ms - HOURS_AHEAD * 3_600_000).toISOString()
  return text.replace(/\.\d+Z$/, '+0000')
}

/** The same as an ISO instant, as the desk's API takes it; `null` for an empty one. */
export function toInstant(local: string): string | null {
  return fromLocalTime(local)?.replace(/\+0000$/, 'Z') ?? null
}
