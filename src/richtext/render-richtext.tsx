import { renderToStaticMarkup } from 'react-dom/server'
import type { Richtext } from './richtext-node.ts'
import { RichtextPage } from './richtext-page.tsx'

/** A page as its browser gets it: finished markup, so that no renderer has to travel with it. */
export type RichtextMarkup = { title: string; html: string }

export function renderRichtext(page: Richtext): RichtextMarkup {
  return { title: page.title, html: renderToStaticMarkup(<RichtextPage page={page} />) }
}
