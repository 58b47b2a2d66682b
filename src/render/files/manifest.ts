import { appIcons } from '#lib/node/app-icons.ts'
import * as paths from '#lib/paths.ts'
import { THEME_COLOURS } from '#lib/theme-colours.ts'

/** For "Add to home screen", with a shortcut to saved deals. */
export function toManifest(productName: string): string {
  return JSON.stringify({
    name: productName,
    short_name: productName,
    description: 'Hand-picked deals for people in Singapore',
    lang: 'en-SG',
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    icons: [
      { src: paths.favicon, type: 'image/svg+xml', sizes: 'any' },
      ...appIcons.map(({ path, size, purpose }) => ({
        src: path,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
    shortcuts: [
      { name: 'Saved deals', url: paths.profile },
      { name: 'Search', url: paths.search },
    ],
  })
}
