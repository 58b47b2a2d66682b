/** How the site looks among a device's apps. Each is a picture in `public`, made by `scripts/make-icons.ts`. */
export type AppIcon = {
  path: string
  /** Pixels, both ways. */
  size: number
  /** `maskable`: the device cuts its own shape out of it. */
  purpose: 'any' | 'maskable'
}

export const appIcons: readonly AppIcon[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
]

/** Phones that know no manifest look for it there; they cut corners, but show what is see-through as black. */
export const touchIcon: AppIcon = {
  path: '/apple-touch-icon.png',
  size: 180,
  purpose: 'maskable',
}
