export type TimeRange = { from: string; to: string }

const RANGE = /^(\d\d:\d\d)-(\d\d:\d\d)$/

/** The ranges of hours that hold every day; `null` where the hours differ between days, or are not readable. */
export function toRanges(hours: string | null | undefined): TimeRange[] | null {
  const text = hours?.trim() ?? ''
  if (text === '') return []
  const ranges = text.split(',').map((part) => {
    const [, from, to] = RANGE.exec(part.trim()) ?? []
    return from && to ? { from, to } : null
  })
  return ranges.every((range) => range !== null) ? ranges : null
}

/** The notation of documents; empty without a whole range. */
export function toHours(ranges: readonly TimeRange[]): string {
  return ranges
    .filter(({ from, to }) => from !== '' && to !== '')
    .map(({ from, to }) => `${from}-${to}`)
    .join(',')
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
