import { withStaging } from '#db/content-staging.ts'
import type { Database } from '#db/database.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import type { FillStage } from './publish-content.ts'
import { type ChangeCounts, createStagedChange } from './staged-change.ts'

/** The change that a publish would make now, for a release. */
export async function prepareChange(
  db: Database,
  fill: FillStage,
): Promise<{ change: ContentChange; counts: ChangeCounts }> {
  return withStaging(db, async (staging) => {
    const staged = createStagedChange(staging, null)
    await fill(staged)
    await staging.saveAssets()
    const { documents, pages, removals } = await staging.rows()
    const idsOf = (kind: string) => removals.filter((row) => row.kind === kind).map(({ id }) => id)
    const change = {
      documents: documents.map(({ document }) => JSON.parse(document) as StoredDocument),
      removedIds: idsOf('document'),
      richtextPages: pages.map(({ id, block_map }) => ({ id, blockMap: JSON.parse(block_map) })),
      removedRichtextIds: idsOf('richtext'),
    }
    return { change, counts: staged.counts() }
  })
}
