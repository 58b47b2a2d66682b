import { storageKeys } from '#lib/storage-keys.ts'
import { THEME_COLOURS } from '#lib/theme-colours.ts'
import { FONTS } from './fonts.ts'
import { root } from './root.ts'

declare global {
  interface Window {
    /** Shows a theme; anything but `light` and `dark` means the system's. */
    lobangTheme: (theme: string | null) => void
  }
}

/**
 * Applies the visitor's theme and text size, so that neither flashes, and reserves the height of own shelves. Fonts that
 * an earlier visit has cached are loaded in time for the first paint.
 */
export function showChoices(): void {
  window.lobangTheme = showTheme
  try {
    showTheme(localStorage.getItem(storageKeys.theme))
    root.style.fontSize = localStorage.getItem(storageKeys.textSize) ?? ''
    leaveRoom(localStorage.getItem(storageKeys.shelves) ?? '')
    if (localStorage.getItem(storageKeys.fonts)) showCachedFonts()
  } catch {
    // If storage is blocked, the page shows its defaults.
  }
}

/** After the first paint they are shown by parts: see `show-fonts.ts`. */
function showCachedFonts(): void {
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

/** Reserves the last height of the visitor's own shelves at this width. See `routes/home/own-shelves.tsx`. */
function leaveRoom(kept: string): void {
  const [width, height] = kept.split(' ').map(Number)
  if (width === innerWidth) root.style.setProperty('--own-shelves', `${height}px`)
}

/** Colours the page, and the browser's own bar with it. */
function showTheme(theme: string | null): void {
  const isChosen = theme === 'light' || theme === 'dark'
  if (isChosen) root.dataset.theme = theme
  else delete root.dataset.theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = THEME_COLOURS[isChosen ? theme : meta.media.includes('dark') ? 'dark' : 'light']
}
