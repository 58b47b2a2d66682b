import type { Landing, LandingLink } from '#deals/landing.ts'

export function toLandingLink({ uid, title, tagline, palette }: Landing): LandingLink {
  return { uid, title, tagline, palette }
}
