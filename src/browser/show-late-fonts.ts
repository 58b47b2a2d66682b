import { FONTS } from './boot/fonts.ts'
import { whenIdle } from './boot/when-idle.ts'
import { layOut } from './lay-out-ahead.ts'

/** After the frame that responds to a tap. Browsers allow movement for half a second. */
const SOON_MS = 150
/** After this time the visitor is reading the next page, and does not notice that the device is busy for a moment. */
const LATER_MS = 2000

/** Shows the fonts in the parts that kept the fallback fonts on a first visit, see `boot/show-fonts.ts`. */
export function createLateFonts() {
  addEventListener('click', showSoon)
  // The tap that loaded this code.
  if (window.lobangTapped) showSoon()
  return { show }
}

/** A page that the tap leaves gets them later, while it is hidden, so that going back to it at once stays quick. */
function showSoon(): void {
  const page = document.querySelector<HTMLElement>('main > :not(.kept)')
  setTimeout(async () => {
    // During a navigation nothing is laid out again, because that would delay the new page.
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

/** Shows the fonts around the page, and in the page unless it is kept. Removing the root's attribute would restyle everything. */
function show(page: HTMLElement | null = null): void {
  const missing = [document.body, page].filter((part) =>
    part?.matches(':not(.kept, [data-fonts=""])'),
  )
  // Checking the fonts takes time too.
  if (missing.length === 0 || !document.documentElement.dataset.fonts) return
  if (!document.fonts.check(FONTS)) return
  for (const part of missing) if (part) part.dataset.fonts = ''
}
