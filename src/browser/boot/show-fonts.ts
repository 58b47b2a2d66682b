import { storageKeys } from '#lib/storage-keys.ts'
import { FONTS } from './fonts.ts'
import { parsed } from './parsed.ts'
import { root } from './root.ts'
import { showByParts } from './show-by-parts.ts'

/**
 * Shows the fonts once both are there, because each makes the browser lay out text again. Later visits show them before the
 * first frame (`show-cached-fonts.ts`). Rejects if a font is missing, or if the browser cannot tell what it skips: then
 * the fallback stays, in the second case until the next tap.
 */
export async function showFonts(): Promise<void> {
  await Promise.all([document.fonts.load(FONTS), parsed])
  try {
    if (root.dataset.fonts) await showByParts()
  } finally {
    // The next visit finds them in the browser's cache.
    localStorage.setItem(storageKeys.fonts, 'loaded')
  }
}
