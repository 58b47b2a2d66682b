import { renderToStaticMarkup } from 'react-dom/server'
import type { Richtext } from './richtext-node.ts'
import { RichtextPage, RichtextTop } from './richtext-page.tsx'

/**
 * A page as its browser gets it: finished markup, so that no renderer has to travel with it. `top`
 * goes above the title and is mostly empty.
 */
export type RichtextMarkup = { title: string; top: string; html: string }

export function renderRichtext(page: Richtext): RichtextMarkup {
  return {
    title: page.title,
    top: renderToStaticMarkup(<RichtextTop page={page} />),
    html: renderToStaticMarkup(<RichtextPage page={page} />),
  }
}
