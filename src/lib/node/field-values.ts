import type { ContentRelationshipField, GroupField, LinkField } from '@prismicio/client'

/** An empty key text is `null`, `''` or absent, depending on the document's origin. */
export function textOf(field: string | null | undefined): string {
  return field?.trim() ?? ''
}

export function textOrNull(field: string | null | undefined): string | null {
  return textOf(field) || null
}

/** The URL of a web link; anything but http(s) is not a link. */
export function webLinkOf(field: LinkField | null | undefined): string | null {
  const url = field && 'url' in field ? field.url : undefined
  return url && /^https?:\/\//i.test(url) ? url : null
}

export type DocumentRef = { id: string; uid: string }

/** `null` when the relation is empty or its target is not published. */
export function relationOf(field: ContentRelationshipField | null | undefined): DocumentRef | null {
  // A draft may hold anything.
  if (!field || typeof field !== 'object' || !('id' in field)) return null
  if ('isBroken' in field && field.isBroken) return null
  return { id: field.id, uid: field.uid ?? '' }
}

/** The rows of a repeatable group that map to something. */
export function rowsOf<Row, Value>(
  group: readonly Row[] | GroupField | null | undefined,
  toValue: (row: Row) => Value | null,
): Value[] {
  return ((group ?? []) as readonly Row[]).map(toValue).filter((value) => value !== null)
}
