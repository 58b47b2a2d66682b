import type { ContentChange } from '../snapshot.ts'
import type { Published } from './merge-release.ts'
import type { ReleaseBases } from './release-bases.ts'

/**
 * What undoes a publish: the changes in the other direction, made from what is published by it. Later corrections
 * at other places stay.
 */
export function toTakeBack(
  { documents = [], removedIds = [], richtextPages = [], removedRichtextIds = [] }: ContentChange,
  before: Published,
): { change: ContentChange; bases: ReleaseBases } {
  const olds = (ids: readonly string[]) => ids.flatMap((id) => before.findDocument(id) ?? [])
  const oldPages = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const blockMap = before.findPage(id)
      return blockMap === null ? [] : [{ id, blockMap }]
    })
  const ids = documents.map(({ id }) => id)
  const pageIds = richtextPages.map(({ id }) => id)
  return {
    change: {
      documents: [...olds(ids), ...olds(removedIds)],
      removedIds: ids.filter((id) => before.findDocument(id) === null),
      richtextPages: [...oldPages(pageIds), ...oldPages(removedRichtextIds)],
      removedRichtextIds: pageIds.filter((id) => before.findPage(id) === null),
    },
    bases: {
      // The number of the publish that is under way is not known yet.
      documents: {
        ...Object.fromEntries(documents.map((value) => [value.id, { version: 0, value }])),
        ...Object.fromEntries(removedIds.map((id) => [id, null])),
      },
      pages: {
        ...Object.fromEntries(richtextPages.map((p) => [p.id, { version: 0, value: p.blockMap }])),
        ...Object.fromEntries(removedRichtextIds.map((id) => [id, null])),
      },
    },
  }
}
