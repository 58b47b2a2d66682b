import type { Work } from '#lib/node/work.ts'
import { type GroupIndex, groupIndex } from '../index/group-index.ts'
import type { Snapshot } from '../snapshot.ts'

export function typeIndex(snapshot: Snapshot): Work<GroupIndex<string>> {
  return snapshot.indexes.get('types', () => groupIndex((document) => [document.type]))
}
