import type { StagedChange } from '../publish/staged-change.ts'
import type { RichtextPage } from './richtext-pages.ts'

/** Removes published content that the import lacks. */
export async function removeMissing(
  change: StagedChange,
  hasDocument: (id: string) => boolean,
  pages: readonly RichtextPage[],
): Promise<void> {
  const published = await change.publishedIds()
  await change.remove(published.documents.filter((id) => !hasDocument(id)))
  const pageIds = new Set(pages.map(({ id }) => id))
  await change.removePages(published.pages.filter((id) => !pageIds.has(id)))
}
