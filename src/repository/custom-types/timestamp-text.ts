const FORMS = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(?:Z|\+00:?00)$/

/** An instant in any form that Prismic's API has → `2026-11-18T01:00:00+0000`; `null` for other text. */
export function toTimestampText(text: string): string | null {
  const found = FORMS.exec(text)?.[1]
  if (found === undefined || Number.isNaN(Date.parse(`${found}Z`))) return null
  return `${found}+0000`
}
