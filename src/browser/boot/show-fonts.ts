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

/**
 * Loads both fonts and shows them together, because each makes the browser lay out text again. Later visits show them before
 * the first paint (`show-cached-fonts.ts`).
 */
export async function showFonts(): Promise<void> {
  try {
    await document.fonts.load(FONTS)
    const shown = root.dataset.fonts && showByParts()
    // The next visit finds them in the browser's cache.
    localStorage.setItem(storageKeys.fonts, 'loaded')
    await shown
  } catch {
    // If a font is missing, the fallback stays. If storage is blocked or full, the next visit waits for the first paint too.
  }
}
