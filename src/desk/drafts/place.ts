/** Where somebody is in a document: a field, and the caret in a rich text. A hint for colleagues. */
export type Place = { field: string; caret: number | null }

/** `body:120`, or `title` without a caret. */
export function toPlaceText({ field, caret }: Place): string {
  return caret === null ? field : `${field}:${caret}`
}

/** What colleagues' browsers send; `null` if it says nothing. */
export function readPlace(text: string | null): Place | null {
  const [, field, caret] = /^([\w-]+)(?::(\d{1,9}))?$/.exec(text ?? '') ?? []
  if (field === undefined) return null
  return { field, caret: caret === undefined ? null : Number(caret) }
}
