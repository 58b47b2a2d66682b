import { storageKeys } from '#lib/storage-keys.ts'

const FAMILIES = ['Hanken Grotesk', 'Bricolage Grotesque']

const root = document.documentElement

/**
 * Shows both fonts together, since each makes the browser lay out the page again. Until then fallback fonts with the
 * same widths stand in. Fonts that an earlier visit has put into the cache load at once, in time for the first paint.
 * Returns a function that loads the fonts of a first visit: sooner they would take the connection of the first picture.
 */
export function prepareFonts(): () => void {
  root.dataset.fonts = 'late'
  if (!wereLoaded()) return loadFonts
  loadFonts()
  return () => {}
}

function loadFonts(): void {
  const loads = FAMILIES.map((family) => document.fonts.load(`1em '${family} Variable'`))
  Promise.all(loads).then(showFonts, () => {
    // A font is missing: the fallback stays.
  })
}

function showFonts(): void {
  delete root.dataset.fonts
  try {
    localStorage.setItem(storageKeys.fonts, 'loaded')
  } catch {
    // Storage is blocked or full: the next visit waits for the first paint again.
  }
}

function wereLoaded(): boolean {
  try {
    return localStorage.getItem(storageKeys.fonts) !== null
  } catch {
    return false
  }
}
