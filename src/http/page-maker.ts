import type { ContentClient } from '#content/content-client.ts'
import { recordDependencies } from '#content/recording-client.ts'
import type { RenderedPage } from '#pagecache/page-cache.ts'
import type { Renderer } from '#render/render.tsx'
import type { RichtextClient } from '#richtext/richtext-client.ts'
import { recordRichtext } from '#richtext/service/create-richtext-client.ts'

export type PageMakerOptions = {
  renderer: Renderer
  content: ContentClient
  richtext: RichtextClient
  now: () => Date
}

/** Renders a page and notes all that it read, so that the cache knows when it is out of date. */
export function createPageMaker({ renderer, content, richtext, now }: PageMakerOptions) {
  return async (address: string): Promise<RenderedPage> => {
    const dependencies = new Set<string>()
    const record = (key: string) => {
      dependencies.add(key)
    }
    const page = await renderer.renderPage(address, {
      content: recordDependencies(content, record),
      richtext: recordRichtext(richtext, record),
      now: now(),
    })
    return { ...page, dependencies }
  }
}
