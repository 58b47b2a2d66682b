import type { SocialCardTone } from '#lib/node/social-card.ts'

// The light colours of `ui/tokens.css`: a picture cannot follow the viewer's theme.
export const colours = {
  ground: '#0a3d2d',
  surface: '#ffffff',
  ink: '#16201b',
  muted: '#566159',
  brand: '#0b5b41',
  badge: '#c0261a',
  coupon: '#ffcb45',
}

type ToneColours = { mark: string; soft: string }

export const toneColours: Record<SocialCardTone, ToneColours> = {
  house: { mark: '#0b5b41', soft: '#d9eedf' },
  apparel: { mark: '#8a2386', soft: '#f3ddf3' },
  experience: { mark: '#2450a6', soft: '#dce7fa' },
  food: { mark: '#c0351a', soft: '#fde1d4' },
  grocery: { mark: '#14704a', soft: '#dcefd9' },
  shopping: { mark: '#8a5a00', soft: '#ffedbf' },
}
