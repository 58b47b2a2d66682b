import { dependencyKeys } from '#db/content-keys.ts'
import type { BlockMap } from '#lib/block-map.ts'
import type { RichtextClient } from '../richtext-client.ts'
import { toPageId } from './page-id.ts'
import { tableRows } from './table-rows.ts'

/** The embedded pages, as published now. */
export function createRichtextClient(store: {
  snapshot: () => { richtextPages: ReadonlyMap<string, BlockMap> }
}): RichtextClient {
  async function findPage(id: string) {
    const pageId = toPageId(id)
    return pageId === null ? null : (store.snapshot().richtextPages.get(pageId) ?? null)
  }
  return {
    findPage,
    async findTable(id) {
      const blocks = await findPage(id)
      return blocks && tableRows(blocks)
    },
  }
}

/** The same client, recording what a page depends on, including misses. */
export function recordRichtext(
  richtext: RichtextClient,
  record: (key: string) => void,
): RichtextClient {
  return {
    ...richtext,
    async findPage(id) {
      record(dependencyKeys.richtext(toPageId(id) ?? id))
      return richtext.findPage(id)
    },
  }
}
