/** The content API's format of 24 characters, `2026-11-18T01:00:00+0000`. Prismic's `asDate` recognises it by its length. */
export function toTimestamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}+0000`
}
