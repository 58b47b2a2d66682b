import { type Conflict, toPathText, toValueText } from '#lib/merge/change.ts'
import { mergeValues } from '#lib/merge/merge-values.ts'
import { mergeDocuments } from '../merge/merge-documents.ts'
import type { ContentChange } from '../snapshot.ts'
import { type StoredDocument, toName } from '../stored-document.ts'
import type { ReleaseBases } from './release-bases.ts'

/**
 * A conflict in a document, or in a rich-text page, whose `name` is its id. An open one is between two people who wrote in
 * the release's draft.
 */
export type ReleaseConflict = Conflict & { id: string; name: string; isOpen?: true }

type Pages = NonNullable<ContentChange['richtextPages']>
type Page = Pages[number]

/** What is published now; `null` where there is none. */
export type Published = {
  findDocument: (id: string) => StoredDocument | null
  findPage: (id: string) => Page['blockMap'] | null
}

export type MergedRelease = { change: ContentChange; conflicts: ReleaseConflict[] }

/** Part of a release merged with what is published now. Removals stay as they are. */
export function mergeRelease(
  { documents = [], richtextPages = [], ...removals }: ContentChange,
  bases: ReleaseBases,
  published: Published,
): MergedRelease {
  const mergedDocuments = documents.map((wanted) => {
    const found = published.findDocument(wanted.id)
    const merged = mergeDocuments({
      base: baseOf(bases.documents, wanted.id, found),
      wanted,
      found,
    })
    return { ...merged, id: wanted.id, name: toName(wanted) }
  })
  const mergedPages = richtextPages.map(({ id, blockMap }) => {
    const found = published.findPage(id)
    const base = baseOf<unknown>(bases.pages, id, found)
    const merged = mergeValues({
      base: base ?? undefined,
      wanted: blockMap,
      found: found ?? undefined,
    })
    return { ...merged, id, name: id }
  })
  return {
    change: {
      ...removals,
      documents: mergedDocuments.flatMap(({ document }) => document ?? []),
      richtextPages: mergedPages.flatMap(({ id, value }) =>
        value === undefined ? [] : { id, blockMap: value as Page['blockMap'] },
      ),
    },
    conflicts: [...mergedDocuments, ...mergedPages].flatMap(({ id, name, conflicts }) =>
      conflicts.map((conflict) => ({ id, name, ...conflict })),
    ),
  }
}

/** The document as the release has it, with later corrections at other places. */
export function toPreviewed(
  wanted: StoredDocument,
  bases: ReleaseBases,
  { findDocument }: Published,
): StoredDocument {
  const found = findDocument(wanted.id)
  const base = baseOf(bases.documents, wanted.id, found)
  // The other way round: in a conflict, the existing value stays.
  const merged = found && mergeDocuments({ base, wanted: found, found: wanted })
  return merged?.document ?? wanted
}

/** Older builds stored no base. Such a document replaces the published one, as it did in those builds. */
function baseOf<Value>(
  bases: Record<string, { value: Value } | null>,
  id: string,
  found: Value | null,
): Value | null {
  const base = Object.hasOwn(bases, id) ? bases[id] : undefined
  return base === undefined ? found : (base?.value ?? null)
}

const MOST_SHOWN = 80

/** `deal/kopi: data.title was changed meanwhile (published "A", in the release "B")`. */
export function toConflictText({ name, path, after, found, isOpen }: ReleaseConflict): string {
  if (isOpen) {
    const values = `${toValueText(found, MOST_SHOWN)} or ${toValueText(after, MOST_SHOWN)}`
    return `${name}: nobody has chosen yet what ${toPathText(path)} is (${values})`
  }
  if (path.length === 0 && found === undefined) return `${name} was unpublished meanwhile`
  const [theirs, ours] = [toValueText(found, MOST_SHOWN), toValueText(after, MOST_SHOWN)]
  const values = `published ${theirs}, in the release ${ours}`
  return `${name}: ${toPathText(path)} was changed meanwhile (${values})`
}
