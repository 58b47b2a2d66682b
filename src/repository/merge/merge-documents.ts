import { type Change, type Conflict, toConflict } from '#lib/merge/change.ts'
import { mergeValues } from '#lib/merge/merge-values.ts'
import type { StoredDocument } from '../stored-document.ts'
import { diffValues } from './diff-values.ts'

/** `null` where there is no document. */
export type DocumentVersions = {
  base: StoredDocument | null
  wanted: StoredDocument | null
  found: StoredDocument | null
}

type MergedDocument = { document: StoredDocument | null; conflicts: readonly Conflict[] }

/**
 * The published document with a change that was made from an older one. A removal never conflicts with changes of the
 * content. A change of a removed document is a conflict, and so is each differing field of two documents that were
 * written apart from each other.
 */
export function mergeDocuments({ base, wanted, found }: DocumentVersions): MergedDocument {
  if (wanted === null) return { document: null, conflicts: [] }
  const versions = {
    base: base === null ? undefined : toContent(base),
    wanted: toContent(wanted),
    found: found === null ? undefined : toContent(found),
  }
  if (base !== null && found === null) {
    const isChanged = diffValues(versions.base, versions.wanted).length > 0
    return { document: null, conflicts: isChanged ? [toConflict([], versions)] : [] }
  }
  const isApart = base === null && found !== null
  const { value, conflicts } = mergeValues(
    isApart ? { ...versions, base: withEmptyFields(wanted, found) } : versions,
  )
  return { document: withDates(value as DocumentContent, found ?? wanted), conflicts }
}

/**
 * The base of two documents that have none in common, as when one was written while the other was unpublished. Its fields
 * are `null`, not absent: lists that both have added would be merged, with each differing item twice.
 */
function withEmptyFields(wanted: StoredDocument, found: StoredDocument) {
  const names = Object.keys({ ...wanted.data, ...found.data })
  const data = Object.fromEntries(names.map((name) => [name, null]))
  return { ...toContent(found), uid: null, tags: null, data }
}

/** The changes from one document to another. With `null`, the whole document is added or removed. */
export function diffDocuments(
  before: StoredDocument | null,
  after: StoredDocument | null,
): Change[] {
  return diffValues(before ? toContent(before) : undefined, after ? toContent(after) : undefined)
}

export type DocumentContent = Omit<
  StoredDocument,
  'first_publication_date' | 'last_publication_date'
>

/** What people write. The dates come from publishing. */
export function toContent(document: StoredDocument): DocumentContent {
  const { first_publication_date, last_publication_date, ...content } = document
  return content
}

/** With the dates of another version, and its order of fields. */
export function withDates(content: DocumentContent, dated: StoredDocument): StoredDocument {
  return { ...dated, ...content }
}
