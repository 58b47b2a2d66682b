import type { Staging } from '#db/content-staging.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'

/** A published value and the number of the publish that wrote it; `null` where there was none. */
type Base<Value> = { version: number; value: Value } | null

/** What the changes of a release were made from, by id. */
export type ReleaseBases = {
  documents: Record<string, Base<StoredDocument>>
  pages: Record<string, Base<unknown>>
}

export function parseBases(text: string | null): ReleaseBases {
  return text === null ? { documents: {}, pages: {} } : (JSON.parse(text) as ReleaseBases)
}

/** What is published now of everything that the change replaces. */
export async function readBases(staging: Staging, change: ContentChange): Promise<ReleaseBases> {
  const ids = (change.documents ?? []).map(({ id }) => id)
  const pageIds = (change.richtextPages ?? []).map(({ id }) => id)
  return {
    documents: toBases<StoredDocument>(ids, {
      texts: await staging.findDocuments(ids),
      versions: await staging.lastRevisions('document', ids),
    }),
    pages: toBases(pageIds, {
      texts: await staging.findPages(pageIds),
      versions: await staging.lastRevisions('richtext', pageIds),
    }),
  }
}

type Published = {
  texts: ReadonlyMap<string, string>
  versions: ReadonlyMap<string, { version: number }>
}

function toBases<Value>(
  ids: readonly string[],
  { texts, versions }: Published,
): Record<string, Base<Value>> {
  return Object.fromEntries(
    ids.map((id) => {
      const text = texts.get(id)
      const version = versions.get(id)?.version ?? 0
      return [id, text === undefined ? null : { version, value: JSON.parse(text) as Value }]
    }),
  )
}

/** The bases of two changes; the second one counts for what is in both. */
export function joinBases(first: ReleaseBases, second: ReleaseBases): ReleaseBases {
  return {
    documents: { ...first.documents, ...second.documents },
    pages: { ...first.pages, ...second.pages },
  }
}
