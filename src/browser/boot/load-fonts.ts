const FAMILIES = ['Hanken Grotesk', 'Bricolage Grotesque']
/** Nobody has read much before this; later a change of fonts would move the text under the reader. */
const UNREAD_MS = 700
/** The visitor sees the effect of a tap or key before the text changes. */
const AFTER_INPUT_MS = 500

const root = document.documentElement

/**
 * Loads both fonts and shows them together, since each makes the browser lay out the whole page again. Until then
 * fallback fonts with the same widths stand in. Fonts that arrive late wait for the visitor's first tap or key.
 */
export function loadFonts(): void {
  root.dataset.fonts = 'late'
  const loads = FAMILIES.map((family) => document.fonts.load(`1em '${family} Variable'`))
  Promise.all(loads).then(
    () => {
      if (performance.now() < UNREAD_MS) return showFonts()
      for (const type of ['pointerdown', 'keydown']) {
        addEventListener(type, () => setTimeout(showFonts, AFTER_INPUT_MS), { once: true })
      }
    },
    // A font is missing: the fallback stays.
    () => {},
  )
}

function showFonts(): void {
  delete root.dataset.fonts
}
