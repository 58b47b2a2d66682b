/** The content API's 24 characters, `2026-11-18T01:00:00+0000`: Prismic's `asDate` knows them by their length. */
export function toTimestamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}+0000`
}
