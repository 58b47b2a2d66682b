import type { DealTimes } from '#deals/times/deal-times.ts'
import { dealTimesOf } from '#repository/deal-times-of.ts'
import type { DealDocument } from '#repository/documents.ts'
import { importFolder } from '#repository/import/import-folder.ts'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { SEED_FOLDER } from './noon.ts'

/** The times of every deal of the demo, imported at an instant. */
export async function seedTimes(now: Date): Promise<DealTimes[]> {
  const { documents } = await importFolder(SEED_FOLDER, { now, createIllustrator })
  return documents
    .filter(({ type }) => type === 'deal')
    .map((document) => dealTimesOf(document as unknown as DealDocument))
}
