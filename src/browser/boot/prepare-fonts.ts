import { storageKeys } from '#lib/storage-keys.ts'
import { FONTS } from './fonts.ts'
import { root } from './root.ts'
import { whenIdle } from './when-idle.ts'

declare global {
  interface Window {
    /** Whether the visitor has tapped since the fonts loaded. */
    lobangTapped?: boolean
  }
}

/** Elements whose movement a visitor notices. */
const NOTICED = 'a,button,li,p'
/** In pixels. Browsers do not count smaller movements as shifts. */
const UNNOTICED = 3
/** In elements. All icons, which have no text, are one part. */
const PART_SIZE = 70

/** Until both fonts are there, fallback fonts with nearly the same widths stand in. */
export function prepareFonts() {
  root.dataset.fonts = 'late'
  let isPainted = false
  let shown: Promise<void> | undefined
  // The browser reports the first frame later than it paints it, and the fonts may arrive in between.
  requestAnimationFrame(() => {
    isPainted = true
  })

  async function loadAndShow(): Promise<void> {
    try {
      await document.fonts.load(FONTS)
      const done = isPainted ? showByParts() : showAtOnce()
      // The next visit finds them in the browser's cache.
      localStorage.setItem(storageKeys.fonts, 'loaded')
      await done
    } catch {
      // If a font is missing, the fallback stays. If storage is blocked or full, the next visit waits for the first paint too.
    }
  }

  /**
   * Loads both fonts, once, and shows them together, because each makes the browser lay out text again. On a first visit
   * they wait for the first picture, to leave it the connection.
   */
  return (): Promise<void> => {
    shown ??= loadAndShow()
    return shown
  }
}

/**
 * Shows the fonts part by part, visible parts first, because a slow phone needs too long to lay out the whole page again.
 * Parts in which text would wrap differently, and so move what is below, wait for a tap that does not leave the page
 * (`show-late-fonts.ts`): movement right after a tap is not surprising.
 */
async function showByParts(): Promise<void> {
  addEventListener('click', () => {
    window.lobangTapped = true
  })
  const parts = partsOf(document.body)
  for (const part of new Set([...parts.filter(isInView), ...parts])) {
    await whenIdle()
    if ('fonts' in document.body.dataset) return
    const noticed = [...parts, ...part.querySelectorAll(NOTICED)].filter(isInView)
    const before = noticed.map((element) => ({ element, place: element.getBoundingClientRect() }))
    part.dataset.fonts = ''
    if (before.some(hasMoved)) delete part.dataset.fonts
  }
}

/** A part contains no other `data-fonts`, which would win. */
function partsOf(element: HTMLElement): HTMLElement[] {
  const isSmall = element.getElementsByTagName('*').length < PART_SIZE
  if (isSmall && !element.querySelector('[data-fonts]')) return [element]
  return ([...element.children] as HTMLElement[]).flatMap(partsOf)
}

/** Does not lay out what the browser skips. In browsers without this check the fonts wait for the next tap. */
function isInView(element: Element): boolean {
  if (!element.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

function hasMoved({ element, place }: { element: Element; place: DOMRect }): boolean {
  const { x, y } = element.getBoundingClientRect()
  return Math.hypot(x - place.x, y - place.y) >= UNNOTICED
}

function showAtOnce(): void {
  delete root.dataset.fonts
}
