import type { Database } from '#db/database.ts'
import { toFaultText } from './import/fault.ts'
import { type ImportOptions, importContent } from './import/import-content.ts'
import { type PublishOptions, publishContent } from './publish/publish-content.ts'

type SeedOptions = Pick<ImportOptions, 'createIllustrator'> &
  Pick<PublishOptions, 'now' | 'createRef'> & { folder: string }

/** Publishes a folder in the authoring format: all of it, or nothing when it has faults. */
export async function seedContent(
  db: Database,
  { folder, ...options }: SeedOptions,
): Promise<void> {
  const { faults } = await importContent({ db, path: folder }, options, (fill) =>
    publishContent(db, fill, {
      ...options,
      kind: 'import',
      author: { kind: 'command', name: 'demo' },
    }),
  )
  if (faults.length > 0) {
    throw new Error(`The content in ${folder} has faults:\n${faults.map(toFaultText).join('\n')}`)
  }
}
