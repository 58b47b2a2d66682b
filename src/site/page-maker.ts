import type { ContentClient, DocumentSource } from '#content/content-client.ts'
import { recordDependencies } from '#content/recording-client.ts'
import type { Watch } from '#content/select-documents.ts'
import type { RenderedPage } from '#pagecache/cached-page.ts'
import type { PageSources, Renderer } from '#render/render.tsx'
import type { RichtextClient } from '#richtext/richtext-client.ts'
import { recordRichtext } from '#richtext/service/create-richtext-client.ts'

export type PageMakerOptions = {
  renderer: Renderer
  content: ContentClient & DocumentSource
  richtext: RichtextClient
  now: () => Date
  preview?: PageSources['preview']
}

/** What pages depend on that are made with the index of the search. */
export const SEARCH_KEY = 'search index'

/** Renders a page and notes all that it read, so that the cache knows when it is out of date. */
export function createPageMaker({ renderer, content, richtext, now, preview }: PageMakerOptions) {
  return async (address: string): Promise<RenderedPage> => {
    const keys = new Set<string>()
    const watches: Watch[] = []
    const key = (read: string) => {
      keys.add(read)
    }
    const watch = (read: Watch) => {
      watches.push(read)
    }
    const page = await renderer.renderPage(address, {
      content: recordDependencies(content, { key, watch }),
      richtext: recordRichtext(richtext, key),
      now: now(),
      preview,
      // Not recorded: all of it is one thing to the page.
      searched: { content, richtext },
      onSearchRead: () => key(SEARCH_KEY),
    })
    return { ...page, dependencies: { keys, watches } }
  }
}
