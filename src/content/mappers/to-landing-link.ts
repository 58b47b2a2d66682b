import type { Landing } from './to-landing.ts'

/** A landing page as a list of them shows it. */
export type LandingLink = Pick<Landing, 'uid' | 'title' | 'tagline' | 'palette'>

export function toLandingLink({ uid, title, tagline, palette }: Landing): LandingLink {
  return { uid, title, tagline, palette }
}
