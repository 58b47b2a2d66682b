// Loads at the visitor's first action: see `loadParts` in `entry.tsx`.
import type { RouteMatch } from '#routes/match-route.ts'
import { robotsRule } from '#routes/robots-rule.ts'
import { afterPaint } from '#ui/after-paint.ts'
import type { PageAhead } from '#ui/page-ahead.ts'
import { keepLayouts } from './keep-layouts.ts'
import { findKept, type KeptPages } from './kept-pages.ts'
import { createLayOutAhead } from './lay-out-ahead.ts'
import { createLoadingBar } from './loading-bar.ts'
import type { LoadedPage, PageSource } from './page-source.ts'
import { prepareTapped } from './prepare-tapped.ts'
import { dropPrepared, preparePage } from './prepared-pages.ts'
import { createLateFonts } from './show-late-fonts.ts'
import type { Store } from './store.ts'

type Surroundings = {
  kept: Store<KeptPages>
  source: PageSource
  match: (url: URL) => RouteMatch | null
  barElement: HTMLElement
}

export type ActiveParts = ReturnType<typeof createActiveParts>

/** Code that a visitor who only reads does not need. */
export function createActiveParts({ kept, source, match, barElement }: Surroundings) {
  const app = document.getElementById('app')
  if (app) keepLayouts(app)

  async function loadAhead(target: RouteMatch): Promise<LoadedPage> {
    const envelope = await source.fetchAhead(target)
    return source.toLoadedPage(envelope, await source.loadCode(target.folder))
  }

  const layouts = createLayOutAhead()
  function prepare(page: LoadedPage): void {
    layouts.watch()
    kept.set(preparePage(kept.get(), page))
  }
  prepareTapped({
    async prepare(address, isWanted) {
      const target = match(new URL(address))
      if (!target || findKept(kept.get(), target.path + target.search)) return
      const page = await loadAhead(target)
      if (isWanted()) prepare(page)
    },
    drop: () => kept.set(dropPrepared(kept.get())),
  })

  const fetchAhead: PageAhead = async (address, { isNext } = {}) => {
    const target = match(new URL(address, location.href))
    if (!target) throw new Error(`${address} is no page`)
    const page = await loadAhead(target)
    if (isNext) afterPaint(() => prepare(page))
    return page.payload
  }

  const fonts = createLateFonts()
  return {
    bar: createLoadingBar(barElement),
    fetchAhead,

    /** Adapts the document to the page that is shown. Does nothing if the visitor has gone on meanwhile. */
    adapt(page: LoadedPage): void {
      if (kept.get().path !== page.path) return
      describePage(page)
      fonts.show()
    },
  }
}

/** Makes the head describe the page that is shown: visitors share and bookmark it, and extensions read it. */
function describePage({ head, path }: LoadedPage): void {
  set('[name=description]', 'content', head.description)
  set('[name=robots]', 'content', robotsRule(head))
  set('[rel=canonical]', 'href', head.canonical ?? path)
  // Open Graph, feeds and JSON-LD are about the first page. They are for crawlers, which load every page anew.
  const aboutFirst = document.querySelectorAll('head :is([property],[rel=alternate]),[type*=ld]')
  for (const part of aboutFirst) part.remove()
}

function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
