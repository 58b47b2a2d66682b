import type { ContentStore } from './content-store.ts'
import { toFaultText } from './import/fault.ts'
import { type AuthoringOptions, importFolder } from './import/import-folder.ts'

/**
 * Publishes the folder when nothing was ever published, and says whether it did. Processes that
 * start together agree: the caller holds a lock, and the second one finds what the first published.
 */
export async function seedContent(
  store: ContentStore,
  folder: string,
  options: AuthoringOptions,
): Promise<boolean> {
  await store.refresh()
  if (store.snapshot().ref !== null) return false

  const { documents, richtextPages, assets, faults } = await importFolder(folder, options)
  if (faults.length > 0) {
    throw new Error(`The content in ${folder} has faults:\n${faults.map(toFaultText).join('\n')}`)
  }
  await store.publish({ documents, richtextPages, assets })
  return true
}
