import { createContentClient } from '#content/create-content-client.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import type { PageInput } from '#routes/server/page-loader.ts'
import { makeSiteSearch } from '#search/site-search.ts'
import { openSeededStore, serve } from './content-fixture.ts'
import { NOON } from './noon.ts'

type ListInput = PageInput & {
  /** The instants at which the loader said that its content stops being true. */
  instants: Date[]
}

/** The demo at noon: files that a worker runs share it, because nobody who gets it can publish. */
let atNoon: ReturnType<typeof openDemo> | undefined

/**
 * What loaders of lists and searches get: the demo, at noon unless said otherwise, without a server. `more` documents
 * are published beside it.
 */
export function createListInput(made = NOON, more: readonly StoredDocument[] = []) {
  if (made !== NOON || more.length > 0) return openDemo(made, more)
  atNoon ??= openDemo(made, more)
  return atNoon
}

async function openDemo(made: Date, more: readonly StoredDocument[]) {
  const store = await openSeededStore()
  if (more.length > 0) await store.publish({ documents: more })
  const content = createContentClient({ service: serve(store) })
  const richtext = createRichtextClient(store)
  const site = await makeSiteSearch({ content, richtext, now: made })

  function inputFor(address: string, now = made): ListInput {
    const instants: Date[] = []
    return {
      params: {},
      url: new URL(address, 'https://lobang.example'),
      now,
      until: (instant) => instants.push(instant),
      instants,
      content,
      richtext,
      richtextRules: { embedHosts: [], onUnknownBlock: () => {} },
      search: async () => ({ ...site, isBehind: now !== made }),
    }
  }

  return { content, richtext, site, documents: store.snapshot().byId, inputFor }
}
