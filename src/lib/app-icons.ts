/** The site's icons on a device. Each is a picture in `public`, made by `scripts/make-icons.ts`. */
export type AppIcon = {
  path: string
  /** Width and height in pixels. */
  size: number
  /** `maskable`: the device crops it to its own shape. */
  purpose: 'any' | 'maskable'
}

export const appIcons: readonly AppIcon[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
]

/** For phones that ignore the manifest. They round the corners and show transparent parts as black. */
export const touchIcon: AppIcon = {
  path: '/apple-touch-icon.png',
  size: 180,
  purpose: 'maskable',
}
