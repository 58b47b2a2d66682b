import { storageKeys } from '#lib/storage-keys.ts'
import { FONTS } from './fonts.ts'
import { root } from './root.ts'
import { showByParts } from './show-by-parts.ts'

declare global {
  interface Window {
    /** Whether the visitor has tapped since the fonts loaded. */
    lobangTapped?: boolean
  }
}

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

function showAtOnce(): void {
  delete root.dataset.fonts
}
