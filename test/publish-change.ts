import type { Database } from '#db/database.ts'
import type { ContentStore } from '#repository/content-store.ts'
import { type PublishOptions, publishContent } from '#repository/publish/publish-content.ts'
import { type Author, toEntry } from '#repository/publish/publish-entry.ts'
import { stageChange } from '#repository/publish/staged-change.ts'
import type { ContentChange } from '#repository/snapshot.ts'

/** A store with a short way to publish. */
export type TestStore = ContentStore & { publish: (change: ContentChange) => Promise<void> }

/** Publishes as commands do. Stores see it after a refresh. */
export async function publishChange(
  db: Database,
  change: ContentChange,
  options: Pick<PublishOptions, 'now' | 'createRef'> & Partial<PublishOptions>,
) {
  return publishContent(
    db,
    async (staged) => {
      await stageChange(staged, change)
      return {}
    },
    { kind: 'publish', author: testAuthor, ...options },
  )
}

export const testAuthor: Author = { kind: 'command', name: 'test' }

/** For tests below `publishContent`. */
export const testEntry = {
  kind: 'publish' as const,
  ...toEntry({ author: testAuthor }, new Date(0)),
}

export function toTestStore(
  store: ContentStore,
  db: Database,
  options: Pick<PublishOptions, 'now' | 'createRef'>,
): TestStore {
  return {
    ...store,
    async publish(change) {
      await publishChange(db, change, options)
      await store.refresh()
    },
  }
}
