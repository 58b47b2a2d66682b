// Without an offset, the time zone of the machine would apply, which is seldom the editors'.
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** `2026-12-24T09:00+08:00` as an instant; `null` for anything ambiguous. */
export function findInstant(text: string): Date | null {
  const instant = new Date(text)
  return INSTANT.test(text) && !Number.isNaN(instant.getTime()) ? instant : null
}
