import { FONTS } from './fonts.ts'
import { root } from './root.ts'

/** Shows the fonts if they load before the first frame. After it `show-fonts.ts` shows them by parts. */
export function showCachedFonts(): void {
  let isPainted = false
  // The browser reports the first frame later than it paints it, and the fonts may arrive in between.
  requestAnimationFrame(() => {
    isPainted = true
  })
  document.fonts.load(FONTS).then(
    () => {
      if (!isPainted) delete root.dataset.fonts
    },
    // If a font is missing, the fallback stays.
    () => {},
  )
}
