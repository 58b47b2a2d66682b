import { THEME_COLOURS } from '#lib/theme-colours.ts'
import { root } from './root.ts'

declare global {
  interface Window {
    /** `showTheme`, for the app. */
    lobangTheme: typeof showTheme
  }
}

/** Colours the page, and the browser's own bar with it. Anything but `light` and `dark` means the system's theme. */
export function showTheme(theme: string | null): void {
  const isChosen = theme === 'light' || theme === 'dark'
  if (isChosen) root.dataset.theme = theme
  else delete root.dataset.theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = THEME_COLOURS[isChosen ? theme : meta.media.includes('dark') ? 'dark' : 'light']
}
