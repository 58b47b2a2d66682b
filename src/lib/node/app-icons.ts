import * as paths from '../paths.ts'

/** The site's icons on a device. Each is a picture in `public`, made by `scripts/make-icons.ts`. */
export type AppIcon = {
  path: string
  /** Width and height in pixels. */
  size: number
  /** `maskable`: the device crops it to its own shape. */
  purpose: 'any' | 'maskable'
}

export const appIcons: readonly AppIcon[] = [
  { path: paths.icon('icon-192'), size: 192, purpose: 'any' },
  { path: paths.icon('icon-512'), size: 512, purpose: 'any' },
  { path: paths.icon('icon-maskable-512'), size: 512, purpose: 'maskable' },
]

/** For what is not a document, such as a feed. The file holds it as PNG. */
export const plainIcon: AppIcon = { path: paths.plainFavicon, size: 32, purpose: 'any' }

/** For phones that ignore the manifest. They round the corners and show transparent parts as black. */
export const touchIcon: AppIcon = {
  path: paths.icon('apple-touch-icon'),
  size: 180,
  purpose: 'maskable',
}
