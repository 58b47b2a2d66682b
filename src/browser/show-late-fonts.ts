import { FONTS } from './boot/fonts.ts'
import { whenIdle } from './boot/when-idle.ts'
import { layOut } from './lay-out-ahead.ts'

/** After the frame that answers a tap; browsers expect movement for half a second. */
const SOON_MS = 150
/** A visitor who has stayed this long reads the next page, and will not notice that the device is busy for a moment. */
const LATER_MS = 2000

/** On a first visit some parts of the page keep the fallback fonts, because the fonts would move something: see `boot/prepare-fonts.ts`. */
export function createLateFonts() {
  addEventListener('click', showSoon)
  // The tap that loaded this code.
  if (window.lobangTapped) showSoon()
  return { show }
}

/** In a page that the tap leaves they show later, while nobody sees it: going back to it at once stays quick. */
function showSoon(): void {
  const page = document.querySelector<HTMLElement>('main > :not(.kept)')
  setTimeout(async () => {
    // While another page is on its way, nothing is laid out again: that would delay the new one.
    await window.navigation?.transition?.finished.catch(() => {})
    show(page)
    if (page?.matches('.kept')) setTimeout(() => void showHidden(page), LATER_MS)
  }, SOON_MS)
}

async function showHidden(page: HTMLElement): Promise<void> {
  await whenIdle()
  if (!page.matches('.kept:not([data-fonts=""])') || !document.fonts.check(FONTS)) return
  page.dataset.fonts = ''
  layOut(page)
}

/** Shows the fonts in the document around the page, and in the page unless it is kept. The root keeps its mark, because removing it would restyle everything. */
function show(page: HTMLElement | null = null): void {
  const missing = [document.body, page].filter((part) =>
    part?.matches(':not(.kept, [data-fonts=""])'),
  )
  // To check the fonts takes time too.
  if (missing.length === 0 || !document.documentElement.dataset.fonts) return
  if (!document.fonts.check(FONTS)) return
  for (const part of missing) if (part) part.dataset.fonts = ''
}
