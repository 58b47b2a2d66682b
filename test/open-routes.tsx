import { renderToString } from 'react-dom/server'
import { createContentClient } from '#content/create-content-client.ts'
import { recordDependencies } from '#content/recording-client.ts'
import { createRichtextClient } from '#richtext/service/create-richtext-client.ts'
import { createRouteMatcher } from '#routes/match-route.ts'
import type { Head } from '#routes/page-module.ts'
import { loadPageModule } from '#routes/page-modules.ts'
import { loaders } from '#routes/server/loaders.ts'
import { makeSiteSearch } from '#search/site-search.ts'
import { FIXTURE_NOW, openSeededStore, serve } from './content-fixture.ts'

type Visit = { payload: unknown; html: string; head: Head; until: Date | null }

/** The read path from the seeded store to HTML, without server or cache. */
export async function openRoutes() {
  const store = await openSeededStore()
  const content = createContentClient({ service: serve(store) })
  const richtext = createRichtextClient(store)
  const matchRoute = createRouteMatcher()
  const siteSearch = await makeSiteSearch({ content, richtext, now: FIXTURE_NOW })

  /** Rejects as the loader does. */
  async function visit(address: string, now = FIXTURE_NOW): Promise<Visit> {
    const match = matchRoute(new URL(address, 'https://lobang.example'))
    if (!match) throw new Error(`no route for ${address}`)
    const url = new URL(match.path + match.search, 'https://lobang.example')
    const instants: Date[] = []
    const until = (instant: Date) => instants.push(instant)
    const richtextRules = { embedHosts: [], onUnknownBlock: () => {} }
    const input = {
      params: match.params,
      url,
      now,
      until,
      content: recordDependencies(content, { key: () => {}, watch: () => {}, until }),
      richtext,
      richtextRules,
      search: async () => ({ ...siteSearch, isBehind: false }),
    }
    const payload = await loaders[match.route.id](input)
    const { Page, head } = await loadPageModule(match.folder)
    const sent: unknown = JSON.parse(JSON.stringify(payload))
    return {
      payload,
      html: renderToString(<Page payload={sent} />),
      head: head(sent),
      until: instants.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    }
  }

  return { content, visit }
}
