import { storageKeys } from '#lib/storage-keys.ts'
import { FONTS } from './fonts.ts'
import { root } from './root.ts'
import { whenIdle } from './when-idle.ts'

declare global {
  interface Window {
    /** Whether the visitor has tapped since the fonts are there. */
    lobangTapped?: boolean
  }
}

/** Whose place a visitor notices. */
const NOTICED = 'a,button,li,p'
/** In pixels. Browsers do not count less as a shift. */
const UNNOTICED = 3
/** In elements. All icons, which have no text, are one part. */
const PART_SIZE = 70

/** Until both fonts are there, fallback fonts with nearly the same widths stand in. */
export function prepareFonts() {
  root.dataset.fonts = 'late'
  let isPainted = false
  let shown: Promise<void> | undefined
  // The browser's own entry about the first frame comes later than the frame, and the fonts may come between the two.
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
      // A font is missing: the fallback stays. Or storage is blocked or full: the next visit waits for the first paint again.
    }
  }

  /**
   * Loads both fonts, once, and shows them together, since each makes the browser lay out text again. On a first visit they
   * wait for the first picture, whose connection they would take.
   */
  return (): Promise<void> => {
    shown ??= loadAndShow()
    return shown
  }
}

/**
 * Part by part, what is in view first: to lay out the whole page again takes a slow phone too long. In some parts a text would
 * wrap elsewhere, and what is below it would move. They wait for a tap that does not leave the page (`show-late-fonts.ts`): what
 * moves right after it does not surprise.
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

/** A part has no other mark in it, which would win. */
function partsOf(element: HTMLElement): HTMLElement[] {
  const isSmall = element.getElementsByTagName('*').length < PART_SIZE
  if (isSmall && !element.querySelector('[data-fonts]')) return [element]
  return ([...element.children] as HTMLElement[]).flatMap(partsOf)
}

/** Does not lay out what the browser skips. In browsers that cannot tell the fonts wait for the next tap. */
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
