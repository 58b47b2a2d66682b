import { storageKeys } from '#lib/storage-keys.ts'
import { root } from './root.ts'
import { showCachedFonts } from './show-cached-fonts.ts'
import { showTheme } from './show-theme.ts'

/**
 * Applies the visitor's theme and text size, so that neither flashes, reserves the height of own shelves, and loads fonts
 * that an earlier visit has cached. A first visit has nothing stored, so it only reads.
 */
export function showChoices(): void {
  try {
    ifStored(storageKeys.theme, showTheme)
    ifStored(storageKeys.textSize, (size) => {
      root.style.fontSize = size
    })
    ifStored(storageKeys.shelves, leaveRoom)
    ifStored(storageKeys.fonts, showCachedFonts)
  } catch {
    // If storage is blocked, the page shows its defaults.
  }
}

function ifStored(key: string, show: (value: string) => void): void {
  const value = localStorage.getItem(key)
  if (value) show(value)
}

/** Reserves the last height of the visitor's own shelves at this width. See `routes/home/own-shelves.tsx`. */
function leaveRoom(kept: string): void {
  const [width, height] = kept.split(' ').map(Number)
  if (width === innerWidth) root.style.setProperty('--own-shelves', `${height}px`)
}
